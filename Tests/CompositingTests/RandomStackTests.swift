import Compositing
import Pixels
import Testing

/// 100,000 random stacks: each pixel of a mask is one, and the stacks of a picture share their tints.
@Suite struct RandomStackTests {
  private static let size = PixelSize(width: 125, height: 1)

  @Test(arguments: 0..<10) func upToEightLayersOfEightBits(seed: UInt64) {
    var stacks = RandomStacks(seed: seed)
    var comparison = Comparison()
    for _ in 0..<50 {
      comparison.add(stacks.stack(Self.size, layers: stacks.number(1...8), deep: false).comparison())
    }
    #expect(comparison.differences == [])
    #expect(comparison.pixels == 6250)
  }

  @Test(arguments: 10..<20) func upToFiveLayersOfSixteenBits(seed: UInt64) {
    var stacks = RandomStacks(seed: seed)
    var comparison = Comparison()
    for _ in 0..<50 {
      comparison.add(stacks.stack(Self.size, layers: stacks.number(1...5), deep: true).comparison())
    }
    #expect(comparison.differences == [])
    #expect(comparison.pixels == 6250)
  }

  @Test func depthsMayDifferWithinAStack() {
    var stacks = RandomStacks(seed: 20)
    var comparison = Comparison()
    for _ in 0..<40 {
      var stack = stacks.stack(Self.size, layers: 5, deep: false)
      for layer in [1, 4] { stack.masks[layer] = stacks.mask(Self.size, deep: true) }
      comparison.add(stack.comparison())
    }
    #expect(comparison.differences == [])
  }

  /// Layers that cover pixels wholly or not at all have means that lie exactly between two bytes in every other pixel.
  @Test(arguments: [false, true]) func atHalfSizeManySamplesAreTies(deep: Bool) {
    var stacks = RandomStacks(seed: deep ? 22 : 21)
    var comparison = Comparison()
    for round in 0..<100 {
      var stack = stacks.stack(PixelSize(width: 40, height: 4), layers: stacks.number(1...4), deep: deep)
      if round % 2 == 0 { stack.masks = stack.masks.map(hardened) }
      comparison.add(stack.comparison(resizedTo: PixelSize(width: 20, height: 2)))
    }
    #expect(comparison.differences == [])
    #expect(comparison.ties > 500)
  }

  /// The mask with every sample at the nearer end, in its own depth where one sample keeps it there.
  private func hardened(_ mask: Mask) -> Mask {
    let samples = (0..<mask.size.area).map { pixel in
      let coverage = mask[pixel % mask.size.width, pixel / mask.size.width]
      return pixel == 0 ? coverage : coverage > mask.maximum / 2 ? mask.maximum : 0
    }
    return mask.maximum == 255
      ? Mask(size: mask.size, coverages: samples.map { UInt8($0) }) : Mask(size: mask.size, coverages: samples)
  }
}
