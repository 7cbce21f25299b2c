/// A text file as lines. A byte-order mark is skipped; LF, CR and CR LF each end a line.
struct TextLines {
  struct Line {
    /// From 1.
    let number: Int
    /// Without the line end and the blanks around it.
    let text: String

    var place: PaletteError.Place { .line(number) }

    /// The words, parted by blanks.
    var words: [Substring] { text.split { " \t".contains($0) } }
  }

  let lines: [Line]

  /// The lines that hold more than blanks.
  var filled: [Line] { lines.filter { !$0.text.isEmpty } }

  init(_ bytes: [UInt8]) throws(PaletteError) {
    var lines: [Line] = []
    for (index, bytes) in Self.split(Encoding.withoutMark(bytes)).enumerated() {
      guard let text = String(validating: ASCII.trimmed(bytes), as: UTF8.self) else {
        throw PaletteError(.invalidUTF8, at: .line(index + 1))
      }
      lines.append(Line(number: index + 1, text: text))
    }
    self.lines = lines
  }

  private static func split(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == ASCII.lineFeed || bytes[index] == ASCII.carriageReturn {
      let isSecondOfPair =
        bytes[index] == ASCII.lineFeed && index > bytes.startIndex && bytes[index - 1] == ASCII.carriageReturn
      if !isSecondOfPair { lines.append(bytes[start..<index]) }
      start = index + 1
    }
    return start < bytes.endIndex ? lines + [bytes[start...]] : lines
  }
}
