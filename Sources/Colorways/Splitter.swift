/// Finds the records of one source, one after the other. It is to be cheap: what can be done on several threads at once
/// is left to ``RowParser``.
protocol Splitter: AnyObject {
  /// The next record's place and content; nil after the last.
  func next() throws(SourceError) -> (RowPlace, RecordContent)?

  /// What is to be said about the source so far.
  var notices: [RowNotice] { get }
}

extension Splitter {
  var notices: [RowNotice] { [] }
}
