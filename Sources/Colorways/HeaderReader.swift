import Palettes
import Suggestions

/// Reads the first row of a table that is not empty.
struct HeaderReader {
  var buffer: TextBuffer
  /// The line that follows what has been read.
  private(set) var line = 1

  init(buffer: TextBuffer) { self.buffer = buffer }

  /// The header, after which the buffer is at the first row. Throws where there is none.
  mutating func read(_ options: ListOptions) throws(SourceError) -> TableHeader {
    guard try buffer.first(where: TextBuffer.isFilled) != nil else {
      throw .table(buffer.source, "the text is empty; a table begins with a header, such as name,base,side,sole")
    }
    skipEmptyLines()
    let grammar = try detected()
    let start = line
    guard let row = try buffer.nextRow(grammar) else { throw .table(buffer.source, line: start, "no header") }
    let titles = try titles(row, grammar, line: start)
    line += row.end.lines
    let columns = ColumnTitles(titles, source: buffer.source, line: start, options)
    return TableHeader(grammar, titles: titles, fields: try columns.fields(), base: options.base)
  }

  private mutating func skipEmptyLines() {
    var place = buffer.index
    while TextBuffer.isSpace(buffer.bytes[place]) {
      if buffer.bytes[place] == UInt8(ascii: "\n") || buffer.bytes[place] == UInt8(ascii: "\r") {
        line += TableGrammar.lineEnds(in: buffer.bytes, buffer.index..<place + 1)
        // The second half of a pair ends the same line.
        if buffer.bytes[place] == UInt8(ascii: "\r"), buffer.bytes[place + 1] == UInt8(ascii: "\n") { place += 1 }
        buffer.index = place + 1
      }
      place += 1
    }
  }

  /// The grammar, once a whole line is there to be seen.
  private mutating func detected() throws(SourceError) -> TableGrammar {
    let hasEnd = try buffer.first { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } != nil
    guard hasEnd || buffer.isAtEnd else {
      throw SourceError(.badData, "\(buffer.source): no line ends; this is no table")
    }
    return TableGrammar.detected(in: buffer.bytes, from: buffer.index) ?? TableGrammar(separator: UInt8(ascii: ","))
  }

  private func titles(
    _ row: TextBuffer.TableRow, _ grammar: TableGrammar, line: Int
  ) throws(SourceError) -> [String] {
    if row.end.openQuote != nil { throw .table(buffer.source, line: line, "a quote of the header is not closed") }
    var titles: [String] = []
    var index = row.start
    while true {
      let cell = grammar.cell(in: buffer.bytes, at: index, end: row.end.textEnd)
      guard let title = String(validating: grammar.text(of: cell, in: buffer.bytes), as: UTF8.self) else {
        throw .table(buffer.source, line: line, "the header is not UTF-8; \(RowFault.utf8Advice())")
      }
      titles.append(ASCIIText.trimmed(title))
      guard cell.end < row.end.textEnd else { return titles }
      index = cell.end + 1
    }
  }
}
