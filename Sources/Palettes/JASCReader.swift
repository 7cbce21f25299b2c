import Pixels

/// Reads Paint Shop Pro's palette: `JASC-PAL`, `0100`, the number of colours, then a line of three numbers a colour.
///
/// Some programs add a fourth number, the opacity. There are no names.
enum JASCReader {
  static let signature = "JASC-PAL"
  private static let version = "0100"

  static func read(_ lines: TextLines) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    let filled = lines.filled
    guard filled.count > 2 else { throw PaletteError(.jascHeader(lines: filled.count), at: .file) }
    if filled[1].text != version { draft.warnings.append(PaletteWarning.version(filled[1].text, known: version)) }
    guard filled[2].text.utf8.allSatisfy(ASCII.isDigit), let count = Int(filled[2].text) else {
      throw PaletteError(.colorCount(filled[2].text), at: filled[2].place)
    }
    draft.found.append("a count of \(count)")
    for line in filled.dropFirst(3) { draft.append(color: try color(line)) }
    try check(draft.swatches.count, against: count, warnings: &draft.warnings)
    return draft
  }

  private static func color(_ line: TextLines.Line) throws(PaletteError) -> RGBA8 {
    let words = line.words
    let expected = "three numbers from 0 to 255, such as '255 149 0'"
    guard words.count == 3 || words.count == 4, words.allSatisfy(ChannelLine.isNumber) else {
      throw PaletteError(.notChannels(line.text, expected: expected), at: line.place)
    }
    return try ChannelLine.color(line, hasAlpha: words.count == 4, expected: expected)
  }

  private static func check(_ found: Int, against count: Int, warnings: inout [String]) throws(PaletteError) {
    guard found >= count else { throw PaletteError(.fewerColors(declared: count, found: found), at: .line(3)) }
    if found > count { warnings.append(PaletteWarning.extraColors(declared: count, found: found)) }
  }
}
