import Suggestions

/// Why a text that is no known name may have been written, and what was meant.
enum UnknownColor {
  /// The error for `text`, looked up in `table`, or in all tables where that is nil.
  static func kind(of text: String, table: NamedColorTable?) -> ColorError.Kind {
    let folded = String(decoding: text.utf8.map(ASCII.lowercased), as: UTF8.self)
    if pageColors.contains(folded) { return .noFixedValue }
    return .unknownName(meant: meant(by: folded, table: table))
  }

  /// CSS's names for what a page or the user's system decides. Source: CSS Color Module Level 4, section 6.2 and 6.4.
  private static let pageColors: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
    "currentcolor", "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext",
    "selecteditem", "selecteditemtext", "visitedtext",
  ]

  private static func meant(by text: String, table: NamedColorTable?) -> String? {
    guard let table else { return hexMeant(by: text) ?? suggestion(for: text, among: allNames) ?? bareHex(text) }
    if let near = suggestion(for: text, among: table.names) { return "\(table.rawValue):\(near)" }
    let others = NamedColorTable.allCases.filter { $0 != table && $0.color(named: text) != nil }
    return others.first.map { "\($0.rawValue):\(text)" } ?? hexMeant(by: text) ?? bareHex(text)
  }

  /// Every name, SwiftUI's first.
  private static var allNames: [String] { NamedColorTable.allCases.flatMap(\.names) }

  /// `#ff9500` for `ff9500`, `0xff9500` or `##ff9500`. A text of letters alone may be a misspelt name; see ``bareHex(_:)``.
  private static func hexMeant(by text: String) -> String? {
    let digits = text.hasPrefix("0x") ? text.dropFirst(2) : text.drop { $0 == "#" }
    guard digits.utf8.contains(where: { (0x30...0x39).contains($0) }) || digits.count < text.count else { return nil }
    return HexColor.lacksOnlyTheSign(digits) ? "#\(digits)" : nil
  }

  /// `#facade` for `facade`.
  private static func bareHex(_ text: String) -> String? { HexColor.lacksOnlyTheSign(text) ? "#\(text)" : nil }
}
