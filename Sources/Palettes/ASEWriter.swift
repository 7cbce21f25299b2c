import Pixels

/// Writes Adobe Swatch Exchange. Neighbours of one group make a group; the components are exact to the byte.
enum ASEWriter {
  /// A name's length is a word that counts the closing NUL.
  private static let nameLimit = 0xFFFE

  static func bytes(_ palette: Palette) throws(PaletteError) -> [UInt8] {
    var body: [UInt8] = []
    var (count, group) = (0, String?.none)
    for (swatch, title) in zip(palette.swatches, palette.titles) {
      if swatch.group != group {
        if group != nil { append(ASEReader.Block.groupEnd, [], to: &body, &count) }
        if let name = swatch.group { append(ASEReader.Block.groupStart, try self.name(name), to: &body, &count) }
        group = swatch.group
      }
      append(ASEReader.Block.color, try color(swatch, title), to: &body, &count)
    }
    if group != nil { append(ASEReader.Block.groupEnd, [], to: &body, &count) }
    return ASEReader.signature + [0, 1, 0, 0] + word(UInt32(count)) + body
  }

  private static func append(_ type: Int, _ content: [UInt8], to body: inout [UInt8], _ count: inout Int) {
    body += word(UInt16(type)) + word(UInt32(content.count)) + content
    count += 1
  }

  private static func color(_ swatch: Swatch, _ title: String) throws(PaletteError) -> [UInt8] {
    guard swatch.color.alpha == 255 else {
      let color = swatch.color.description
      throw PaletteError(.noOpacity(format: "ASE", swatch: title, color: color), at: .file)
    }
    let channels = [swatch.color.red, swatch.color.green, swatch.color.blue]
    let values = channels.flatMap { word((Float($0) / 255).bitPattern) }
    let kind: UInt16 = [.global: 0, .spot: 1, .process: 2][swatch.kind] ?? 2
    return try name(swatch.name ?? "") + Array("RGB ".utf8) + values + word(kind)
  }

  /// The length in code units with the closing NUL, and the name in UTF-16.
  private static func name(_ text: String) throws(PaletteError) -> [UInt8] {
    let units = Array(text.utf16)
    guard units.count <= nameLimit else { throw PaletteError(.nameTooLong(text, limit: nameLimit), at: .file) }
    return word(UInt16(units.count + 1)) + units.flatMap { word($0) } + [0, 0]
  }

  private static func word<Word: FixedWidthInteger>(_ value: Word) -> [UInt8] {
    withUnsafeBytes(of: value.bigEndian) { Array($0) }
  }
}
