import JSON

/// The elements of a JSON array, which need not fit into memory. A fault of grammar ends it, since what follows cannot be
/// told apart.
final class ArraySplitter: Splitter {
  private var buffer: TextBuffer
  private var elements: JSONElements
  private var isDone = false

  init(_ buffer: TextBuffer) {
    self.buffer = buffer
    elements = JSONElements(at: buffer.index)
  }

  func next() throws(SourceError) -> (RowPlace, RecordContent)? {
    while !isDone {
      switch elements.next(in: buffer.bytes, isComplete: buffer.isAtEnd) {
      case .element(let range, let position):
        return (place(position), .json(TextSlice(bytes: buffer.bytes, range: range), column: position.column))
      case .end where buffer.isAtEnd: isDone = true
      case .fault(let error):
        isDone = true
        let place = place(error.position)
        return (place, .fault(.brokenArray(error, at: place)))
      case .incomplete, .end:
        buffer.index = elements.index
        if buffer.isFull {
          isDone = true
          let place = place(elements.position)
          return (place, .fault(.tooLong(at: place, isLast: true)))
        }
        try buffer.more()
        elements.moved(to: 0)
      }
    }
    return nil
  }

  private func place(_ position: JSONPosition) -> RowPlace { RowPlace(source: buffer.source, line: position.line) }
}
