/// A pixel as one number, as it lies in memory: red is in the lowest bits, alpha in the highest.
///
/// All machines that Swift compiles for have the lowest byte first.
protocol PixelWord: FixedWidthInteger, UnsignedInteger, BitwiseCopyable, Sendable {
  /// Bits of a sample.
  static var sampleBits: Int { get }
  /// The largest sample: 255 or 65535.
  static var maximum: Int { get }
  var red: Int { get }
  var green: Int { get }
  var blue: Int { get }
  var alpha: Int { get }
  /// Whether nothing shines through.
  var isOpaque: Bool { get }
  /// Whether nothing shows.
  var isClear: Bool { get }
  /// The pixel with 8 bits a sample, as pixelmatch sees it: round(v / 257).
  var reduced: UInt32 { get }
}

extension UInt32: PixelWord {
  static var sampleBits: Int { 8 }
  static var maximum: Int { 255 }
  @inline(__always) var red: Int { Int(truncatingIfNeeded: self & 255) }
  @inline(__always) var green: Int { Int(truncatingIfNeeded: self >> 8 & 255) }
  @inline(__always) var blue: Int { Int(truncatingIfNeeded: self >> 16 & 255) }
  @inline(__always) var alpha: Int { Int(truncatingIfNeeded: self >> 24) }
  @inline(__always) var isOpaque: Bool { self >= 0xFF00_0000 }
  @inline(__always) var isClear: Bool { self < 0x100_0000 }
  @inline(__always) var reduced: UInt32 { self }
}

extension UInt64: PixelWord {
  static var sampleBits: Int { 16 }
  static var maximum: Int { 65535 }
  @inline(__always) var red: Int { Int(truncatingIfNeeded: self & 0xFFFF) }
  @inline(__always) var green: Int { Int(truncatingIfNeeded: self >> 16 & 0xFFFF) }
  @inline(__always) var blue: Int { Int(truncatingIfNeeded: self >> 32 & 0xFFFF) }
  @inline(__always) var alpha: Int { Int(truncatingIfNeeded: self >> 48) }
  @inline(__always) var isOpaque: Bool { self >= 0xFFFF_0000_0000_0000 }
  @inline(__always) var isClear: Bool { self < 0x1_0000_0000_0000 }
  var reduced: UInt32 {
    let byte = { (sample: Int) in UInt32(truncatingIfNeeded: (sample * 255 + 32767) / 65535) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(alpha) << 24
  }
}

extension PixelWord {
  /// Samples as four lanes.
  @inline(__always) var samples: SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: red), Int32(truncatingIfNeeded: green), Int32(truncatingIfNeeded: blue),
      Int32(truncatingIfNeeded: alpha))
  }

  /// By how much each sample differs.
  @inline(__always) func levels(to other: Self) -> SIMD4<Int32> {
    let difference = samples &- other.samples
    return difference.replacing(with: 0 &- difference, where: difference .< 0)
  }

  /// Whether it is a grey over every grey.
  @inline(__always) var isGrey: Bool { isClear || red == green && green == blue }
}
