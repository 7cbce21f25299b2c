/// Comma-separated values as RFC 4180 defines them, also with semicolons or tabs: the one grammar for all tables.
///
/// - LF, CR and CR LF each end a row, but not inside quotes.
/// - A cell that begins with a quote ends with the next one that is not doubled. Blanks around it are no part of it.
/// - Any other cell reaches to the next separator or line end; quotes are plain text in it.
public struct TableGrammar: Hashable, Sendable {
  /// The byte between cells: a comma, a semicolon or a tab.
  public let separator: UInt8

  /// The grammar with this separator.
  public init(separator: UInt8) { self.separator = separator }

  /// Where a cell lies in the bytes.
  public struct Cell: Sendable {
    /// The text without blanks around it; what is between the quotes of a cell in quotes.
    public var text: Range<Int>
    /// The opening quote's place; nil for a cell without quotes.
    public var quote: Int?
    /// Whether the text has doubled quotes, each of which stands for one.
    public var hasDoubledQuotes = false
    /// Whether the closing quote is there, or none is needed.
    public var isClosed = true
    /// What follows the closing quote, blanks around it left out. By the RFC it is empty.
    public var rest: Range<Int>
    /// The separator's or line end's place, or the end of the bytes.
    public var end: Int
  }

  /// The cell that begins at `index`, which may be `end`.
  public func cell(in bytes: [UInt8], at index: Int, end: Int) -> Cell {
    var start = index
    while start < end, isBlank(bytes[start]) { start += 1 }
    if start < end, bytes[start] == ASCII.quote { return quotedCell(in: bytes, at: start, end: end) }
    let stop = ByteSearch.firstLineEnd(or: separator, in: bytes, start..<end) ?? end
    return Cell(text: trimmed(start..<stop, in: bytes), rest: stop..<stop, end: stop)
  }

  /// The cell whose opening quote is at `quote`.
  func quotedCell(in bytes: [UInt8], at quote: Int, end: Int) -> Cell {
    var cell = Cell(text: quote + 1..<quote + 1, quote: quote, isClosed: false, rest: end..<end, end: end)
    var start = quote + 1
    while let found = ByteSearch.first(ASCII.quote, in: bytes, start..<end) {
      if found + 1 < end, bytes[found + 1] == ASCII.quote {
        cell.hasDoubledQuotes = true
        start = found + 2
        continue
      }
      cell.text = quote + 1..<found
      cell.isClosed = true
      cell.end = ByteSearch.firstLineEnd(or: separator, in: bytes, found + 1..<end) ?? end
      cell.rest = trimmed(found + 1..<cell.end, in: bytes)
      return cell
    }
    cell.text = quote + 1..<end
    return cell
  }

  /// The bytes of a cell's text, doubled quotes made one.
  public func text(of cell: Cell, in bytes: [UInt8]) -> [UInt8] {
    guard cell.hasDoubledQuotes else { return Array(bytes[cell.text]) }
    var text: [UInt8] = []
    var index = cell.text.lowerBound
    while index < cell.text.upperBound {
      text.append(bytes[index])
      index += bytes[index] == ASCII.quote ? 2 : 1
    }
    return text
  }

  func isBlank(_ byte: UInt8) -> Bool { (byte == 0x20 || byte == ASCII.tab) && byte != separator }

  private func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}
