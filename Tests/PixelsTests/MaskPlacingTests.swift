import Pixels
import Testing

@Suite struct MaskPlacingTests {
  private static let mask = Mask(size: PixelSize(width: 2, height: 2), coverages: [1, 2, 3, 4] as [UInt8])
  private static let plane = PixelSize(width: 4, height: 3)

  /// Every offset near the plane, those where nothing of the mask is left in it too.
  @Test(arguments: -4...6, -4...6) func eachSampleLandsAtItsOffset(x: Int, y: Int) {
    let placed = Self.mask.placed(in: Self.plane, x: x, y: y)
    #expect(placed.size == Self.plane)
    for row in 0..<3 {
      for column in 0..<4 {
        let isInside = (x..<x + 2).contains(column) && (y..<y + 2).contains(row)
        #expect(placed[column, row] == (isInside ? Self.mask[column - x, row - y] : 0))
      }
    }
  }

  @Test(arguments: [Int.min, .max]) func noOffsetIsTooFarAway(offset: Int) {
    let nothing = Mask(size: Self.plane, coverages: [UInt8](repeating: 0, count: 12))
    #expect(Self.mask.placed(in: Self.plane, x: offset, y: 0) == nothing)
    #expect(Self.mask.placed(in: Self.plane, x: 0, y: offset) == nothing)
  }

  @Test func depthIsKept() {
    let deep = Mask(size: PixelSize(width: 1, height: 1), coverages: [1000] as [UInt16])
    #expect(deep.placed(in: Self.plane, x: 3, y: 2).samples == .sixteen([UInt16](repeating: 0, count: 11) + [1000]))
  }
}
