/// Rows of cells, as ``TableGrammar`` reads them.
struct Table {
  struct Row {
    /// The line on which the row begins, from 1.
    let line: Int
    let cells: [String]

    var place: PaletteError.Place { .line(line) }

    var isEmpty: Bool { cells.allSatisfy { $0.isEmpty } }
  }

  let rows: [Row]

  /// The rows of a text whose lines are already known to be UTF-8; empty ones are left out.
  init(_ bytes: [UInt8], separator: UInt8) throws(PaletteError) {
    let grammar = TableGrammar(separator: separator)
    var (index, line) = (Encoding.withoutMark(bytes).startIndex, 1)
    var rows: [Row] = []
    while index < bytes.count {
      let end = grammar.rowEnd(in: bytes, from: index, end: bytes.count)
      if let quote = end.openQuote {
        throw PaletteError(.unclosedQuote, at: .line(line + TableGrammar.lineEnds(in: bytes, index..<quote)))
      }
      let row = Row(line: line, cells: Self.cells(in: bytes, index..<end.textEnd, grammar))
      if !row.isEmpty { rows.append(row) }
      line += end.lines
      index = end.next
    }
    self.rows = rows
  }

  /// The cells of one row, without blanks around them. What follows a closing quote belongs to its cell.
  private static func cells(in bytes: [UInt8], _ row: Range<Int>, _ grammar: TableGrammar) -> [String] {
    var cells: [String] = []
    var index = row.lowerBound
    while true {
      let cell = grammar.cell(in: bytes, at: index, end: row.upperBound)
      let rest = cell.quote == nil || !cell.isClosed ? cell.end..<cell.end : cell.text.upperBound + 1..<cell.end
      let text = grammar.text(of: cell, in: bytes) + bytes[rest]
      cells.append(String(decoding: ASCII.trimmed(text[...]), as: UTF8.self))
      guard cell.end < row.upperBound else { return cells }
      index = cell.end + 1
    }
  }

  /// The separator that comes most often in a header; nil where none does.
  static func separator(of header: String) -> UInt8? {
    TableGrammar.detected(in: Array(header.utf8))?.separator
  }
}
