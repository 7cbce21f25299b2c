import FileSystem
import TestSupport
import Testing

@testable import Batch

struct ManifestReadingTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func rows(_ name: String) throws -> [ManifestRow] {
    var reader = try ManifestReader(folder.path(name))
    var rows: [ManifestRow] = []
    while let row = try reader.next() {
      rows.append(row)
      #expect(reader.line == rows.count)
    }
    return rows
  }

  /// Python writes the same members in reverse order, with spaces, escapes and a member of its own.
  @Test func otherSpellingsAreTheSameRows() throws {
    var bytes: [UInt8] = []
    for row in SampleRows.all { row.write(to: &bytes) }
    try folder.write(bytes, to: "own.jsonl")
    #expect(try rows("own.jsonl") == SampleRows.all)
    let script = """
      import json
      with open('own.jsonl', encoding='utf-8', newline='\\n') as old, open('other.jsonl', 'w') as new:
          lines = []
          for line in old:
              d = json.loads(line)
              lines.append(json.dumps(dict(reversed(list(d.items())), extra=[1, None])))
          new.write('\\n'.join(lines))
      """
    let result = try Command("/usr/bin/env", in: folder.path)("python3", "-c", script)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try rows("other.jsonl") == SampleRows.all)
  }

  @Test func emptyManifestHasNoRows() throws {
    try folder.write("", to: "empty.jsonl")
    #expect(try rows("empty.jsonl") == [])
  }

  /// Lines longer than a block, and blocks that end within lines.
  @Test(arguments: [1, 7, 64, 1000, 1 << 18])
  func blocksOfAnySize(blockSize: Int) throws {
    var bytes: [UInt8] = []
    for row in SampleRows.all { row.write(to: &bytes) }
    let path = try folder.write(bytes, to: "m.jsonl")
    var reader = ManifestReader(try FileBlocks(path), blockSize: blockSize)
    for (number, row) in SampleRows.all.enumerated() {
      let offset = reader.nextOffset
      #expect(try reader.next() == row)
      var again = ManifestReader(try FileBlocks(path), from: offset, blockSize: 16)
      #expect(try again.next() == row, "row \(number)")
    }
    #expect(try reader.next() == nil)
  }

  static let good = """
    {"index":1,"file":"a.png","bytes":1,"key":"00000000000000000000000000000000","encoder":1,"configuration":{},\
    "status":"done"}
    """

  @Test(arguments: [
    ("\"index\":1", "\"index\":0", "'index' is a whole number from 1"),
    ("\"index\":1", "\"index\":1.5", "'index' is a whole number from 1"),
    ("\"index\":1", "\"index\":99999999999999999999", "'index' is a whole number from 1"),
    ("\"index\":1,", "", "'index' is missing"),
    ("\"a.png\"", "5", "'file' is a string, not a number"),
    ("\"a.png\"", "\"\"", "'file' is empty"),
    ("\"bytes\":1", "\"bytes\":-1", "'bytes' is a whole number from 0"),
    ("0000\"", "000g\"", "'key' has 32 hexadecimal digits"),
    ("{}", "[]", "'configuration' is an object"),
    ("done", "skipped", "'status' is 'done' or 'failed', not 'skipped'"),
    ("done", "failed", "'place' is missing"),
    ("\"bytes\"", "\"scale\":,\"bytes\"", "expected a value"),
    ("\"bytes\"", "\"sha256\":\"0\",\"pixels\":\"0\",\"bytes\"", "'sha256' and 'pixels' have 64 hexadecimal digits"),
    ("}", "", "expected ',' or '}'"),
  ])
  func faultsAreNamedWithTheirLine(part: String, other: String, message: String) throws {
    #expect(Self.good.contains(part))
    var bad = Self.good
    bad.replaceSubrange(bad.firstRange(of: part)!, with: other)
    try folder.write(Self.good + "\n" + bad + "\n", to: "m.jsonl")
    var reader = try ManifestReader(folder.path("m.jsonl"))
    _ = try reader.next()
    let error = #expect(throws: ManifestError.self) { try reader.next() }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("\(folder.path("m.jsonl")):2: "))
    #expect(text.contains(message) || message.hasPrefix("expected"), "\(text)")
  }

  /// A line that is cut anywhere is an error. One with a wrong bit is an error or still a row, as a digit may become
  /// another; it is a row exactly where Python too finds the members in it.
  @Test func damagedLines() throws {
    let line = Array(Self.good.utf8)
    for count in 1..<line.count {
      var reader = try ManifestReader(try folder.write(Array(line[..<count]), to: "cut.jsonl"))
      #expect(throws: ManifestError.self, "\(count)") { try reader.next() }
    }
    var damaged: [UInt8] = []
    var isRow: [String] = []
    for place in line.indices {
      for bit in 0..<8 {
        var other = line
        other[place] ^= 1 << bit
        if other[place] == 0x0A { continue }
        damaged += other + [0x0A]
        isRow.append((try? ManifestRow(other, in: other.indices, path: "m", line: 1)) == nil ? "no" : "row")
      }
    }
    try folder.write(damaged, to: "damaged.jsonl")
    let script = """
      import json, re
      def is_row(line):
          try:
              d = json.loads(line.decode('utf-8'))
          except ValueError:
              return False
          if not isinstance(d, dict):
              return False
          if d.get('status') != 'done' or type(d.get('index')) is not int or d['index'] < 1:
              return False
          return (type(d.get('file')) is str and d['file'] != '' and type(d.get('bytes')) is int and d['bytes'] >= 0
              and type(d.get('key')) is str and re.fullmatch('[0-9a-fA-F]{32}', d['key']) is not None
              and type(d.get('encoder')) is int and d['encoder'] >= 0 and type(d.get('configuration')) is dict)
      for line in open('damaged.jsonl', 'rb').read().split(b'\\n')[:-1]:
          print('row' if is_row(line) else 'no')
      """
    let result = try Command("/usr/bin/env", in: folder.path)("python3", "-c", script)
    let expected = result.text.split(separator: "\n").map(String.init)
    #expect(expected.count == isRow.count)
    for (place, (found, python)) in zip(isRow, expected).enumerated() { #expect(found == python, "line \(place)") }
  }

  @Test func missingManifest() {
    let error = #expect(throws: ManifestError.self) { try ManifestReader(folder.path("none")) }
    #expect(error?.description == "cannot read '\(folder.path("none"))': No such file or directory")
  }

  /// The fast scanner and the JSON reader are two ways to one row.
  @Test func scannerReadsPlainLines() {
    for row in SampleRows.all {
      var bytes: [UInt8] = []
      row.write(to: &bytes)
      bytes.removeLast()
      var scanner = ManifestLineScanner(bytes, in: 0..<bytes.count)
      let entry = scanner.entry()
      if case .done(let expected) = row, !bytes.contains(0x5C) {
        #expect(entry == expected)
      } else {
        #expect(entry == nil)
      }
    }
  }
}
