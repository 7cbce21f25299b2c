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

  /// White space as CSS has it: space, tab, and the line breaks.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  /// `text` without the spaces, tabs and line breaks around it.
  static func trimmed(_ text: Substring) -> Substring {
    let bytes = text.utf8
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, isSpace(bytes[start]) { bytes.formIndex(after: &start) }
    while start < end, isSpace(bytes[bytes.index(before: end)]) { bytes.formIndex(before: &end) }
    return text[start..<end]
  }
}
