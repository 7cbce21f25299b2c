import Pixels

/// Rows with 8 bits a sample for the tests that look at no more: the rows themselves, or a copy of those with 16.
struct ReducedRows<Word: PixelWord> {
  private var source: PixelRows?
  private var height = 0
  private var copy: [UInt32] = []
  private var isCopied = false

  /// Turns to the rows of another band.
  mutating func begin(_ rows: PixelRows, height: Int) {
    source = rows
    self.height = height
    isCopied = false
  }

  /// The rows, for as long as `body` runs. A copy is made when a band first asks for one.
  mutating func with<Result>(_ body: (WordRows) -> Result) -> Result {
    guard let source else { preconditionFailure("no band was begun") }
    guard Word.self != UInt32.self else {
      return body(view(source.start.assumingMemoryBound(to: UInt32.self), source))
    }
    if !isCopied {
      let words = UnsafeBufferPointer(
        start: source.start.assumingMemoryBound(to: Word.self), count: source.rows.count * source.width)
      copy = words.map(\.reduced)
      isCopied = true
    }
    return copy.withUnsafeBufferPointer { body(view($0.baseAddress!, source)) }
  }

  private func view(_ start: UnsafePointer<UInt32>, _ source: PixelRows) -> WordRows {
    WordRows(start: start, rows: source.rows, width: source.width, height: height)
  }
}
