/// CSS compares names by ASCII alone: "ASCII case-insensitive" in its grammar.
enum ASCII {
  /// `byte`, with A to Z as a to z.
  static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }

  /// The value of a hexadecimal digit, or nil.
  static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// `text` without the spaces, tabs and line breaks around it.
  static func trimmed(_ text: Substring) -> Substring {
    let isSpace = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }
    let bytes = text.utf8.drop(while: isSpace)
    let end = bytes.reversed().drop(while: isSpace).startIndex.base
    return Substring(bytes[..<end])
  }
}
