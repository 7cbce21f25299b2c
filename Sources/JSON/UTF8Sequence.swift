/// Well-formed UTF-8 sequences: the Unicode Standard, table 3-7.
enum UTF8Sequence {
  /// The length, 2 to 4, of the well-formed sequence of more than one byte at `index`; nil where there is none.
  static func length(in bytes: [UInt8], at index: Int, end: Int) -> Int? {
    guard let (length, second) = shape(of: bytes[index]), index + length <= end else { return nil }
    guard second.contains(bytes[index + 1]) else { return nil }
    for place in index + 2..<max(index + 2, index + length) where bytes[place] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The length that a first byte announces and the second bytes it allows: no overlong form, no surrogate, nothing
  /// above U+10FFFF.
  private static func shape(of first: UInt8) -> (Int, ClosedRange<UInt8>)? {
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
