/// Reads a list record by record. Memory does not grow with the list.
///
/// It is for one thread at a time; its records can be parsed on any, see ``RowParser``.
public final class RecordReader {
  private let list: ColorwayList
  private var nextSource = 0
  private var splitter: (any Splitter)?
  private var count = 0
  private var countBefore = 0
  private var pending: [RowNotice] = []

  init(_ list: ColorwayList) { self.list = list }

  /// The next record; nil after the last. Throws where a source cannot be read on; there is no next record then.
  public func next() throws(SourceError) -> Record? {
    while true {
      if let splitter {
        if let (place, content) = try splitter.next() {
          count += 1
          return Record(index: count, place: place, content: Self.limited(content, place))
        }
        finish()
      }
      guard nextSource < list.sources.count else { return nil }
      let splitter = try list.sources[nextSource].splitter(list.options)
      pending += splitter.notices
      self.splitter = splitter
      countBefore = count
    }
  }

  /// What is to be said about the sources read so far and has not been taken yet.
  public func takeNotices() -> [RowNotice] {
    if pending.isEmpty { return [] }
    defer { pending = [] }
    return pending
  }

  private func finish() {
    splitter = nil
    if count == countBefore { pending.append(.noRows(list.sources[nextSource].name)) }
    nextSource += 1
  }

  private static func limited(_ content: RecordContent, _ place: RowPlace) -> RecordContent {
    switch content {
    case .json(let slice, _) where slice.range.count > TextBuffer.longestRecord: .fault(.tooLong(at: place))
    case .cells(let slice, _) where slice.range.count > TextBuffer.longestRecord: .fault(.tooLong(at: place))
    default: content
    }
  }
}
