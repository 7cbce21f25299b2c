import Pixels

/// Reads GIMP's palette: `GIMP Palette`, header lines, then a line a colour of three numbers and a name.
///
/// Comments start with `#`. `Channels: RGBA` in the header announces a fourth number, the opacity, as Aseprite writes
/// it.
enum GPLReader {
  static let signature = "GIMP Palette"
  private static let expected = "three numbers from 0 to 255 and a name, such as '255 149 0 Sunset'"
  private static let expectedWithAlpha = "four numbers from 0 to 255 and a name, such as '255 149 0 255 Sunset'"
  /// The name that GIMP writes for a colour without one.
  private static let noName = "Untitled"

  static func read(_ lines: TextLines) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    var hasAlpha = false
    for line in lines.filled.dropFirst() where line.text.utf8.first != ASCII.hash {
      if draft.swatches.isEmpty, let (key, value) = header(line.text) {
        if key == "name" { draft.name = value }
        if key == "channels" { hasAlpha = ASCII.lowercased(value) == "rgba" }
        draft.found.append("the header '\(line.text)'")
      } else {
        try append(line, hasAlpha: hasAlpha, to: &draft)
      }
    }
    return draft
  }

  /// The key in small letters and the value of a line such as `Columns: 4`.
  private static func header(_ text: String) -> (String, String)? {
    guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first, ASCII.isLetter(first) else { return nil }
    return (ASCII.lowercased(text[..<colon]), ASCII.trimmed(text[text.index(after: colon)...]))
  }

  private static func append(
    _ line: TextLines.Line, hasAlpha: Bool, to draft: inout PaletteDraft
  ) throws(PaletteError) {
    let color = try ChannelLine.color(line, hasAlpha: hasAlpha, expected: hasAlpha ? expectedWithAlpha : expected)
    let words = line.text.split(maxSplits: hasAlpha ? 4 : 3) { " \t".contains($0) }
    let name = words.count > (hasAlpha ? 4 : 3) ? ASCII.trimmed(words[hasAlpha ? 4 : 3]) : nil
    draft.append(name: name == noName ? nil : name, color: color)
  }
}
