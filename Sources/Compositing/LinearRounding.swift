/// Mixtures of linear light, 0...1. Each is looked up with its error taken away; where it reaches the next threshold
/// with its error added, there is doubt.
///
/// A part of a 4096th holds at most one threshold, as the least distance of two is 1.24 parts. Where it holds one, the
/// next is beyond the part's end by at least 0.8 % of the value: out of reach of `largestError`, which is 0.1 %.
struct LinearRounding: MixtureRounding {
  private struct Part: Sendable {
    /// The first threshold above the part's beginning.
    var threshold: UInt32
    /// The byte of the part's beginning.
    var byte: UInt32
  }

  private let values: [Float]
  /// The part whose middle is the 4096th of its number.
  private let parts: [Part]
  private let (lower, upper): (Float, Float)

  private static let partList: [Part] = {
    let thresholds = Transfer.of(.linear).boundaries.map { Float($0 * 0x1p-60) } + [.infinity]
    var byte = 0
    return (0...4096).map { part in
      while thresholds[byte + 1] <= (Float(part) - 0.5) / 4096 { byte += 1 }
      return Part(threshold: thresholds[byte + 1].bitPattern, byte: UInt32(byte))
    }
  }()

  /// Thresholds are rounded to Float32, and so is each mixture when its error is taken away or added: with the rounding
  /// of the factor less than 4 u in all, u = 2^-24.
  init(relativeError: Float) {
    values = Transfer.of(.linear).values.map { Float($0 * 0x1p-60) }
    parts = Self.partList
    let isUseful = relativeError <= Self.largestError
    (lower, upper) = isUseful ? (1 - relativeError - 0x1p-22, 1 + relativeError + 0x1p-22) : (0, 0x1p24)
  }

  @inline(__always) func value(of byte: UInt8) -> Float { values[Int(byte)] }

  /// Adding 2^23 rounds to the nearest part. Of Floats from 0 on the larger has larger bits, so that differences of bits
  /// compare.
  @inline(__always) func bytes(
    of mixtures: ShareBlocks.Lanes
  ) -> (bytes: ShareBlocks.Words, doubts: ShareBlocks.Words) {
    typealias Words = ShareBlocks.Words
    let least = mixtures * lower
    let numbers = unsafeBitCast(least * 4096 + 0x1p23, to: Words.self) & 0x1FFF
    var (thresholds, bytes) = (Words.zero, Words.zero)
    parts.withUnsafeBufferPointer { parts in
      for lane in 0..<ShareBlocks.width {
        let part = parts[Int(numbers[lane])]
        thresholds[lane] = part.threshold
        bytes[lane] = part.byte
      }
    }
    let reached = (thresholds &- unsafeBitCast(least, to: Words.self) &- 1) &>> 31
    let reachable = (thresholds &- unsafeBitCast(mixtures * upper, to: Words.self) &- 1) &>> 31
    return (bytes &+ reached, reachable ^ reached)
  }
}
