import Pixels

/// A colour's text without its prefix.
struct ColorText {
  let text: Substring
  /// The table that the prefix chose, or nil without a prefix.
  let table: NamedColorTable?
  /// With the prefix, for messages.
  let whole: Substring

  /// Hex and names are tried as they are written, which is fast; the tokens of CSS only where there may be some.
  func resolved(_ reading: ColorReading) throws(ColorError) -> ResolvedColor {
    if text.utf8.first == UInt8(ascii: "#"), table != .swiftUI { return try hex(reading) }
    if let color = named(text.utf8, reading) { return ResolvedColor(color) }
    guard ColorParser.hasTokens(text) else { throw unknown(text) }
    return try tokens(reading)
  }

  private func hex(_ reading: ColorReading) throws(ColorError) -> ResolvedColor {
    do throws(ColorError) {
      return ResolvedColor(try HexColor.parse(text))
    } catch {
      guard ColorParser.hasTokens(text), case .hex(let digits)? = try? CSSColorReader.form(of: text, whole: whole)
      else {
        throw error
      }
      return ResolvedColor(try HexColor.parse("#\(digits)"[...]))
    }
  }

  private func tokens(_ reading: ColorReading) throws(ColorError) -> ResolvedColor {
    if table == .swiftUI { throw unknownToSwiftUI() }
    switch try CSSColorReader.form(of: text, whole: whole) {
    case .name(let name)?:
      guard let color = named(name.utf8, reading) else { throw unknown(name[...]) }
      return ResolvedColor(color)
    case .hex(let digits)?: return ResolvedColor(try HexColor.parse("#\(digits)"[...]))
    case .function(let color)?: return color.resolved(reading.gamut)
    case nil: throw unknown(text)
    }
  }

  private func named(_ name: some Collection<UInt8>, _ reading: ColorReading) -> RGBA8? {
    if let table { return table.entry(named: name, reading)?.color }
    return reading.tables[0].entry(named: name, reading)?.color ?? reading.tables[1].entry(named: name, reading)?.color
  }

  /// What CSS alone writes after `swiftui:` is offered without the prefix.
  private func unknownToSwiftUI() -> ColorError {
    let isColor = (try? ColorText(text: text, table: nil, whole: text).resolved(.standard)) != nil
    return isColor ? ColorError(.unknownName(meant: String(text)), text: String(whole)) : unknown(text)
  }

  private func unknown(_ name: Substring) -> ColorError {
    ColorError(UnknownColor.kind(of: String(name), table: table), text: String(whole))
  }
}
