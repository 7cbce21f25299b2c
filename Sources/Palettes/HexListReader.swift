import Pixels
import Suggestions

/// Reads a list of hex colours, one a line, each with or without a name: `#ff9500`, `ff9500 Sunset`, `Sunset: #ff9500`.
///
/// A name stands before or after the colour, parted by blanks, a comma, a semicolon, a colon or an equals sign. A line
/// that starts with `;` or `//`, or with `#` and no colour, is a comment. After Paint.NET's comment on the first line,
/// eight digits begin with the opacity.
enum HexListReader {
  static func read(_ lines: TextLines) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    let isPaintNET = lines.filled.first.map { ASCII.lowercased($0.text).contains("paint.net") } ?? false
    var others: [TextLines.Line] = []
    for line in lines.filled {
      if let (color, name) = swatch(line.text) {
        draft.append(name: name, color: isPaintNET ? HexColorText.alphaFirst(line.text) ?? color : color)
      } else if !isComment(line.text) {
        others.append(line)
      }
    }
    try check(others, isAlone: draft.swatches.isEmpty)
    draft.found.append(counted(lines.filled.count, "comment"))
    return draft
  }

  /// Whether a line holds a colour or a comment.
  static func isLine(_ text: String) -> Bool { isComment(text) || swatch(text) != nil }

  /// Any other text among colours is an error of its line; where there is no colour at all, of the file.
  private static func check(_ others: [TextLines.Line], isAlone: Bool) throws(PaletteError) {
    guard let first = others.first else { return }
    guard isAlone else { throw PaletteError(.noHexColor(first.text), at: first.place) }
    let found = "\(counted(others.count, "line")), the first \(quotedExcerpt(first.text))"
    throw PaletteError(.noColors(.hexList, found: [found]), at: .file)
  }

  private static func isComment(_ text: String) -> Bool {
    text.hasPrefix(";") || text.hasPrefix("//") || text.utf8.first == ASCII.hash
  }

  /// The colour of a line and the name beside it.
  private static func swatch(_ text: String) -> (RGBA8, String?)? {
    if let color = HexColorText.color(text) { return (color, nil) }
    let words = text.split(whereSeparator: isSeparator)
    if let first = words.first, let color = HexColorText.color(first) {
      return (color, name(text[first.endIndex...]))
    }
    guard let last = words.last, let color = HexColorText.color(last) else { return nil }
    return (color, name(text[..<last.startIndex]))
  }

  private static func name(_ text: Substring) -> String? {
    let isEdge = { (character: Character) in isSeparator(character) || "\"'".contains(character) }
    let name = text.drop(while: isEdge)
    guard let end = name.lastIndex(where: { !isEdge($0) }) else { return nil }
    return String(name[...end])
  }

  private static func isSeparator(_ character: Character) -> Bool { " \t,;:=".contains(character) }
}
