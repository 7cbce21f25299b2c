/// What a batch came to.
public struct BatchResult: Sendable {
  /// What was done.
  public internal(set) var counts = BatchCounts()
  /// The numbers of the rows that were left out.
  public internal(set) var failedRows: [Int] = []
  /// Why it ended before its list; nil where it did not, or a signal asked for it.
  public internal(set) var failure: BatchFailure?
  /// What is to be said of pictures that are not exact, each once.
  public internal(set) var bounds: Set<String> = []
  /// What is to be said of rows that have the colours of others; nil where there are none.
  public internal(set) var repetition: String?

  /// Whether the batch went through its whole list.
  public internal(set) var isWhole = false

  /// Whether pictures that were not named can be taken for pictures that are no more: the list was read to its end, had
  /// rows, and none was left out.
  public var isPrunable: Bool { isWhole && failedRows.isEmpty && counts.rows > 0 }

  /// Whether what was made can be kept: unless something could not be written or read, all of it is in order.
  public var isUsable: Bool {
    switch failure {
    case nil, .row, .source: true
    default: false
    }
  }
}
