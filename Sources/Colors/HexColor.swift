import Pixels

/// Colours written as `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`.
enum HexColor {
  /// How many digits there can be.
  static let digitCounts = [3, 4, 6, 8]

  /// The colour of `text`, which starts with `#`.
  static func parse(_ text: some StringProtocol) throws(ColorError) -> RGBA8 {
    var digits: [UInt8] = []
    for scalar in text.unicodeScalars.dropFirst() {
      guard let byte = UInt8(exactly: scalar.value), let digit = ASCII.hexValue(byte) else {
        throw ColorError(.badHexDigit(String(scalar)), text: String(text))
      }
      digits.append(digit)
    }
    guard digitCounts.contains(digits.count) else {
      throw ColorError(.hexDigitCount(digits.count), text: String(text))
    }
    return color(digits.count > 4 ? pairs(digits) : digits.map { $0 * 17 })
  }

  /// Whether `text` is a hex colour but for its missing `#`.
  static func lacksOnlyTheSign(_ text: some StringProtocol) -> Bool {
    digitCounts.contains(text.utf8.count) && text.utf8.allSatisfy { ASCII.hexValue($0) != nil }
  }

  private static func pairs(_ digits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }

  private static func color(_ channels: [UInt8]) -> RGBA8 {
    RGBA8(red: channels[0], green: channels[1], blue: channels[2], alpha: channels.count > 3 ? channels[3] : 255)
  }
}
