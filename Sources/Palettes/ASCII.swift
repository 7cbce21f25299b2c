/// The bytes that the text formats name.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  /// `byte`, with A to Z as a to z.
  static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte + 0x20 : byte }

  /// `bytes` without the blanks around them.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.drop(while: isBlank)
    return start.dropLast(start.reversed().prefix(while: isBlank).count)
  }

  /// `text` without the blanks around it. Most names have none, and are not copied.
  static func trimmed(_ text: String) -> String {
    let isTrimmed = text.utf8.first.map(isBlank) != true && text.utf8.last.map(isBlank) != true
    return isTrimmed ? text : trimmed(text[...])
  }

  /// `text` without the blanks around it.
  static func trimmed(_ text: Substring) -> String {
    String(decoding: trimmed(Array(text.utf8)[...]), as: UTF8.self)
  }

  /// `text` with A to Z as a to z.
  static func lowercased(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.map(lowercased), as: UTF8.self)
  }
}
