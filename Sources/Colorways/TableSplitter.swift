import Palettes

/// The rows of a table under its header. Rows that are empty, or of nothing but separators, are skipped and not counted.
final class TableSplitter: Splitter {
  private var buffer: TextBuffer
  private let header: TableHeader
  private var line: Int
  private var isDone = false
  let notices: [RowNotice]

  /// Reads the header. Throws where it is none.
  init(_ buffer: TextBuffer, _ options: ListOptions) throws(SourceError) {
    var reader = HeaderReader(buffer: buffer)
    header = try reader.read(options)
    self.buffer = reader.buffer
    line = reader.line
    notices = header.notices(source: buffer.source)
  }

  func next() throws(SourceError) -> (RowPlace, RecordContent)? {
    while !isDone, let row = try buffer.nextRow(header.grammar) {
      let place = RowPlace(source: buffer.source, line: line)
      let bytes = buffer.bytes
      if let fault = fault(row, place) {
        isDone = true
        return (fault.place, .fault(fault))
      }
      line += row.end.lines
      let isEmpty = bytes[row.start..<row.end.textEnd].allSatisfy {
        $0 == 0x20 || $0 == 0x09 || $0 == header.grammar.separator
      }
      if isEmpty { continue }
      return (place, .cells(TextSlice(bytes: bytes, range: row.start..<row.end.textEnd), header))
    }
    return nil
  }

  private func fault(_ row: TextBuffer.TableRow, _ place: RowPlace) -> RowFault? {
    if let quote = row.end.openQuote {
      let before = TableGrammar.lineEnds(in: buffer.bytes, row.start..<quote)
      return .openQuote(at: RowPlace(source: place.source, line: line + before), isTooLong: row.isTooLong)
    }
    return row.isTooLong ? .tooLong(at: place, isLast: true) : nil
  }
}

extension TextBuffer {
  /// A row of a table in the bytes.
  struct TableRow {
    let start: Int
    let end: TableGrammar.RowEnd
    /// Whether it is cut, as it is too long.
    var isTooLong = false
  }

  /// Takes the next row; nil at the end.
  mutating func nextRow(_ grammar: TableGrammar) throws(SourceError) -> TableRow? {
    while true {
      if index < bytes.count {
        let end = grammar.rowEnd(in: bytes, from: index, end: bytes.count)
        // A carriage return at the end may be the first half of a pair.
        let mayGoOn = end.textEnd == bytes.count || (end.next == bytes.count && bytes[end.next - 1] == 0x0D)
        if isAtEnd || !mayGoOn || isFull {
          defer { index = end.next }
          return TableRow(start: index, end: end, isTooLong: mayGoOn && isFull && !isAtEnd)
        }
      } else if isAtEnd {
        return nil
      }
      try more()
    }
  }
}
