import Colors
import JSON
import Palettes
import Pixels
import ShoeDesign
import Suggestions

/// Makes a configuration of one row of a table.
struct CellParser {
  private let parser: RowParser
  private let header: TableHeader
  private let place: RowPlace
  private var bytes: [UInt8] = []
  private(set) var notices: [RowNotice] = []

  init(_ parser: RowParser, _ header: TableHeader, _ place: RowPlace) {
    self.parser = parser
    self.header = header
    self.place = place
  }

  /// The configuration in the row. Throws at the first cell that is wrong.
  mutating func configuration(_ slice: TextSlice) throws(RowFault) -> ShoeConfiguration {
    bytes = slice.bytes
    let cells = try cells(slice.range)
    var configuration = ShoeConfiguration()
    var metadata: [JSONObject.Member] = []
    let model = try header.model.flatMap { (column) throws(RowFault) in try text(cells[column], column) }
    configuration.model = model
    let parts = model == nil ? nil : parser.partsOfModel(model)
    for (column, fields) in header.fields.enumerated() {
      if case .part(let part)? = fields.first, fields.count == 1, part.isStandard, let color = plainColor(cells[column])
      {
        configuration.setColor(color, of: part)
        continue
      }
      guard let text = try text(cells[column], column) else {
        try empty(fields, column, model)
        continue
      }
      if fields.isEmpty {
        throw .cell(header.title(column), at: place, "\(quotedExcerpt(text)) stands in a column without a title")
      }
      for field in fields {
        switch field {
        case .name: configuration.name = text
        case .sku: configuration.sku = text
        case .manufacturer: configuration.manufacturer = text
        case .model: break
        case .part(let part): configuration.setColor(try color(text, of: part, column, model), of: part)
        case .metadata(let key): metadata.append(JSONObject.Member(key: key, value: .string(text)))
        case .open(let title):
          if let parts, let part = ShoePart(rawValue: title), parts.contains(part) {
            configuration.setColor(try color(text, of: part, column, model), of: part)
          } else {
            metadata.append(JSONObject.Member(key: title, value: .string(text)))
          }
        }
      }
    }
    configuration.metadata = JSONObject(uniqueMembers: metadata)
    return configuration
  }

  private func cells(_ row: Range<Int>) throws(RowFault) -> [TableGrammar.Cell] {
    var cells: [TableGrammar.Cell] = []
    cells.reserveCapacity(header.titles.count)
    var index = row.lowerBound
    while true {
      let cell = header.grammar.cell(in: bytes, at: index, end: row.upperBound)
      cells.append(cell)
      guard cell.end < row.upperBound else { break }
      index = cell.end + 1
    }
    guard cells.count == header.titles.count else {
      throw .cellCount(cells.count, of: header.titles.count, separator: header.grammar.separator, at: place)
    }
    return cells
  }

  /// The colour of a cell that is exactly `#rrggbb`, without a string made of it.
  private func plainColor(_ cell: TableGrammar.Cell) -> RGBA8? {
    guard cell.rest.isEmpty, !cell.hasDoubledQuotes else { return nil }
    return bytes.withUnsafeBufferPointer { ColorParser.plainHex(UnsafeBufferPointer(rebasing: $0[cell.text])) }
  }

  /// The cell's text; nil where it is empty.
  private func text(_ cell: TableGrammar.Cell, _ column: Int) throws(RowFault) -> String? {
    guard cell.rest.isEmpty else {
      let rest = String(decoding: bytes[cell.rest], as: UTF8.self)
      throw .cell(
        header.title(column), at: place,
        "\(quotedExcerpt(rest)) follows the closing quote; write a quote inside a cell twice")
    }
    if cell.text.isEmpty { return nil }
    let text =
      cell.hasDoubledQuotes
      ? String(validating: header.grammar.text(of: cell, in: bytes), as: UTF8.self)
      : UTF8Text.string(bytes, cell.text)
    guard let text else { throw .notUTF8(bytes[cell.text], header.title(column), at: place) }
    return text
  }

  /// An empty cell is nothing, but a colour must be there, or be the base's. A row whose model lacks the part needs none.
  private func empty(_ fields: [TableHeader.Field], _ column: Int, _ model: String?) throws(RowFault) {
    for case .part(let part) in fields where parser.base?.writtenParts.contains(part) != true {
      if !part.isStandard, parser.partsOfModel(model)?.contains(part) == false { continue }
      throw .cell(
        header.title(column), at: place, "the cell is empty; write a colour, or give one for all such cells by --base")
    }
  }

  private mutating func color(
    _ text: String, of part: ShoePart, _ column: Int, _ model: String?
  ) throws(RowFault) -> RGBA8 {
    if !part.isStandard, let known = parser.partsOfModel(model), !known.contains(part) {
      throw .cell(
        header.title(column), at: place,
        "\(quotedExcerpt(text)): the model has no part '\(part)'; leave the cell empty")
    }
    switch CellColor(text, parser.reading) {
    case .text:
      let entry = try entry(text, column)
      if let conflict = entry.conflict { say(.nameConflict(place, conflict)) }
      return entry.color
    case .bareHex:
      say(.bareHex(place, text, column: header.title(column)))
      return try entry("#" + ASCIIText.trimmed(text), column).color
    case .lostZeros(let meant): throw .lostZeros(text, meant: meant, header.title(column), at: place)
    }
  }

  /// Adds a notice, one of a kind for the row.
  private mutating func say(_ notice: RowNotice) {
    if !notices.contains(where: { $0.kind == notice.kind }) { notices.append(notice) }
  }

  private func entry(_ text: String, _ column: Int) throws(RowFault) -> KnownColors.Entry {
    do throws(ColorError) {
      return try parser.colors.entry(text)
    } catch {
      throw .cell(header.title(column), at: place, error.message)
    }
  }
}
