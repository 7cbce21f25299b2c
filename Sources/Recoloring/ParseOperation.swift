/// One step of a parse, in 32 bits: bytes of a pixel, or a copy of 3...258 bytes from 1...32768 back.
struct ParseOperation: Equatable, BitwiseCopyable, Sendable {
  /// Which bytes of a pixel a literal has.
  enum Part: UInt32, CaseIterable {
    /// All; of value 0 one zero byte.
    case whole
    /// The first three of four.
    case hue
    /// The last of four.
    case alpha
  }

  /// Of a literal its value and, from bit 29 on, the part; of a match length - 3, distance - 1 from bit 8 on, and bit 31.
  let bits: UInt32

  static let maximumValue = 1 << 29 - 1

  @inline(__always) init(_ part: Part, of value: UInt32) { bits = value | part.rawValue << 29 }

  @inline(__always) init(length: Int, distance: Int) {
    bits = 1 << 31 | UInt32(distance - 1) << 8 | UInt32(length - 3)
  }

  @inline(__always) var isMatch: Bool { bits >> 31 == 1 }
  /// Of a literal.
  @inline(__always) var value: Int { Int(bits & 0x1FFF_FFFF) }
  /// Of a literal.
  @inline(__always) var part: Part { Part(rawValue: bits >> 29 & 3)! }
  /// Of a match.
  @inline(__always) var length: Int { Int(bits & 255) + 3 }
  /// Of a match.
  @inline(__always) var distance: Int { Int(bits >> 8 & 0x7FFF) + 1 }
}
