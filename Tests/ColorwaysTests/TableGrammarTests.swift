import JSON
import Palettes
import TestSupport
import Testing

/// The grammar of tables against Python's csv module, which reads the same dialect.
@Suite(.enabled(if: Command.python != nil, "python3 is not installed"))
struct TableGrammarTests {
  @Test(arguments: [",", ";", "\t"]) func `Soups of marks are cut as Python cuts them`(separator: String) throws {
    var random = SplitMix64(seed: 4180)
    let letters = ["a", "b", separator, separator, "\"", "\"", "\n", "\r", "\r\n", "é"]
    let texts = (0..<4000).map { _ in (0..<random.below(24)).map { _ in random.pick(letters) }.joined() }
    try compare(texts, separator)
  }

  @Test func `What Python writes is read as it was`() throws {
    var random = SplitMix64(seed: 4181)
    let letters = ["a", ",", "\"", "\n", "\r\n", "x", "\u{20AC}", ";"]
    let rows = (0..<500).map { _ in
      (0..<1 + random.below(5)).map { _ in (0..<1 + random.below(6)).map { _ in random.pick(letters) }.joined() }
    }
    let script = """
      import csv, io, json, sys
      out = io.StringIO(newline='')
      csv.writer(out).writerows(json.load(sys.stdin))
      print(json.dumps(out.getvalue()))
      """
    let written = try python(script, .array(rows.map { .array($0.map { .string($0) }) }))
    #expect(read(written.string ?? "", ",") == rows)
  }

  /// A table with every byte flipped and every cut, as Latin-1.
  @Test func `Damaged tables are cut as Python cuts them`() throws {
    let text = Array("name,base\r\n\"a \"\"b\"\",\n c\",red\nx,\"rgb(1, 2, 3)\"\n".utf8)
    var texts = (0...text.count).map { Array(text[..<$0]) }
    for place in text.indices {
      for flip: UInt8 in [1, 2, 4, 8, 0x10, 0x20, 0x40] {
        var damaged = text
        damaged[place] ^= flip
        texts.append(damaged)
      }
    }
    // Blanks before a quote are the one difference: here they are no part of the cell.
    let isCommon = { (text: [UInt8]) in
      !text.contains(0) && !zip(text, text.dropFirst()).contains { ($0 == 0x20 || $0 == 0x09) && $1 == 0x22 }
    }
    try compare(texts.filter(isCommon).map { String(String.UnicodeScalarView($0.map { Unicode.Scalar($0) })) }, ",")
  }

  private func compare(_ texts: [String], _ separator: String) throws {
    let script = """
      import csv, io, json, sys
      texts = json.load(sys.stdin)
      read = lambda text: list(csv.reader(io.StringIO(text, newline=''), delimiter=\(separator == "\t" ? "'\\t'" : "'\(separator)'")))
      print(json.dumps([[row for row in read(text) if row] for text in texts]))
      """
    let expected = try python(script, .array(texts.map { .string($0) })).array ?? []
    #expect(expected.count == texts.count)
    for (text, rows) in zip(texts, expected) {
      let rows = (rows.array ?? []).map { ($0.array ?? []).map { trimmed($0.string ?? "") } }
      let own = read(text, separator).map { $0.map(trimmed) }
      #expect(own == rows, "\(text.debugDescription)")
    }
  }

  /// Blanks around cells without quotes are left out here, and kept by Python.
  private func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars.drop { $0 == " " || $0 == "\t" }
    var end = Substring(scalars)
    while let last = end.unicodeScalars.last, last == " " || last == "\t" { end.unicodeScalars.removeLast() }
    return String(end)
  }

  /// All rows that are not empty lines.
  private func read(_ text: String, _ separator: String) -> [[String]] {
    let bytes = Array(text.utf8)
    let grammar = TableGrammar(separator: separator.utf8.first!)
    var rows: [[String]] = []
    var index = 0
    while index < bytes.count {
      let end = grammar.rowEnd(in: bytes, from: index, end: bytes.count)
      if end.textEnd > index { rows.append(cells(bytes, index..<end.textEnd, grammar)) }
      index = end.next
    }
    return rows
  }

  private func cells(_ bytes: [UInt8], _ row: Range<Int>, _ grammar: TableGrammar) -> [String] {
    var cells: [String] = []
    var index = row.lowerBound
    while true {
      let cell = grammar.cell(in: bytes, at: index, end: row.upperBound)
      cells.append(String(decoding: grammar.text(of: cell, in: bytes) + bytes[cell.rest], as: UTF8.self))
      if cell.end == row.upperBound { return cells }
      index = cell.end + 1
    }
  }

  private func python(_ script: String, _ input: JSONValue) throws -> JSONValue {
    let folder = try TemporaryFolder()
    var python = Command(Command.python!, in: folder.path)
    python.environment = ["PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"]
    let result = try python.run(["-c", script], input: JSONWriter.compact.bytes(input))
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return try JSONReader.parse(result.output)
  }
}

extension Command {
  /// Python's path, where there is one.
  static let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
    (try? Command($0, in: "/")("-c", ""))?.status == 0
  }
}
