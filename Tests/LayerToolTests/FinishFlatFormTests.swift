import Compositing
import Pixels
import TestSupport
import Testing

@testable import LayerSets
@testable import layer_tool

@Suite("The flat form of a finish")
struct FinishFlatFormTests {
  private func mask(_ seed: UInt64, _ width: Int) -> Mask {
    var random = SplitMix64(seed: seed)
    let size = PixelSize(width: width, height: width / 2)
    return Mask(size: size, coverages: (0..<size.area).map { _ in random.pick([0, 0, 255, UInt8(random.below(256))]) })
  }

  @Test("It holds the layers of the finish alone, as the masks have them")
  func masks() throws {
    let folder = try TemporaryFolder()
    let model = """
      {"name": "shoe", "sizes": [[20, 10], [40, 20]], "layers": [
        {"mask": "shadow.png", "color": "#0000001f", "finish": "shaded"}, {"mask": "base.png", "part": "base"},
        {"mask": "plain.png", "part": "side", "finish": "flat"},
        {"mask": "shade.png", "color": "#00000024", "finish": "shaded"}]}
      """
    try folder.write(model, to: "shoe/model.json")
    let names = ["shadow", "base", "plain", "shade"]
    for width in [20, 40] {
      for (seed, name) in names.enumerated() {
        try folder.write(mask(UInt64(seed), width), to: "shoe/\(width)/\(name).png")
      }
    }
    let lines = try FinishFlatForms(folder: folder.path("shoe"), flatFolder: folder.path).write()
    #expect(lines.count == 3)
    let bytes = try folder.read("shoe.shaded.flat")
    bytes.withUnsafeBytes { bytes in
      let flat = FlatReader(bytes)
      #expect(flat.model == Array(model.utf8))
      #expect(flat.sizes.map(\.size.width) == [20, 40])
      for (size, _, _, _) in flat.sizes {
        let expected = FlattenedMasks(masks: [0, 1, 3].map { mask($0, size.width) })
        #expect(flat.masks(at: size, layerCount: 3) == expected)
        #expect(flat.parses(at: size) != nil)
      }
    }
  }

  @Test("A flat set has none")
  func flatAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write(mask(1, 4), to: "shoe/base.png")
    try folder.write(#"{"layers": [{"mask": "base.png", "part": "base"}]}"#, to: "shoe/model.json")
    #expect(try FinishFlatForms(folder: folder.path("shoe"), flatFolder: folder.path).write().isEmpty)
  }
}
