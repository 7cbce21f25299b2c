import JSON
import Testing

@Suite struct JSONElementsTests {
  /// Takes `bytes` apart as it would come in pieces of `step` bytes, letting go what has been read.
  private func steps(_ bytes: [UInt8], step: Int) -> [JSONElements.Step] {
    var elements = JSONElements()
    var steps: [JSONElements.Step] = []
    var (window, start, read) = ([UInt8](), 0, 0)
    while true {
      let found = elements.next(in: window, isComplete: read == bytes.count)
      switch found {
      case .element(let range, let position):
        steps.append(.element(start + range.lowerBound..<start + range.upperBound, position))
        continue
      case .fault: return steps + [found]
      case .end where read == bytes.count: return steps + [found]
      case .end, .incomplete: break
      }
      guard read < bytes.count else { return steps + [found] }
      start += elements.index
      window.removeFirst(elements.index)
      elements.moved(to: 0)
      let next = min(bytes.count, read + step)
      window += bytes[read..<next]
      read = next
    }
  }

  private static let texts = [
    "[]", " [ ] ", "[1]", "[1,2]", "\n[ {\"a\": [1, \"]\\\"é\"]} ,\r\n\t\"x\\u00e9\\n,]\", -1.5e3,null ,[[]], {}]\n ",
    "[\"\\ud83d\\ude00\",true]",
  ]

  /// The oracle is the reader on the whole text: the same values at the same places.
  @Test(arguments: texts) func elementsAreThoseOfTheReader(text: String) throws {
    let bytes = Array(text.utf8)
    let values = try #require(try JSONReader.parse(bytes).array)
    for step in 1...bytes.count {
      let steps = steps(bytes, step: step)
      #expect(steps.last == .end && steps.count == values.count + 1)
      for (step, value) in zip(steps, values) {
        guard case .element(let range, let position) = step else {
          Issue.record("\(step)")
          return
        }
        #expect(position == value.position)
        #expect(try JSONReader.parse(bytes, in: range, line: position.line, column: position.column) == value)
      }
    }
  }

  /// Cuts and flipped bits: the same verdict as the reader's, but for keys that come twice, which are not looked for.
  @Test(arguments: texts) func faultsAreThoseOfTheReader(text: String) {
    let bytes = Array(text.utf8)
    let flipped = bytes.indices.flatMap { place in
      (0..<8).map { bit in
        var copy = bytes
        copy[place] ^= 1 << bit
        return copy
      }
    }
    for damaged in bytes.indices.map({ Array(bytes[..<$0]) }) + flipped {
      do throws(JSONError) {
        let value = try JSONReader.parse(damaged)
        guard value.array != nil else { continue }
        for step in [1, 3, damaged.count] { #expect(steps(damaged, step: step).last == .end) }
      } catch {
        if case .encoding = error.kind { continue }
        if damaged.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) != UInt8(ascii: "[") { continue }
        for step in [1, 3, max(1, damaged.count)] {
          #expect(steps(damaged, step: step).last == .fault(error), "\(String(decoding: damaged, as: UTF8.self))")
        }
      }
    }
  }

  @Test func aTextThatIsNoArrayIsAFault() {
    #expect(
      steps(Array("{}".utf8), step: 9).last.map { "\($0)" }
        == "fault(1:1: expected '[', which opens an array, found '{')")
    #expect(steps([], step: 1) == [.fault(JSONError(.empty, at: JSONPosition(line: 1, column: 1)))])
  }

  @Test func aPartCanBeginInAnyColumn() throws {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.parse(Array("x [1 2]".utf8), in: 2..<7, line: 7, column: 30)
    }
    #expect(error?.position == JSONPosition(line: 7, column: 33))
  }

  @Test(arguments: [
    ("{}", true), (" [1] ", true), ("", false), (" ", false), ("{", false), ("{} {}", false), ("nul", false),
  ])
  func wholeValuesAreKnown(text: String, isValue: Bool) {
    let bytes = Array(text.utf8)
    #expect(JSONReader.isValue(bytes, in: 0..<bytes.count) == isValue)
  }
}
