import Colors
import Colorways
import JSON
import Pixels
import ShoeDesign
import TestSupport
import Testing

@Suite struct RowParserTests {
  @Test func `The base fills what a configuration leaves out`() throws {
    let base = ShoeConfiguration(
      manufacturer: "M", name: "N", sku: "S", shoeColors: ShoeColors(base: .clear, side: .clear),
      metadata: JSONObject([("a", .integer(1)), ("b", .integer(2))]))
    let text = ##"{"name":"own","shoeColors":{"side":"#010203"},"metadata":{"b":3,"c":4}}"##
    let colorway = try ReadList("a.jsonl", text) { $0.base = base }.rows[0].result.get()
    let configuration = colorway.configuration
    #expect(configuration.name == "own" && configuration.manufacturer == "M" && configuration.sku == "S")
    #expect(configuration.shoeColors.base == .clear)
    #expect(configuration.shoeColors.side == RGBA8(red: 1, green: 2, blue: 3))
    #expect(configuration.writtenParts == [.base, .side])
    #expect(configuration.metadata.members.map(\.key).sorted() == ["a", "b", "c"])
    #expect(configuration.metadata["b"] == .integer(3))
    #expect(colorway.text == configuration.canonicalText)
  }

  @Test func `A row's model decides its parts, else the base's`() throws {
    let tongue = ShoePart(rawValue: "tongue")!
    let text = #"""
      {"shoeColors":{"tongue":"red"}}
      {"model":"low","shoeColors":{"tongue":"red"}}
      {"model":"low"}
      """#
    let list = try ReadList("a.jsonl", text) {
      $0.knownParts = { $0 == "high" ? ShoePart.standard + [tongue] : ShoePart.standard }
      $0.base = ShoeConfiguration(model: "high")
      $0.base?.setColor(.clear, of: tongue)
    }
    #expect(
      list.faults == [
        "a.jsonl:2:30: shoeColors.tongue: unknown part; known parts: base, side, sole, cage, outline"
      ])
    #expect(try list.rows[0].result.get().configuration.shoeColors[tongue] == RGBA8(red: 255, green: 59, blue: 48))
    // The base's colour of a part that the row's model lacks is left out.
    #expect(try list.rows[2].result.get().configuration.writtenParts.isEmpty)
  }

  /// However the row is read, the first name with two values is said, once for all sources.
  @Test func `Names with two values are said`() throws {
    let folder = try TemporaryFolder()
    let message = "orange read as SwiftUI 255,149,0; CSS has 255,165,0"
    let sources = [
      ("a.jsonl", #"{"shoeColors":{"base":"white","side":"orange","sole":"purple"}}"#),
      ("b.jsonl", #"{"metadata":{},"shoeColors":{"base":"white","side":"Orange"}}"#),
      ("c.csv", "name,base\nx,\u{6F}range\ny,purple\n"),
    ]
    let paths = try sources.map { try folder.write($1, to: $0) }
    for (path, (name, _)) in zip(paths, sources) {
      #expect(
        try ReadList([path]).conflicts.map { $0.replacing(folder.path + "/", with: "") } == ["\(name): \(message)"])
    }
    #expect(try ReadList(paths).conflicts.count == 1)
    #expect(try ReadList(paths) { $0.reading.names = .css }.conflicts.count == 1)
    #expect(try ReadList([]) { $0.matrix = "base=orange,css:orange" }.conflicts == ["--matrix: \(message)"])
    #expect(try ReadList("a.jsonl", #"{"shoeColors":{"base":"css:orange","side":"white"}}"#).conflicts == [])
  }

  @Test func `Several threads get the same rows`() async throws {
    let folder = try TemporaryFolder()
    let text =
      "name,base,side,sole,cage,outline\n" + (0..<3000).map { "n\($0),#\(100_000 + $0),red,re,red,red\n" }.joined()
    let list = try ColorwayList([try folder.write(text, to: "a.csv")])
    let reader = list.reader()
    var records: [Record] = []
    while let record = try reader.next() { records.append(record) }
    let (all, parser) = (records, list.parser)
    let texts = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask { all.map { record in "\(parser.row(of: record).result)" } }
      }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    #expect(texts.count == 4 && Set(texts).count == 1 && texts[0].count == 3000)
  }
}
