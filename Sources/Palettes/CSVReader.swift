import Colors
import Pixels

/// Reads a table with a header: a column for the name, and one for the colour or three for red, green and blue.
///
/// The colour column takes whatever is a colour elsewhere, and hex without `#`. A column for the opacity from 0 to 1
/// and one for the group are read where they exist; all other columns are left alone.
enum CSVReader {
  /// Whether lines look like a table: the first names a colour's column, or all lines hold its separator; and it is no
  /// line of a list.
  static func isTable(_ lines: TextLines) -> Bool {
    guard let header = lines.filled.first?.text, !HexListReader.isLine(header) else { return false }
    guard let separator = Table.separator(of: header) else { return TableColumns(header: [header]) != nil }
    let cells = (try? Table(Array(header.utf8), separator: separator))?.rows.first?.cells ?? []
    return TableColumns(header: cells) != nil || lines.filled.allSatisfy { $0.text.utf8.contains(separator) }
  }

  static func read(_ bytes: [UInt8], _ lines: TextLines, _ reading: ColorReading) throws(PaletteError) -> PaletteDraft {
    let separator = lines.filled.first.flatMap { Table.separator(of: $0.text) } ?? UInt8(ascii: ",")
    let table = try Table(bytes, separator: separator)
    guard let header = table.rows.first else { return PaletteDraft() }
    guard let columns = TableColumns(header: header.cells) else {
      throw PaletteError(.columns(found: header.cells), at: header.place)
    }
    var draft = PaletteDraft()
    draft.found.append("the columns \(header.cells.joined(separator: ", "))")
    for row in table.rows.dropFirst() { try append(row, columns, reading, to: &draft) }
    return draft
  }

  private static func append(
    _ row: Table.Row, _ columns: TableColumns, _ reading: ColorReading, to draft: inout PaletteDraft
  ) throws(PaletteError) {
    let cells = Cells(row: row, titles: columns.titles)
    var color = try self.color(cells, columns, reading)
    if let opacity = columns.opacity { color.alpha = try cells.opacity(opacity) ?? color.alpha }
    draft.append(
      name: columns.name.flatMap(cells.optional), group: columns.group.flatMap(cells.optional), color: color)
  }

  private static func color(
    _ cells: Cells, _ columns: TableColumns, _ reading: ColorReading
  ) throws(PaletteError) -> RGBA8 {
    switch columns.color {
    case .text(let column):
      let text = try cells.required(column)
      if let color = HexColorText.color(text) { return color }
      do { return try ColorParser.parse(text, reading: reading) } catch {
        throw PaletteError(.color(error), at: cells.row.place)
      }
    case .channels(let columns):
      let place = cells.row.place
      return RGBA8(
        red: try ChannelLine.channel(try cells.required(columns[0]), at: place),
        green: try ChannelLine.channel(try cells.required(columns[1]), at: place),
        blue: try ChannelLine.channel(try cells.required(columns[2]), at: place))
    }
  }
}

/// One row with the titles of its cells.
private struct Cells {
  let row: Table.Row
  let titles: [String]

  func optional(_ column: Int) -> String? {
    guard row.cells.indices.contains(column), !row.cells[column].isEmpty else { return nil }
    return row.cells[column]
  }

  func required(_ column: Int) throws(PaletteError) -> String {
    guard let text = optional(column) else { throw PaletteError(.missingCell(column: titles[column]), at: row.place) }
    return text
  }

  /// A number from 0 to 1 as a byte; nil for an empty cell.
  func opacity(_ column: Int) throws(PaletteError) -> UInt8? {
    guard let text = optional(column) else { return nil }
    guard let value = Double(text), (0...1).contains(value) else {
      throw PaletteError(.outOfRange(name: titles[column], value: text, range: "0...1"), at: row.place)
    }
    return ColorConversion.byte(value)
  }
}
