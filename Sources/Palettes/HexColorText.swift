import Colors
import Pixels

/// Hex colours as palettes write them, with or without `#`.
enum HexColorText {
  /// The colour of `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or of 6 or 8 digits alone; nil for anything else.
  static func color(_ text: some StringProtocol) -> RGBA8? {
    let digits = text.utf8.drop { $0 == ASCII.hash }
    let signs = text.utf8.count - digits.count
    guard digits.allSatisfy(ASCII.isHexDigit), signs < 2 else { return nil }
    guard signs == 1 ? [3, 4, 6, 8].contains(digits.count) : [6, 8].contains(digits.count) else { return nil }
    return try? ColorParser.parse("#" + String(decoding: Array(digits), as: UTF8.self))
  }

  /// The colour of eight digits with the opacity first, as Paint.NET writes it.
  static func alphaFirst(_ text: some StringProtocol) -> RGBA8? {
    guard text.utf8.count == 8, let color = color(text) else { return nil }
    return RGBA8(red: color.green, green: color.blue, blue: color.alpha, alpha: color.red)
  }
}
