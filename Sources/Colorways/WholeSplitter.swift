/// A source that is one configuration.
final class WholeSplitter: Splitter {
  private var buffer: TextBuffer
  private var isDone = false

  init(_ buffer: TextBuffer) { self.buffer = buffer }

  func next() throws(SourceError) -> (RowPlace, RecordContent)? {
    if isDone { return nil }
    isDone = true
    let place = RowPlace(source: buffer.source, line: 1)
    while !buffer.isAtEnd, !buffer.isFull { try buffer.more() }
    if buffer.isFull { return (place, .fault(.tooLong(at: place))) }
    return (place, .json(TextSlice(bytes: buffer.bytes, range: buffer.index..<buffer.bytes.count), column: 1))
  }
}
