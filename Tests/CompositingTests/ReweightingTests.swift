import Pixels
import TestSupport
import Testing

@testable import Compositing

/// Other alphas give the picture that they would have given from the start, or none.
@Suite struct ReweightingTests {
  @Test(arguments: 700..<720) func equalsWeightingAnew(seed: UInt64) {
    var stacks = RandomStacks(seed: seed)
    let layers = stacks.number(1...5)
    let masks = (0..<layers).map { _ in stacks.mask(PixelSize(width: 20, height: 6), deep: seed % 2 == 0) }
    let flattened = FlattenedMasks(masks: masks)
    let size = seed % 3 == 0 ? nil : PixelSize(width: 9, height: 4)
    let canvas = seed % 4 == 0 ? PixelSize(width: 25, height: 9) : nil
    let first = (0..<layers).map { _ in stacks.color(translucent: true).alpha }
    let second = first.map { $0 == 0 || $0 == 255 ? $0 : UInt8(stacks.number(1...254)) }
    let anew = flattened.weighted(by: second, resizedTo: size, in: canvas)
    let picture = flattened.weighted(by: first, resizedTo: size, in: canvas).reweighted(by: second)
    #expect(picture?.plane == anew.plane)
    #expect(picture?.table.weights == anew.table.weights)
    #expect(picture?.table.tintAlphas == second)
  }

  @Test(
    arguments: [([255, 9], [254, 9]), ([255, 9], [255, 0]), ([0, 0], [0, 1]), ([77, 255], [255, 255])]
      as [([UInt8], [UInt8])])
  func otherRowsAreNone(first: [UInt8], second: [UInt8]) {
    let mask = Mask(size: PixelSize(width: 4, height: 1), coverages: [0, 100, 200, 255] as [UInt8])
    let picture = FlattenedMasks(masks: [mask, mask]).weighted(by: first)
    #expect(picture.reweighted(by: second)?.table.weights == nil)
    #expect(picture.reweighted(by: first)?.table.weights == picture.table.weights)
  }
}
