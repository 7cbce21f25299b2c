extension TableGrammar {
  /// Where a row ends.
  public struct RowEnd: Equatable, Sendable {
    /// The end of the row's text, without its line end.
    public var textEnd: Int
    /// Where the next row begins; `textEnd` where the bytes end with the row.
    public var next: Int
    /// The line ends in the row, its own included.
    public var lines: Int
    /// The opening quote that is not closed.
    public var openQuote: Int?
  }

  /// The end of the row that begins at `start`. Where no line end follows before `end`, the row ends there.
  public func rowEnd(in bytes: [UInt8], from start: Int, end: Int) -> RowEnd {
    var (cellStart, index, lines) = (start, start, 0)
    while let found = ByteSearch.firstLineEnd(or: ASCII.quote, in: bytes, index..<end) {
      guard bytes[found] == ASCII.quote else {
        return RowEnd(textEnd: found, next: Self.next(bytes, found, end), lines: lines + 1)
      }
      index = found + 1
      guard opensCell(found, in: bytes, from: cellStart) else { continue }
      let cell = quotedCell(in: bytes, at: found, end: end)
      lines += Self.lineEnds(in: bytes, cell.text)
      guard cell.isClosed else { return RowEnd(textEnd: end, next: end, lines: lines, openQuote: found) }
      // The separator or line end is looked at in the next round; quotes before it are plain text.
      (cellStart, index) = (cell.end < end && bytes[cell.end] == separator ? cell.end + 1 : cell.end, cell.end)
    }
    return RowEnd(textEnd: end, next: end, lines: lines)
  }

  /// Whether a quote is the first of its cell but for blanks; the cell begins at `cellStart` or after a separator.
  private func opensCell(_ quote: Int, in bytes: [UInt8], from cellStart: Int) -> Bool {
    var place = quote
    while place > cellStart, isBlank(bytes[place - 1]) { place -= 1 }
    return place == cellStart || bytes[place - 1] == separator
  }

  private static func next(_ bytes: [UInt8], _ lineEnd: Int, _ end: Int) -> Int {
    let isPair = bytes[lineEnd] == ASCII.carriageReturn && lineEnd + 1 < end && bytes[lineEnd + 1] == ASCII.lineFeed
    return lineEnd + (isPair ? 2 : 1)
  }

  /// How many lines end in `range`.
  public static func lineEnds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range {
      let isEnd = bytes[index] == ASCII.lineFeed
      let isLoneReturn =
        bytes[index] == ASCII.carriageReturn
        && !(index + 1 < range.upperBound && bytes[index + 1] == ASCII.lineFeed)
      if isEnd || isLoneReturn { count += 1 }
    }
    return count
  }

  /// The grammar of a table: its separator is the one that comes most often in the first row outside of quotes. Nil
  /// where there is none.
  public static func detected(in bytes: [UInt8], from start: Int = 0) -> TableGrammar? {
    let marks = [UInt8(ascii: ","), UInt8(ascii: ";"), ASCII.tab]
    var counts = [0, 0, 0]
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == ASCII.quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
      if let mark = marks.firstIndex(of: byte) { counts[mark] += 1 }
    }
    guard let most = counts.max(), most > 0, let mark = counts.firstIndex(of: most) else { return nil }
    return TableGrammar(separator: marks[mark])
  }
}
