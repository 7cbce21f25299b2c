import Colorways
import JSON
import ShoeDesign
import TestSupport
import Testing

/// Every cut and every flipped byte of lists: nothing traps, and no row goes missing without a fault.
@Suite struct DamageTests {
  private static let lines = """
    {"name": "one", "sku": "\\u0041", "shoeColors": {"base": "#010203", "side": "orange", "sole": [0, 0.5, 1]}}
    {"name":"two","model":"m","manufacturer":"é","shoeColors":{"outline":"#0a84ff","base":"#FFFFFF","cage":"red"}}

    {"metadata": {"a": [1, {"b": null}]}, "name": "three"}

    """

  private static let flips: [UInt8] = [1, 2, 4, 8, 0x10, 0x20, 0x40, 0x80]

  /// The text cut everywhere, and with every bit flipped.
  private static func damaged(_ text: String) -> [[UInt8]] {
    let bytes = Array(text.utf8)
    let cuts = bytes.indices.map { Array(bytes[..<$0]) }
    let flipped = bytes.indices.flatMap { place in
      flips.map { flip in
        var copy = bytes
        copy[place] ^= flip
        return copy
      }
    }
    return cuts + flipped
  }

  /// The oracle is the general reader on each line, lines cut by hand: same configurations, same errors, same places.
  @Test func `Lines are what the configuration reader says of each`() throws {
    let folder = try TemporaryFolder()
    for bytes in Self.damaged(Self.lines) {
      let list = try ReadList([try folder.write(bytes, to: "a.jsonl")]).without(folder)
      var expected: [String] = []
      for (number, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
        if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
        var line = Array(line)
        while line.last == 0x0D { line.removeLast() }
        expected.append(Self.answer(line, line: number + 1))
      }
      let own = list.rows.map { row in
        switch row.result {
        case .success(let colorway): colorway.configuration.canonicalText
        case .failure(let fault): list.shortened(fault.description)
        }
      }
      #expect(own == expected, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(list.rows.map(\.index) == Array(list.rows.indices.map { $0 + 1 }))
    }
  }

  private static func answer(_ line: [UInt8], line number: Int) -> String {
    do {
      return try ShoeConfiguration.parse(line, line: number).canonicalText
    } catch {
      return "a.jsonl:\(error)"
    }
  }

  /// The oracle is the JSON reader on the whole text.
  @Test func `An array gives all elements, or says that it does not`() throws {
    let lines = Self.lines.split(separator: "\n", omittingEmptySubsequences: true)
    let text = "[" + lines.joined(separator: ",\n ") + "]\n"
    let folder = try TemporaryFolder()
    for bytes in Self.damaged(text) {
      let path = try folder.write(bytes, to: "a.json")
      let list = try ReadList([path]).without(folder)
      do throws(JSONError) {
        guard let elements = try JSONReader.parse(bytes).array else { continue }
        let expected = elements.map { element in
          do {
            return try ConfigurationReader.configuration(from: element).canonicalText
          } catch {
            return "a.json:\(error)"
          }
        }
        let own = list.rows.map { row in
          switch row.result {
          case .success(let colorway): colorway.configuration.canonicalText
          case .failure(let fault): list.shortened(fault.description)
          }
        }
        #expect(own == expected)
      } catch {
        #expect(list.faults.last?.hasPrefix("a.json:\(error)") == true, "\(error) \(list.faults)")
      }
    }
  }

  /// The oracle counts: a flipped byte is a fault, changes a text or a colour, or is refused; rows are never fewer.
  @Test func `Tables lose no row silently`() throws {
    let text = "name,base,side,sole,cage,outline\n\"a, \"\"b\"\"\n\",red,#010203,red,red,red\nc,red,red,red,red,red\n"
    let folder = try TemporaryFolder()
    var (refused, faulty) = (0, 0)
    for bytes in Self.damaged(text).dropFirst(text.utf8.count) {
      let path = try folder.write(bytes, to: "a.csv")
      do {
        let list = try ReadList([path])
        // Two rows become one only where the line end or a quote between them is hit, and then a row has too many cells.
        #expect(list.rows.count >= 2 || !list.faults.isEmpty)
        if !list.faults.isEmpty { faulty += 1 }
      } catch is SourceError {
        refused += 1
      }
    }
    #expect(refused > 50 && faulty > 100)
  }
}
