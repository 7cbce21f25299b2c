import Compositing
import Pixels
import Testing

/// Flattening loses nothing: plane and table give every mask back.
@Suite struct FlattenedMasksTests {
  private func expectRoundTrip(_ masks: [Mask]) {
    let flattened = FlattenedMasks(masks: masks)
    #expect(flattened.size == masks[0].size)
    #expect(flattened.table.maxima == masks.map(\.maximum))
    for (layer, mask) in masks.enumerated() {
      let samples = flattened.plane.indices.map { flattened.table[Int($0)].dropFirst(layer).first }
      let original = (0..<mask.size.area).map { mask[$0 % mask.size.width, $0 / mask.size.width] }
      #expect(samples == original)
    }
    let tuples = (0..<flattened.table.count).map { Array(flattened.table[$0]) }
    #expect(Set(tuples).count == tuples.count, "tuples are distinct")
    #expect(Set(flattened.plane.indices).count == tuples.count, "every tuple is used")
  }

  @Test(arguments: [1, 2, 5, 8, 64], [false, true]) func planeAndTableGiveTheMasksBack(layers: Int, deep: Bool) {
    var stacks = RandomStacks(seed: 70)
    let size = PixelSize(width: 31, height: 17)
    expectRoundTrip((0..<layers).map { _ in stacks.mask(size, deep: deep) })
  }

  @Test func depthsMayDiffer() {
    var stacks = RandomStacks(seed: 71)
    let size = PixelSize(width: 40, height: 10)
    expectRoundTrip([stacks.mask(size, deep: false), stacks.mask(size, deep: true), stacks.mask(size, deep: false)])
  }

  @Test func everyLevelIsKept() {
    let size = PixelSize(width: 256, height: 256)
    let ascending = Mask(size: size, coverages: (0..<65536).map { UInt16($0) })
    let scattered = Mask(size: size, coverages: (0..<65536).map { UInt16(truncatingIfNeeded: $0 * 40503) })
    expectRoundTrip([ascending, scattered])
  }

  @Test func equalMasksAreEqualFlattened() {
    var stacks = RandomStacks(seed: 72)
    let size = PixelSize(width: 9, height: 9)
    let masks = (0..<3).map { _ in stacks.mask(size, deep: true) }
    #expect(FlattenedMasks(masks: masks) == FlattenedMasks(masks: masks))
    #expect(FlattenedMasks(masks: masks) != FlattenedMasks(masks: masks.reversed()))
  }

  @Test func tuplesAreNumberedAsTheyFirstAppear() {
    let mask = Mask(size: PixelSize(width: 5, height: 1), coverages: [9, 9, 0, 9, 200] as [UInt8])
    let flattened = FlattenedMasks(masks: [mask])
    #expect(flattened.plane.indices == [0, 0, 1, 0, 2])
    #expect(flattened.table.coverages == [9, 0, 200])
  }
}
