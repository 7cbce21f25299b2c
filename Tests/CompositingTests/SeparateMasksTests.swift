import Pixels
import TestSupport
import Testing

@testable import Compositing

/// Which masks are kept as they are, and that they tell the same as plane and table.
@Suite struct SeparateMasksTests {
  private static func noise(_ size: PixelSize, layers: Int, deep: Bool, width: Int? = nil) -> [Mask] {
    var random = SplitMix64(seed: 500)
    return (0..<layers).map { _ in
      let samples = (0..<size.area).map { pixel in
        pixel % size.width < width ?? size.width ? UInt16(truncatingIfNeeded: random.next()) : 0
      }
      return deep ? Mask(size: size, coverages: samples) : Mask(size: size, coverages: samples.map { UInt8($0 >> 8) })
    }
  }

  @Test(arguments: [false, true]) func noiseIsKept(deep: Bool) {
    let size = PixelSize(width: 301, height: 300)
    let masks = Self.noise(size, layers: 4, deep: deep)
    let flattened = FlattenedMasks(masks: masks)
    #expect(flattened.isSeparate && flattened.layerCount == 4 && flattened.size == size)
    #expect(flattened.plane.indices == (0..<UInt32(size.area)).map { $0 })
    #expect(flattened.table.maxima == masks.map(\.maximum) && flattened.maxima == flattened.table.maxima)
    for pixel in stride(from: 0, to: size.area, by: 997) {
      #expect(Array(flattened.table[pixel]) == masks.map { $0[pixel % size.width, pixel / size.width] })
    }
  }

  /// As many distinct tuples as a cache holds are found however few pixels there are.
  @Test func fewTuplesAreMerged() {
    let size = PixelSize(width: 256, height: 255)
    #expect(!FlattenedMasks(masks: Self.noise(size, layers: 3, deep: false)).isSeparate)
  }

  /// A share of noise beside nothing, above a megapixel: on either side of the rule.
  @Test(arguments: [(80, false), (140, true), (300, true)])
  func theShareDecides(width: Int, isSeparate: Bool) {
    let masks = Self.noise(PixelSize(width: 1000, height: 1100), layers: 2, deep: true, width: width)
    #expect(FlattenedMasks(masks: masks).isSeparate == isSeparate)
  }

  @Test(arguments: [false, true]) func piecesAddUpToPlaneAndTable(separate: Bool) {
    let masks = Self.noise(PixelSize(width: 300, height: 300), layers: 3, deep: true, width: separate ? 300 : 100)
    let flattened = FlattenedMasks(masks: masks)
    #expect(flattened.isSeparate == separate)
    var coverages: [UInt16] = []
    var indices: [UInt32] = []
    flattened.forEachPieceOfCoverages { coverages += $0 }
    flattened.forEachPieceOfIndices { indices += $0 }
    #expect(coverages == flattened.table.coverages)
    #expect(indices == flattened.plane.indices)
  }

  @Test func equalityIsOfWhatPixelsAreCoveredBy() {
    let masks = Self.noise(PixelSize(width: 9, height: 7), layers: 2, deep: false)
    let separate = FlattenedMasks(separate: masks)
    let listed = FlattenedMasks(plane: separate.plane, table: separate.table)
    #expect(separate == FlattenedMasks(separate: masks) && separate == listed && listed == separate)
    #expect(separate != FlattenedMasks(separate: masks.reversed()))
    #expect(separate != FlattenedMasks(masks: masks.reversed()))
  }
}
