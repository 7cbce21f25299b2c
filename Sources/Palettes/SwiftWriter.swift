import Pixels

/// Writes an extension of SwiftUI's `Color`, a constant a swatch. The components are bytes over 255, so they are exact.
enum SwiftWriter {
  static func text(_ palette: Palette) -> String {
    var identifiers = Identifiers(reserved: reserved)
    let lines = zip(palette.swatches, palette.titles).map { swatch, title in
      "  public static let \(identifiers.unique(name(title), separator: "")) = \(value(swatch.color))\n"
    }
    return "import SwiftUI\n\nextension Color {\n" + lines.joined() + "}\n"
  }

  private static func value(_ color: RGBA8) -> String {
    let opacity = color.alpha == 255 ? "" : ", opacity: \(color.alpha) / 255"
    return "Color(.sRGB, red: \(color.red) / 255, green: \(color.green) / 255, blue: \(color.blue) / 255\(opacity))"
  }

  /// `sunsetRed` for `Sunset Red`; a name that starts with a digit gets `color` before it.
  private static func name(_ title: String) -> String {
    let words = Identifiers.words(title)
    let rest = words.dropFirst().map { capitalized($0) }.joined()
    guard let first = words.first else { return "color" }
    if let digit = first.utf8.first, ASCII.isDigit(digit) { return "color" + first + rest }
    return lowercasedStart(first) + rest
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// `red` for `RED` and `Red`, `navyBlue` for `navyBlue`.
  private static func lowercasedStart(_ word: String) -> String {
    let isAllCapitals = !word.utf8.contains { $0 >= 0x61 }
    return isAllCapitals ? ASCII.lowercased(word) : ASCII.lowercased(word.prefix(1)) + word.dropFirst()
  }

  /// Words of Swift, and members that `Color` has already.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink",
    "primary", "purple", "red", "secondary", "teal", "white", "yellow",
  ]
}
