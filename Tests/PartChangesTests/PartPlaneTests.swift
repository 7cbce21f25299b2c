import LayerSets
import PNGCodec
import PartChanges
import Pixels
import ShoeDesign
import ShoeRender
import Testing

/// Planes that say which part shows where, against the masks as files.
struct PartPlaneTests {
  /// By the definition of weights, from the masks: what a layer covers of the light that those above let through.
  private func weights(width: Int) throws -> [[Double]] {
    let masks = try ShoePart.standard.map { part in
      try PNGDecoder.mask(from: readFile("\(packageFolder)/layers/classic/\(width)/\(part).png"))
    }
    return (0..<masks[0].size.area).map { pixel in
      var light = 1.0
      var weights = [Double](repeating: 0, count: masks.count)
      for layer in masks.indices.reversed() {
        let coverage = Double(masks[layer][pixel % width, pixel / width]) / 255
        weights[layer] = light * coverage
        light *= 1 - coverage
      }
      return [light] + weights
    }
  }

  @Test func ofTheMasks() throws {
    let made = try side(.width(250))
    let truth = try weights(width: 250)
    for (one, other, model) in [(made, made.stripped, nil), (made.stripped, made.stripped, "classic" as String?)] {
      let planes = try #require(
        try PartAnalysis(catalog: .builtIn, model: model).planes(expected: one, actual: other))
      #expect(planes.parts == ["base", "side", "sole", "cage", "outline"])
      for (layer, part) in planes.parts.enumerated() {
        #expect(planes.coverage(of: part) == truth.map { $0[layer + 1] > 0 ? 1 : 0 })
      }
      #expect(planes.coverage(of: "lace") == nil)
      for (pixel, place) in planes.strongest.enumerated() {
        let weight = place == PartPlanes.none ? truth[pixel][0] : truth[pixel][Int(place) + 1]
        #expect(weight >= truth[pixel].max()! - 1e-12)
      }
    }
  }

  @Test func unknownParts() throws {
    let made = try side(.width(250))
    let analysis = try PartAnalysis(catalog: .builtIn)
    #expect(analysis.planes(expected: made.stripped, actual: made.stripped) == nil)
    #expect(analysis.planes(expected: made, actual: try side(.width(251))) == nil)
    #expect(throws: LayerSetError.self) { try PartAnalysis(catalog: .builtIn, model: "clasic") }
  }

  /// A translucent part is seen through, so that the ones below it show as well.
  @Test func translucentParts() throws {
    let made = try side(.width(250)) { $0.setColor(rgba(255, 0, 0, 100), of: .side) }
    let planes = try #require(try PartAnalysis(catalog: .builtIn).planes(expected: made, actual: made))
    let (side, base) = (try #require(planes.coverage(of: "side")), try #require(planes.coverage(of: "base")))
    #expect(side.indices.contains { side[$0] == 1 && base[$0] == 1 && planes.strongest[$0] == 0 })
  }
}
