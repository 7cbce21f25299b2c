/// How Float32 mixtures of a blend space become bytes, eight at a step. Mixtures of a larger relative error than
/// `largestError` are all in doubt, unless they are 0.
protocol MixtureRounding: Sendable {
  /// What a byte counts for in a mixture.
  func value(of byte: UInt8) -> Float
  /// The bytes of mixtures, each 0...255, and for each whether its error may reach another byte's: not 0.
  func bytes(of mixtures: ShareBlocks.Lanes) -> (bytes: ShareBlocks.Words, doubts: ShareBlocks.Words)
}

extension MixtureRounding {
  /// A quarter of a byte's step in sRGB, and a ninth of the last one in linear light.
  static var largestError: Float { 0x1p-10 }
}

/// Mixtures of sRGB-encoded bytes, in steps of a byte.
///
/// Adding 2^23 rounds to the nearest whole number and leaves it in the lowest bits; what was rounded off is exact (Sterbenz).
/// A byte is certain where that lies farther from 1/2 than the error of 255, the largest mixture.
struct EncodedRounding: MixtureRounding {
  /// The bits of the largest distance from a byte that leaves no doubt. Of Floats from 0 on, the larger has larger bits.
  private let certain: UInt32

  /// Less any distance, up to 1/2, it still has the highest bit.
  private static let none: UInt32 = 0xC000_0000

  init(relativeError: Float) {
    certain = relativeError <= Self.largestError ? (0.5 - 256 * relativeError).nextDown.bitPattern : Self.none
  }

  @inline(__always) func value(of byte: UInt8) -> Float { Float(byte) }

  @inline(__always) func bytes(
    of mixtures: ShareBlocks.Lanes
  ) -> (bytes: ShareBlocks.Words, doubts: ShareBlocks.Words) {
    let whole: ShareBlocks.Lanes = mixtures + 0x1p23
    let distance = unsafeBitCast(mixtures - (whole - 0x1p23), to: ShareBlocks.Words.self) & 0x7FFF_FFFF
    let beyond = (ShareBlocks.Words(repeating: certain) &- distance) & 0x8000_0000
    return (unsafeBitCast(whole, to: ShareBlocks.Words.self) & 0xFF, beyond)
  }
}
