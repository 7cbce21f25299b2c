import Colorways
import Foundation
import TestSupport
import Testing

/// Sources that come in small pieces and can be read only once.
@Suite struct StreamTests {
  private static let count = 5000

  /// Rows of growing length, so that pieces end everywhere.
  private static func name(_ number: Int) -> String { "n\(number)" + String(repeating: "é", count: number % 97) }

  private static let texts = [
    "lines": (0..<count).map { "{\"name\": \"\(name($0))\"}\r\n" }.joined(),
    "array": "[" + (0..<count).map { "{\"name\": \"\(name($0))\"}" }.joined(separator: ",\n") + "]",
    "table": "name,base,side,sole,cage,outline\r\n"
      + (0..<count).map { "\"\(name($0))\",red,red,red,red,red\r\n" }.joined(),
    "returns": "name,base,side,sole,cage,outline\r" + (0..<count).map { "\(name($0)),red,red,red,red,red\r" }.joined(),
  ]

  @Test(arguments: ["lines", "array", "table", "returns"])
  func `A FIFO gives the same rows as a file`(form: String) throws {
    let text = try #require(Self.texts[form])
    let folder = try TemporaryFolder()
    let file = try ReadList([try folder.write(text, to: "file")])
    #expect(file.texts == (0..<Self.count).map { "\($0 + 1) \(Self.name($0))" })
    let fifo = folder.path("fifo")
    #expect(mkfifo(fifo, 0o600) == 0)
    #expect(try ColorwayList([fifo]).canBeReadTwice == false)
    Thread.detachNewThread {
      guard let output = FileHandle(forWritingAtPath: fifo) else { return }
      let bytes = Array(text.utf8)
      var (start, step) = (0, 1)
      while start < bytes.count {
        try? output.write(contentsOf: bytes[start..<min(bytes.count, start + step)])
        start += step
        step = step % 1999 + 37
      }
      try? output.close()
    }
    let streamed = try ReadList([fifo])
    #expect(streamed.texts == file.texts)
    #expect(streamed.rows.map(\.place.line) == file.rows.map(\.place.line))
  }

  @Test func `Sources are numbered through, and can be read twice`() throws {
    let folder = try TemporaryFolder()
    let paths = [
      try folder.write("base\nred\nre\n", to: "1.csv"), try folder.write("{}\n{]\n", to: "2.jsonl"),
      try folder.write("{\"name\": \"last\"}", to: "d/x.json"),
    ]
    let list = try ColorwayList([paths[0], paths[1], folder.path("d")])
    #expect(list.canBeReadTwice && list.count == nil && list.inputPaths == paths)
    for _ in 0..<2 {
      let reader = list.reader()
      var places: [String] = []
      while let record = try reader.next() {
        places.append("\(record.index) \(record.place)".replacing(folder.path + "/", with: ""))
      }
      #expect(places == ["1 1.csv:2", "2 1.csv:3", "3 2.jsonl:1", "4 2.jsonl:2", "5 d/x.json"])
    }
  }

  @Test func `A hundred thousand rows with a bad one at the end`() throws {
    let text = (1...100_000).map { "{\"name\":\"\($0)\",\"shoeColors\":{\"base\":\"#\(100_000 + $0 % 800_000)\"}}\n" }
      .joined()
    let list = try ReadList("a.jsonl", text + "{\"name\": nil}\n")
    #expect(list.rows.count == 100_001)
    #expect(list.faults == ["a.jsonl:100001:10: 'nil' is not JSON; did you mean 'null'?"])
  }
}
