public import Pixels

/// Reads a colour from text.
///
/// A colour is a SwiftUI name, a CSS name, hex with 3, 4, 6 or 8 digits after `#`, or a colour function of CSS Color 4. A
/// bare name is SwiftUI's before it is CSS's unless the ``ColorReading`` says otherwise, so `orange` is 255,149,0;
/// `css:orange` and `swiftui:orange` choose. Capitals and small letters of ASCII are the same, and white space of ASCII
/// around a colour is ignored. Comments and escapes are read as CSS has them.
public enum ColorParser {
  /// The colour that `text` names, read as ``ColorReading/standard`` says. Throws where it names none.
  public static func parse(_ text: String) throws(ColorError) -> RGBA8 { try parse(text, reading: .standard) }

  /// The colour that `text` names. Throws where it names none.
  public static func parse(_ text: String, reading: ColorReading) throws(ColorError) -> RGBA8 {
    try resolve(text, reading).color
  }

  /// The colour of exactly `#rrggbb`; nil for all else, also for other colours. No reading changes what it means, and it
  /// needs no string: it is for those who read lists of millions.
  public static func plainHex(_ text: UnsafeBufferPointer<UInt8>) -> RGBA8? { HexColor.plain(text) }

  /// The name in `text` that the two tables give different values, or nil: where there is a prefix, no name, or one
  /// meaning.
  public static func conflict(in text: String, reading: ColorReading = .standard) -> NameConflict? {
    let trimmed = ASCII.trimmed(text[...])
    if let conflict = NameConflict(trimmed.utf8, reading) { return conflict }
    guard hasTokens(trimmed), case .name(let name)? = try? CSSColorReader.form(of: trimmed, whole: trimmed) else {
      return nil
    }
    return NameConflict(name.utf8, reading)
  }

  /// The colour, and what was done to it where sRGB does not have it.
  static func resolve(_ text: String, _ reading: ColorReading) throws(ColorError) -> ResolvedColor {
    let trimmed = ASCII.trimmed(text[...])
    guard !trimmed.isEmpty else { throw ColorError(.empty, text: text) }
    if let color = try NamedPalette.resolve(trimmed, reading) { return ResolvedColor(color) }
    guard let prefix = ColorPrefix(trimmed) else {
      do {
        return try ColorText(text: trimmed, table: nil, whole: trimmed).resolved(reading)
      } catch {
        throw reading.palette?.improved(error) ?? error
      }
    }
    guard let table = prefix.table else { throw ColorError(.unknownTable(String(prefix.word)), text: String(trimmed)) }
    return try ColorText(text: prefix.rest, table: table, whole: trimmed).resolved(reading)
  }

  /// Whether `text` may mean something else in the tokens of CSS than it shows.
  static func hasTokens(_ text: Substring) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }
}
