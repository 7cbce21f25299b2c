public import Pixels

/// Reads a colour from text.
///
/// A colour is a SwiftUI name, a CSS name, or hex with 3, 4, 6 or 8 digits after `#`. A bare name is SwiftUI's before
/// it is CSS's, so `orange` is 255,149,0; `css:orange` and `swiftui:orange` choose. Capitals and small letters of ASCII
/// are the same, and white space of ASCII around a colour is ignored.
public enum ColorParser {
  /// The colour that `text` names. Throws where it names none.
  public static func parse(_ text: String) throws(ColorError) -> RGBA8 {
    let trimmed = ASCII.trimmed(text[...])
    guard !trimmed.isEmpty else { throw ColorError(.empty, text: text) }
    guard let colon = trimmed.utf8.firstIndex(of: UInt8(ascii: ":")) else { return try bare(trimmed) }
    let prefix = trimmed[..<colon]
    guard let table = NamedColorTable.allCases.first(where: { $0.rawValue.utf8.elementsEqual(folded(prefix)) }) else {
      throw ColorError(.unknownTable(String(prefix)), text: String(trimmed))
    }
    let rest = ASCII.trimmed(trimmed[trimmed.utf8.index(after: colon)...])
    return try prefixed(rest, table: table, whole: trimmed)
  }

  /// A colour without a prefix.
  private static func bare(_ text: Substring) throws(ColorError) -> RGBA8 {
    if text.utf8.first == UInt8(ascii: "#") { return try HexColor.parse(text) }
    for table in NamedColorTable.allCases {
      if let color = table.color(named: String(text)) { return color }
    }
    throw ColorError(UnknownColor.kind(of: String(text), table: nil), text: String(text))
  }

  /// A colour after a prefix. `css:` takes all that CSS writes; `swiftui:` takes names.
  private static func prefixed(
    _ text: Substring, table: NamedColorTable, whole: Substring
  ) throws(ColorError) -> RGBA8 {
    if table == .css, text.utf8.first == UInt8(ascii: "#") { return try HexColor.parse(text) }
    if let color = table.color(named: String(text)) { return color }
    throw ColorError(UnknownColor.kind(of: String(text), table: table), text: String(whole))
  }

  private static func folded(_ text: Substring) -> [UInt8] { text.utf8.map(ASCII.lowercased) }
}
