import Pixels

/// Colours written as `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`.
enum HexColor {
  /// How many digits there can be.
  static let digitCounts = [3, 4, 6, 8]

  /// The colour of exactly `#rrggbb`, the form that lists are full of, at once; nil for all else.
  static func plain(_ text: UnsafeBufferPointer<UInt8>) -> RGBA8? {
    guard text.count == 7, text[0] == UInt8(ascii: "#") else { return nil }
    // Whether a digit is a number or a letter is a matter of chance: no branch asks.
    var (value, isHex) = (UInt32(0), UInt8(1))
    for place in 1..<7 {
      let byte = text[place]
      let (isNumber, isLetter) = (byte &- 0x30 < 10, (byte | 0x20) &- 0x61 < 6)
      isHex &= (isNumber ? 1 : 0) | (isLetter ? 1 : 0)
      value = value << 4 | UInt32((byte & 0x0F) &+ (byte >> 6) &* 9)
    }
    guard isHex == 1 else { return nil }
    return RGBA8(packed: value << 8 | 255)
  }

  /// The colour of `text`, which starts with `#`.
  static func parse(_ text: Substring) throws(ColorError) -> RGBA8 {
    var (value, count) = (UInt32(0), 0)
    for byte in text.utf8.dropFirst() {
      guard let digit = ASCII.hexValue(byte), count < 8 else { throw fault(text) }
      (value, count) = (value << 4 | UInt32(digit), count + 1)
    }
    switch count {
    case 8: return RGBA8(packed: value)
    case 6: return RGBA8(packed: value << 8 | 255)
    case 4: return RGBA8(packed: doubled(value))
    case 3: return RGBA8(packed: doubled(value << 4 | 15))
    default: throw fault(text)
    }
  }

  /// What is wrong with a text that is no hex colour: a character before the number of digits.
  private static func fault(_ text: Substring) -> ColorError {
    let digits = text.unicodeScalars.dropFirst()
    let wrong = digits.first { scalar in UInt8(exactly: scalar.value).flatMap(ASCII.hexValue) == nil }
    if let wrong { return ColorError(.badHexDigit(String(wrong)), text: String(text)) }
    return ColorError(.hexDigitCount(digits.count), text: String(text))
  }

  /// Four digits, each written twice.
  private static func doubled(_ digits: UInt32) -> UInt32 {
    let spread = (digits & 0xF000) << 12 | (digits & 0xF00) << 8 | (digits & 0xF0) << 4 | digits & 0xF
    return spread * 17
  }

  /// Whether `text` is a hex colour but for its missing `#`.
  static func lacksOnlyTheSign(_ text: some StringProtocol) -> Bool {
    digitCounts.contains(text.utf8.count) && text.utf8.allSatisfy { ASCII.hexValue($0) != nil }
  }
}
