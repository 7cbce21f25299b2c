/// A pixel as one number, as it lies in memory: red is in the lowest bits, alpha in the highest.
///
/// All machines that Swift compiles for have the lowest byte first.
protocol PixelWord: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {
  /// Bits of a sample.
  static var sampleBits: Int { get }
  /// The bits of alpha.
  static var alphaMask: Self { get }
  /// Samples as four lanes.
  var samples: SIMD4<Int32> { get }
  /// The pixel with 8 bits a sample, as pixelmatch sees it: round(v / 257).
  var reduced: UInt32 { get }
}

extension UInt32: PixelWord {
  static var sampleBits: Int { 8 }
  static var alphaMask: UInt32 { 0xFF00_0000 }
  @inline(__always) var samples: SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: self & 255), Int32(truncatingIfNeeded: self >> 8 & 255),
      Int32(truncatingIfNeeded: self >> 16 & 255), Int32(truncatingIfNeeded: self >> 24))
  }
  @inline(__always) var reduced: UInt32 { self }
}

extension UInt64: PixelWord {
  static var sampleBits: Int { 16 }
  static var alphaMask: UInt64 { 0xFFFF_0000_0000_0000 }
  @inline(__always) var samples: SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: self & 0xFFFF), Int32(truncatingIfNeeded: self >> 16 & 0xFFFF),
      Int32(truncatingIfNeeded: self >> 32 & 0xFFFF), Int32(truncatingIfNeeded: self >> 48))
  }
  var reduced: UInt32 {
    var word: UInt32 = 0
    for place in 0..<4 {
      let sample = UInt32(truncatingIfNeeded: self >> UInt64(16 * place) & 0xFFFF)
      word |= ((sample * 255 + 32767) / 65535) << UInt32(8 * place)
    }
    return word
  }
}

extension PixelWord {
  /// The largest sample: 255 or 65535.
  @inline(__always) static var maximum: Int { 1 << sampleBits - 1 }
  @inline(__always) var red: Int { Int(truncatingIfNeeded: self & (~Self.alphaMask >> Self(2 * Self.sampleBits))) }
  @inline(__always) var green: Int {
    Int(truncatingIfNeeded: (self >> Self(Self.sampleBits)) & (~Self.alphaMask >> Self(2 * Self.sampleBits)))
  }
  @inline(__always) var blue: Int {
    Int(truncatingIfNeeded: (self >> Self(2 * Self.sampleBits)) & (~Self.alphaMask >> Self(2 * Self.sampleBits)))
  }
  @inline(__always) var alpha: Int { Int(truncatingIfNeeded: self >> Self(3 * Self.sampleBits)) }
  /// Whether nothing shines through.
  @inline(__always) var isOpaque: Bool { self & Self.alphaMask == Self.alphaMask }
  /// Whether nothing shows.
  @inline(__always) var isClear: Bool { self & Self.alphaMask == 0 }
}
