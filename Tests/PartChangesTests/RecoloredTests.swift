import Compositing
import LayerSets
import PartChanges
import Pixels
import Reports
import ShoeDesign
import ShoeRender
import TestSupport
import Testing

/// Other colours, the same coverage: with recipes and without.
struct RecoloredTests {
  private static let blue = rgba(10, 40, 200)

  @Test(arguments: [250, 333, 500])
  func oneColorWithRecipes(width: Int) throws {
    let before = try side(.width(width))
    let after = try side(.width(width)) { $0.setColor(Self.blue, of: .side) }
    let findings = try PartAnalysis(catalog: .builtIn).compare(expected: before, actual: after)
    #expect(findings.change == .recolored(["side"]))
    #expect(findings.notes.isEmpty)
    #expect(findings.parts.map(\.part) == ["base", "side", "sole", "cage", "outline"])
    #expect(findings.parts.allSatisfy { $0.isReshaped == false })
    let row = try #require(findings.part("side"))
    #expect(row.color?.before == rgba(255, 149, 0))
    #expect(row.color?.after == Self.blue)
    #expect(row.color?.names.before == "orange")
    #expect(row.pixels >= row.changed && row.changed > row.pixels * 9 / 10)
    // Every changed pixel shows the part that changed.
    let changed = (0..<before.bitmap.size.area).count {
      before.bitmap.bytes[$0 * 4..<$0 * 4 + 4] != after.bitmap.bytes[$0 * 4..<$0 * 4 + 4]
    }
    #expect(row.changed == changed)
    #expect(findings.cause?.key == "recolored:side=#ff9500>#0a28c8")
    #expect(findings.part("base")?.color?.deltaE == 0)
  }

  @Test func severalColorsWithoutRecipes() throws {
    let before = try side().stripped
    let after = try side {
      $0.setColor(Self.blue, of: .side)
      $0.setColor(rgba(200, 200, 10), of: .outline)
    }.stripped
    let findings = try PartAnalysis(catalog: .builtIn, model: "classic").compare(expected: before, actual: after)
    #expect(findings.change == .recolored(["side", "outline"]))
    #expect(findings.part("outline")?.color?.after == rgba(200, 200, 10))
    #expect(findings.parts.allSatisfy { $0.isReshaped == false })
    #expect(findings.notes.count == 2)
  }

  /// Without a recipe and a model nothing is known of parts.
  @Test func unknownModel() throws {
    let before = try side().stripped
    let after = try side { $0.setColor(Self.blue, of: .side) }.stripped
    let findings = try PartAnalysis(catalog: .builtIn).compare(expected: before, actual: after)
    #expect(findings == PartFindings())
  }
}

extension RecoloredTests {
  /// Translucent tints and other blend spaces, which recipes tell and pixels do not.
  @Test func translucentAndLinear() throws {
    let analysis = try PartAnalysis(catalog: .builtIn)
    let before = try side { $0.blend = .linear }
    let after = try side {
      $0.blend = .linear
      $0.setColor(rgba(255, 149, 0, 128), of: .side)
    }
    let findings = analysis.compare(expected: before, actual: after)
    #expect(findings.change == .recolored(["side"]))
    #expect(findings.part("side")?.color?.names.after == "orange at 50 %")
    #expect(findings.part("side")?.isReshaped == false)
    let encoded = analysis.compare(expected: before, actual: try side())
    #expect(encoded.change == nil)
    #expect(encoded.notes == ["colours are mixed in srgb, before in linear"])
    // A picture whose recipe is lost is recognised by the other's.
    #expect(analysis.compare(expected: after, actual: after.stripped).change == .metadataOnly)
    #expect(analysis.compare(expected: after, actual: after.stripped).notes.isEmpty)
  }

  @Test func background() throws {
    let analysis = try PartAnalysis(catalog: .builtIn, model: "classic")
    let (before, after) = (try side(), try side { $0.background = rgba(255, 255, 255) })
    for (one, other) in [(before, after), (before.stripped, after.stripped)] {
      let findings = analysis.compare(expected: one, actual: other)
      #expect(findings.change == .recolored(["background"]))
      #expect(findings.notes.contains("the background changed from clear to white"))
    }
  }

  /// Gathered rows of an indexed picture are what its recipe gives, too.
  @Test func gatheredRows() throws {
    let analysis = try PartAnalysis(catalog: .builtIn)
    let before = try side(.width(333)) { $0.form = .indexed }
    let after = try side(.width(333)) {
      $0.form = .indexed
      $0.setColor(rgba(0, 90, 30), of: .cage)
    }
    #expect(try Recipe(text: #require(before.recipe)).isGathered)
    let findings = analysis.compare(expected: before, actual: after)
    #expect(findings.change == .recolored(["cage"]))
    #expect(findings.notes.isEmpty)
  }
}
