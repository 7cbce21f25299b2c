import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Whole pictures against the plain reference compositor of the tests, which starts from the PNG masks.
struct RenderingTests {
  private static let tints = ShoePart.allCases.map { ShoeColors.default[$0] }

  @Test func theDefaultShoeIsExact() throws {
    let reference = ReferenceCompositor(masks: try classicMasks(width: 250), tints: Self.tints)
    #expect(try pixels(request(.width(250))) == reference.picture().0)
  }

  /// Every size, ground and tint at once, from 8-bit and 16-bit masks: 333 and 640 of 2000 in the proportions of a
  /// small set, the same size, and enlarged.
  @Test(arguments: [7, 13, 41, 62], [8, 16])
  func syntheticSetsAreExact(width: Int, depth: Int) throws {
    var random = SplitMix64(seed: UInt64(width * depth))
    let set = try SyntheticSet(seed: UInt64(width), depth: depth)
    for background in [RGBA8.clear, rgba(255, 255, 255), rgba(191, 25, 66, 204)] {
      let colors = ShoeColors.random(&random, isOpaque: background.alpha == 255)
      let picture = try pixels(
        request(.width(width)) {
          $0.colors = colors
          $0.background = background
        }, try set.catalog)
      let reference = ReferenceCompositor(
        masks: set.masks, tints: ShoePart.allCases.map { colors[$0] }, background: background)
      #expect(picture == reference.picture(resizedTo: picture.size).0)
    }
  }

  /// Mixed in linear light, by thresholds that other tests prove.
  @Test func linearLightDiffersAndIsChosen() throws {
    let folder = try TemporaryFolder()
    let size = PixelSize(width: 1, height: 1)
    try folder.write(Mask(size: size, coverages: [255] as [UInt8]), to: "below.png")
    try folder.write(Mask(size: size, coverages: [128] as [UInt8]), to: "above.png")
    try folder.write(
      #"{"layers":[{"mask":"below.png","color":"css:lime"},{"mask":"above.png","part":"side"}]}"#, to: "model.json")
    let catalog = try LayerSetCatalog(folder: folder.path)
    func pixel(_ blend: BlendSpace) throws -> RGBA8 {
      try pixels(
        request {
          $0.colors.side = rgba(255, 0, 0)
          $0.blend = blend
        }, catalog)[0, 0]
    }
    #expect(try pixel(.srgb) == rgba(128, 127, 0))
    #expect(try pixel(.linear) == rgba(188, 187, 0))
  }

  /// The frame stands in the middle, an odd pixel goes right and below, and the rest is ground.
  @Test(arguments: [(60, 60), (41, 30), (50, 19), (20, 41), (13, 5), (1, 9)])
  func fittingIntoACanvas(width: Int, height: Int) throws {
    let set = try SyntheticSet(seed: 9)
    let canvas = PixelSize(width: width, height: height)
    for background in [RGBA8.clear, rgba(9, 99, 200), rgba(9, 99, 200, 100)] {
      let plan = try Planner(catalog: try set.catalog).plan(request(.fit(canvas)) { $0.background = background })
      let reference = ReferenceCompositor(masks: set.masks, tints: Self.tints, background: background)
      #expect(RenderedPicture(plan).bitmap == reference.picture(resizedTo: plan.size.frame, in: canvas).0)
    }
  }

  /// Where only one part has coverage, its colour is seen exactly, however thin it is.
  @Test func aPartsColorIsExact() throws {
    let masks = try classicMasks(width: 250)
    let picture = try pixels(request(.width(250)))
    var alone = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha > 0 {
        let covering = masks.indices.filter { masks[$0][x, y] > 0 }
        guard covering.count == 1 else { continue }
        let color = Self.tints[covering[0]]
        #expect(picture[x, y] == rgba(color.red, color.green, color.blue, UInt8(masks[covering[0]][x, y])))
        alone += 1
      }
    }
    #expect(alone > 1000)
  }

  /// After one mask has changed, only pixels under the change differ.
  @Test func changesStayWhereTheyAre() throws {
    let set = try SyntheticSet(seed: 6)
    let before = try pixels(request(), try set.catalog)
    guard case .eight(var samples) = set.masks[4].samples else { return }
    for pixel in 100..<110 { samples[pixel] = 255 - samples[pixel] }
    try set.folder.write(Mask(size: SyntheticSet.size, coverages: samples), to: "shoe/outline.png")
    let after = try pixels(request(), try set.catalog)
    let differing = (0..<before.size.area).filter {
      before.bytes[$0 * 4..<$0 * 4 + 4] != after.bytes[$0 * 4..<$0 * 4 + 4]
    }
    #expect(!differing.isEmpty && differing.allSatisfy { (100..<110).contains($0) })
  }

  /// A ground with alpha is what the same colour would be as a lowest layer.
  @Test func emptyMasksShowTheGround() throws {
    let folder = try TemporaryFolder()
    let empty = Mask(size: PixelSize(width: 3, height: 2), coverages: [UInt8](repeating: 0, count: 6))
    for part in ShoePart.allCases { try folder.write(empty, to: "\(part.rawValue).png") }
    let catalog = try LayerSetCatalog(folder: folder.path)
    let picture = try pixels(request { $0.background = rgba(0xBF, 0x19, 0x42, 0xCC) }, catalog)
    #expect(picture.bytes == Array([[UInt8]](repeating: [191, 25, 66, 204], count: 6).joined()))
    #expect(try pixels(request(), catalog).bytes.allSatisfy { $0 == 0 })
  }
}
