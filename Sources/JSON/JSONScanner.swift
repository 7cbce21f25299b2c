/// The reader's place in the bytes. The grammar's rules are in the extensions, one file each.
struct JSONScanner {
  let bytes: [UInt8]
  let end: Int
  var index: Int
  var depth = 0
  private var line: Int
  /// The index that column 1 of this line would have if every scalar before `index` took one byte.
  private var lineStart: Int

  /// Begins at the start of `range`, which is at `position` in the whole text.
  init(bytes: [UInt8], range: Range<Int>, at position: JSONPosition) {
    self.bytes = bytes
    line = position.line
    end = range.upperBound
    index = range.lowerBound
    lineStart = index + 1 - position.column
  }

  /// Moves past a byte order mark, which takes no column.
  mutating func skipMark() {
    guard end - index >= 3, bytes[index] == 0xEF, bytes[index + 1] == 0xBB, bytes[index + 2] == 0xBF else { return }
    index += 3
    lineStart += 3
  }

  /// The line and column of the next byte.
  var position: JSONPosition { JSONPosition(line: line, column: index - lineStart + 1) }

  /// The next byte, or nil at the end.
  var next: UInt8? { index < end ? bytes[index] : nil }

  /// The whole text: one value with white space around it.
  mutating func document() throws(JSONError) -> JSONValue {
    skipWhitespace()
    guard index < end else { throw JSONError(.empty, at: position) }
    let value = try value()
    skipWhitespace()
    guard index == end else { throw trailingText() }
    return value
  }

  /// The value that starts at the next byte; there must be one.
  mutating func value() throws(JSONError) -> JSONValue {
    let start = position
    switch bytes[index] {
    case ASCII.quote: return JSONValue(.string(try string()), position: start)
    case ASCII.openBrace: return JSONValue(.object(try object()), position: start)
    case ASCII.openBracket: return JSONValue(.array(try array()), position: start)
    case ASCII.minus, ASCII.zero...ASCII.nine: return JSONValue(.number(try number()), position: start)
    default: return JSONValue(try literal(), position: start)
    }
  }

  /// Moves to the next byte that is no white space.
  mutating func skipWhitespace() {
    while index < end {
      switch bytes[index] {
      case ASCII.space, ASCII.tab: index += 1
      case ASCII.lineFeed: startLine(after: 1)
      case ASCII.carriageReturn: startLine(after: index + 1 < end && bytes[index + 1] == ASCII.lineFeed ? 2 : 1)
      default: return
      }
    }
  }

  private mutating func startLine(after count: Int) {
    index += count
    line += 1
    lineStart = index
  }

  /// Moves past one UTF-8 sequence of more than one byte, which takes one column.
  mutating func skipSequence() throws(JSONError) {
    guard let length = UTF8Sequence.length(in: bytes, at: index, end: end) else {
      throw JSONError(.invalidUTF8(bytes[index]), at: position)
    }
    index += length
    lineStart += length - 1
  }
}
