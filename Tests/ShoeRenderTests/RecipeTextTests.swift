import Compositing
import JSON
import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// The fast way to a recipe's text, held against the JSON writer.
@Suite struct RecipeTextTests {
  @Test(arguments: [#"classic"#, #"a "shoeColors":{ in its name"#, "Schuh größer"])
  func
    textIsThatOfTheJSONWriter(model: String) throws
  {
    var random = SplitMix64(seed: 7)
    let parts = ShoePart.standard + ["lace", "Heel-tab", "zip_2"].map { ShoePart(rawValue: $0)! }
    for count in [1, 5, 8] {
      var colors = ShoeColors()
      for part in parts.prefix(count) {
        let bytes = (0..<4).map { _ in UInt8(truncatingIfNeeded: random.next()) }
        colors[part] = RGBA8(
          red: bytes[0], green: bytes[1], blue: bytes[2], alpha: [255, bytes[3], 0][Int(bytes[0]) % 3])
      }
      let recipe = Recipe(
        model: model, masks: "xxh128:0", colors: [:], size: PixelSize(width: 10, height: 20), isFitted: count == 5,
        background: .clear, blend: .linear)
      var whole = recipe
      whole.colors = Dictionary(uniqueKeysWithValues: parts.prefix(count).map { ($0, colors[$0]) })
      #expect(
        String(decoding: RecipeText(whole).bytes(colors: colors), as: UTF8.self)
          == JSONWriter.canonical.text(whole.json))
    }
  }
}

/// Keys decide whether a picture is made again.
@Suite struct PictureKeyTests {
  private func key(_ change: (inout RenderRequest) -> Void = { _ in }) throws -> PictureKey {
    var request = RenderRequest(ShoeConfiguration(), source: "{}")
    change(&request)
    return try Planner(catalog: .builtIn).plan(request).key
  }

  @Test func onlyWhatDecidesBytesDecidesTheKey() throws {
    let key = try key()
    #expect(try self.key { $0.source = "{ }" } == key)
    #expect(try self.key { $0.size = .width(1000) } == key)
    #expect(try self.key { $0.size = .fit(PixelSize(width: 1000, height: 456)) } == key)
    let others = [
      try self.key { $0.setColor(.clear, of: .side) }, try self.key { $0.size = .width(500) },
      try self.key { $0.form = .truecolor }, try self.key { $0.embedding = .none },
      try self.key { $0.embedding = .all }, try self.key { $0.background = .init(red: 1, green: 1, blue: 1) },
      try self.key { $0.blend = .linear }, try self.key { $0.size = .fit(PixelSize(width: 1000, height: 500)) },
    ]
    #expect(Set(others + [key]).count == others.count + 1)
  }

  @Test func theTextIsTheDigestInHex() throws {
    let text = try key().description
    #expect(text.count == 32 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase })
    #expect(text.hasPrefix(String(try key().high, radix: 16)) || text.hasPrefix("0"))
  }
}
