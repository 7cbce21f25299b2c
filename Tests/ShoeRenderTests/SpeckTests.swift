import Compositing
import LayerSets
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Stray bits of masks, and the picture of all faults.
struct SpeckTests {
  private static let size = PixelSize(width: 200, height: 100)

  /// A base that covers columns 20 to 180, with 160 x 100 pixels in all; dots of the given coverages above the base.
  private func inspect(_ dots: [(x: Int, y: Int, coverage: UInt8)]) -> (LayerInspection, FlattenedMasks) {
    let base = (0..<Self.size.area).map { (20..<180).contains($0 % 200) ? UInt8(255) : 0 }
    var side = (0..<Self.size.area).map { (100..<140).contains($0 % 200) ? UInt8(255) : 0 }
    for dot in dots { side[dot.y * 200 + dot.x] = dot.coverage }
    let masks = FlattenedMasks(masks: [base, side].map { Mask(size: Self.size, coverages: $0) })
    let layers = [ShoePart.base, .side].map { Layer(mask: "\($0).png", source: .part($0)) }
    return (LayerInspection(masks, layers: layers), masks)
  }

  /// Perforations, line ends and small details are no dust, at any size.
  @Test func theClassicHasNone() throws {
    let set = try LayerSetCatalog.builtIn.set(for: nil)
    for size in set.sizes {
      let inspection = LayerInspection(try set.masks(at: size), layers: set.layers)
      #expect(inspection.specks.isEmpty && inspection.seams.isEmpty, "\(size)")
    }
  }

  @Test func dustIsFound() {
    let specks = inspect([(30, 40, 255), (31, 41, 0), (150, 3, 7), (151, 4, 8), (99, 50, 1)]).0.specks
    #expect(specks.map(\.first.x) == [150, 30] && specks.map(\.first.y) == [3, 40])
    #expect(specks.map(\.pixelCount) == [2, 1])
    #expect(specks.allSatisfy { $0.layer.mask == "side.png" })
  }

  /// More than a pixel's worth; what touches the drawing.
  @Test func drawingIsNot() {
    #expect(inspect([(30, 40, 255), (31, 41, 1)]).0.specks.isEmpty)
    #expect(inspect([(99, 50, 1), (140, 99, 200)]).0.specks.isEmpty)
  }

  /// A mask that is nothing but a dot is a drawing.
  @Test func theOnlyPieceIsNone() {
    let size = PixelSize(width: 100, height: 100)
    let dot = [UInt8](repeating: 0, count: 9999) + [255]
    let masks = FlattenedMasks(masks: [
      Mask(size: size, coverages: [UInt8](repeating: 255, count: 10000)), Mask(size: size, coverages: dot),
    ])
    let layers = [ShoePart.base, .side].map { Layer(mask: "\($0).png", source: .part($0)) }
    #expect(LayerInspection(masks, layers: layers).specks.isEmpty)
  }

  @Test(arguments: [
    (1, LayerInspection.RowCountMeaning.indexed), (256, .indexed), (257, .table), (65536, .table),
    (65537, .photographic),
  ])
  func meanings(count: Int, meaning: LayerInspection.RowCountMeaning) {
    let size = PixelSize(width: 400, height: 400)
    let numbers = (0..<size.area).map { $0 < count ? $0 : 0 }
    let masks = FlattenedMasks(masks: [
      Mask(size: size, coverages: numbers.map { UInt16($0 & 0xFFFF) }),
      Mask(size: size, coverages: numbers.map { UInt8($0 >> 16) * 128 }),
    ])
    let layers = [ShoePart.base, .side].map { Layer(mask: "\($0).png", source: .part($0)) }
    let inspection = LayerInspection(masks, layers: layers)
    #expect(inspection.rowCount == count)
    #expect(inspection.meaning == meaning)
  }

  @Test func thePictureShowsThem() {
    let (inspection, masks) = inspect([(30, 40, 255)])
    let picture = InspectionPicture(inspection, of: masks).bitmap
    #expect(picture.size == Self.size)
    for (x, y) in [(30, 40), (29, 39), (31, 41)] { #expect(picture[x, y] == InspectionPicture.speck) }
    #expect(picture[32, 40] == InspectionPicture.silhouette && picture[120, 50] == InspectionPicture.silhouette)
    #expect(picture[0, 0] == rgba(255, 255, 255))
  }

  @Test func thePictureShowsSeamsAndHiddenLayers() {
    let size = PixelSize(width: 6, height: 1)
    let rows: [[UInt8]] = [[0, 0, 0, 0, 255, 0], [255, 255, 127, 0, 0, 0], [0, 0, 128, 255, 255, 0]]
    let masks = FlattenedMasks(masks: rows.map { Mask(size: size, coverages: $0) })
    let layers = [ShoePart.cage, .base, .side].map { Layer(mask: "\($0).png", source: .part($0)) }
    let inspection = LayerInspection(masks, layers: layers)
    #expect(inspection.layers.map(\.isHidden) == [true, false, false])
    let picture = InspectionPicture(inspection, of: masks).bitmap
    let (grey, red) = (InspectionPicture.silhouette, InspectionPicture.seam)
    #expect((0..<6).map { picture[$0, 0] } == [grey, red, red, red, InspectionPicture.hidden, rgba(255, 255, 255)])
  }
}
