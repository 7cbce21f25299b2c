/// Rows of cells: comma-separated values as RFC 4180 defines them, also with semicolons or tabs.
struct Table {
  struct Row {
    /// The line on which the row begins, from 1.
    let line: Int
    let cells: [String]

    var place: PaletteError.Place { .line(line) }

    var isEmpty: Bool { cells.allSatisfy { $0.isEmpty } }
  }

  let rows: [Row]

  /// The rows of a text whose lines are already known to be UTF-8.
  init(_ bytes: [UInt8], separator: UInt8) throws(PaletteError) {
    var scanner = TableScanner(Encoding.withoutMark(bytes), separator: separator)
    rows = try scanner.rows()
  }

  /// The separator that comes most often in a header; nil where none does.
  static func separator(of header: String) -> UInt8? {
    let counts = [",", ";", "\t"].map { mark in (mark, header.utf8.count { $0 == mark.utf8.first }) }
    guard let best = counts.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return nil }
    return best.0.utf8.first
  }
}

private struct TableScanner {
  private let bytes: ArraySlice<UInt8>
  private let separator: UInt8
  private var index: Int
  private var line = 1

  init(_ bytes: ArraySlice<UInt8>, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    index = bytes.startIndex
  }

  mutating func rows() throws(PaletteError) -> [Table.Row] {
    var rows: [Table.Row] = []
    while index < bytes.endIndex {
      let row = Table.Row(line: line, cells: try cells())
      if !row.isEmpty { rows.append(row) }
    }
    return rows
  }

  /// The cells up to the end of the row, which is stepped over.
  private mutating func cells() throws(PaletteError) -> [String] {
    var cells = [try cell()]
    while index < bytes.endIndex, bytes[index] == separator {
      index += 1
      cells.append(try cell())
    }
    stepOverLineEnd()
    return cells
  }

  private mutating func cell() throws(PaletteError) -> String {
    while index < bytes.endIndex, bytes[index] != separator, bytes[index] == 0x20 || bytes[index] == ASCII.tab {
      index += 1
    }
    if index < bytes.endIndex, bytes[index] == ASCII.quote { return try quotedCell() }
    let start = index
    while index < bytes.endIndex, bytes[index] != separator, !isLineEnd { index += 1 }
    return String(decoding: ASCII.trimmed(bytes[start..<index]), as: UTF8.self)
  }

  /// A cell in quotes, in which a quote is doubled; what follows the closing quote belongs to the cell too.
  private mutating func quotedCell() throws(PaletteError) -> String {
    let opened = line
    var text: [UInt8] = []
    index += 1
    while true {
      guard index < bytes.endIndex else { throw PaletteError(.unclosedQuote, at: .line(opened)) }
      let byte = bytes[index]
      index += 1
      if byte == ASCII.quote {
        guard index < bytes.endIndex, bytes[index] == ASCII.quote else { break }
        index += 1
      } else if byte == ASCII.lineFeed {
        line += 1
      }
      text.append(byte)
    }
    while index < bytes.endIndex, bytes[index] != separator, !isLineEnd {
      text.append(bytes[index])
      index += 1
    }
    return String(decoding: ASCII.trimmed(text[...]), as: UTF8.self)
  }

  private var isLineEnd: Bool { bytes[index] == ASCII.lineFeed || bytes[index] == ASCII.carriageReturn }

  private mutating func stepOverLineEnd() {
    guard index < bytes.endIndex else { return }
    let isPair =
      bytes[index] == ASCII.carriageReturn && index + 1 < bytes.endIndex && bytes[index + 1] == ASCII.lineFeed
    index += isPair ? 2 : 1
    line += 1
  }
}
