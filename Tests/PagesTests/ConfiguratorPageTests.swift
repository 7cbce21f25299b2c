import Colors
import Foundation
import JSON
import LayerSets
import Pages
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// The page's text. Tests/Browser/configurator uses it.
struct ConfiguratorPageTests {
  private static func page(
    reading: ColorReading = .standard, swatches: [(name: String, color: RGBA8)] = [],
    start: ShoeConfiguration = ShoeConfiguration()
  ) throws -> String {
    String(
      decoding: try ConfiguratorPage(reading: reading, swatches: swatches, start: start, generator: "a program")
        .bytes(),
      as: UTF8.self)
  }

  /// The text of an element that begins with `tag`.
  private static func content(_ tag: String, _ name: String, in page: String) throws -> String {
    let start = try #require(page.range(of: tag))
    let end = try #require(page.range(of: "</\(name)>", range: start.upperBound..<page.endIndex))
    return String(page[start.upperBound..<end.lowerBound])
  }

  private static func data(_ page: String) throws -> JSONObject {
    let text = try content(#"<script type="application/json" id="data">"#, "script", in: page)
    return try #require(try JSONReader.parse(Array(text.utf8)).object)
  }

  @Test func oneFileUnder400Kilobytes() throws {
    let page = try Self.page()
    #expect(page.hasPrefix("<!doctype html>\n"))
    #expect(page.utf8.count < 400_000)
    #expect(!page.contains("{{"))
    // No address but the namespace of SVG, which is a name.
    let addresses = page.ranges(of: "http").map { page[$0.lowerBound...].prefix(26) }
    #expect(addresses.allSatisfy { $0 == "http://www.w3.org/2000/svg" || $0.hasPrefix("http-equiv") }, "\(addresses)")
  }

  /// Node computes the digests of what stands in the elements.
  @Test(.enabled(if: Node.isPresent, "node is not installed"))
  func thePolicyAdmitsThisStyleAndThisScriptAlone() throws {
    let page = try Self.page()
    let folder = try TemporaryFolder()
    try folder.write(page, to: "page.html")
    let result = try Node.run("policy.js", ["page.html"], in: folder)
    #expect(result.status == 0, "\(result.text)\n\(result.errors)")
    #expect(
      result.text == """
        default-src 'none'
        img-src data: blob:
        style-src: the style's digest
        script-src: the script's digest
        base-uri 'none'
        form-action 'none'

        """)
  }

  @Test func textsCannotLeaveTheData() throws {
    let hostile = "</script><script>alert(1)</script><!-- \u{2028} & \"'"
    let start = ShoeConfiguration(manufacturer: hostile, name: hostile, model: "classic", sku: hostile)
    let page = try Self.page(
      swatches: [(hostile, RGBA8(red: 1, green: 2, blue: 3))], start: start)
    #expect(page.ranges(of: "<script").count == 2)
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(!page.contains("alert(1)<"))
    let data = try Self.data(page)
    #expect(data["start"]?.object?["name"]?.string == hostile)
    #expect(data["swatches"]?.array?.last?.object?["name"]?.string == hostile)
  }

  @Test func everyModelIsThereTheDefaultOneFirst() throws {
    let models = try #require(try Self.data(Self.page())["models"]?.array).compactMap(\.object)
    let sets = LayerSetCatalog.builtIn.sets
    #expect(models[0]["name"]?.string == LayerSetCatalog.defaultModel)
    #expect(Set(models.compactMap { $0["name"]?.string }) == Set(sets.map(\.name)))
    for model in models {
      let set = try #require(sets.first { $0.name == model["name"]?.string })
      #expect(model["layers"]?.array?.count == set.layers.count)
      #expect(model["parts"]?.array?.compactMap { $0.object?["name"]?.string } == set.parts.map(\.rawValue))
      #expect(model["width"]?.number?.integer == set.defaultSize.width)
    }
  }

  @Test func theFiveColoursThenThePalettes() throws {
    let page = try Self.page(swatches: [("Brand", RGBA8(red: 18, green: 52, blue: 86, alpha: 128))])
    let swatches = try #require(try Self.data(page)["swatches"]?.array).compactMap(\.object)
    #expect(swatches.compactMap { $0["name"]?.string } == ["black", "white", "orange", "purple", "gray", "Brand"])
    #expect(
      swatches.compactMap { $0["color"]?.string } == [
        "#000000", "#ffffff", "#ff9500", "#af52de", "#8e8e93", "#12345680",
      ])
  }

  @Test func coloursAreThoseOfTheReading() throws {
    let reading = ColorReading(
      names: .css, appearance: .dark, systemColors: .ios26, gamut: .clip,
      palette: NamedPalette([("Brand", RGBA8(red: 1, green: 2, blue: 3))]))
    let colors = try #require(try Self.data(Self.page(reading: reading))["colors"]?.object)
    let tables = try #require(colors["tables"]?.array).compactMap(\.array)
    #expect(tables.map { $0[0].string } == ["css", "swiftui"])
    #expect(tables[0][1].object?.members.count == 149)
    #expect(tables[1][1].object?["purple"]?.string == "#db34f2")
    #expect(colors["gamut"]?.string == "clip")
    #expect(colors["palette"]?.array?.first?.object?["color"]?.string == "#010203")
  }
}
