/// Files that are no palettes of a known kind but are taken for one, by their first bytes.
enum ForeignFile {
  /// The error for a file of another known kind; nil for all others.
  static func kind(_ bytes: [UInt8]) -> PaletteError.Kind? {
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "PAL ".utf8) {
      return .foreign("a Microsoft palette (RIFF), which shares .pal with Paint Shop Pro", advice: saveAsJASC)
    }
    let other = signatures.first { bytes.starts(with: $0.bytes) }
    return other.map { .foreign($0.name, advice: $0.advice) }
  }

  /// The error for CorelDRAW's palette, whose lines are a name in quotes and four inks; nil for other lines.
  static func kind(_ lines: TextLines) -> PaletteError.Kind? {
    guard let line = lines.filled.first?.text, line.utf8.first == ASCII.quote else { return nil }
    guard let close = line.dropFirst().firstIndex(of: "\"") else { return nil }
    let inks = line[line.index(after: close)...].split { " \t".contains($0) }
    guard inks.count == 4, inks.allSatisfy({ UInt8($0) != nil }) else { return nil }
    return .foreign("a CorelDRAW palette, which shares .pal with Paint Shop Pro", advice: saveAsJASC)
  }

  private static let saveAsJASC = "save it as JASC PAL, GPL or ASE"
  private static let picture = "give the palette itself, such as ASE, GPL or a list of hex colours"

  private static let signatures: [(bytes: [UInt8], name: String, advice: String)] = [
    ([0x89] + Array("PNG".utf8), "a PNG picture", picture),
    ([0xFF, 0xD8, 0xFF], "a JPEG picture", picture),
    (Array("GIF8".utf8), "a GIF picture", picture),
    (Array("%PDF".utf8), "a PDF document", picture),
    (Array("8BPS".utf8), "a Photoshop document", picture),
    (Array("8BCB".utf8), "an Adobe colour book, whose colours are licensed", "save your own swatches as ASE or ACO"),
    (Array("bplist".utf8), "a binary property list", "export the colours as ASE, GPL or JSON"),
    ([0x1F, 0x8B], "packed with gzip", "unpack it first"),
    (Array("<".utf8), "XML or HTML", "export the colours as ASE, GPL, design tokens or CSV"),
  ]
}
