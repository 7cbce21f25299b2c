import Compositing
import Pixels
import Testing

/// Stacks whose exact values need more than 64 and more than 128 bits.
@Suite struct WideArithmeticTests {
  private func comparison(
    seed: UInt64, layers: Int, deep: Bool, blend: BlendSpace, resizedTo size: PixelSize?
  ) -> Comparison {
    var stacks = RandomStacks(seed: seed)
    let stack = LayerStack(
      masks: (0..<layers).map { _ in stacks.mask(PixelSize(width: 10, height: 4), deep: deep) },
      tints: (0..<layers).map { _ in stacks.color(translucent: true) }, background: stacks.ground(), blend: blend)
    return stack.comparison(resizedTo: size)
  }

  @Test(arguments: [4, 7, 9, 16, 64], BlendSpace.allCases) func manyTranslucentDeepLayers(
    layers: Int, blend: BlendSpace
  ) {
    for size in [nil, PixelSize(width: 5, height: 2), PixelSize(width: 7, height: 3), PixelSize(width: 13, height: 9)] {
      let result = comparison(seed: UInt64(layers), layers: layers, deep: true, blend: blend, resizedTo: size)
      #expect(result.differences == [])
    }
  }

  /// Thin layers hardly cover anything, so the ground's share stays large and every factor below 1 counts.
  @Test(arguments: [9, 64], [0, 1, 255] as [UInt8]) func tiesBelowManyThinLayers(layers: Int, top: UInt8) {
    let size = PixelSize(width: 64, height: 2)
    let half = Mask(size: size, coverages: (0..<size.area).map { $0 % 2 == 0 ? UInt16(65535) : 0 })
    let empty = Mask(size: size, coverages: [UInt16](repeating: 0, count: size.area))
    let thin = Mask(size: size, coverages: (0..<size.area).map { $0 < 64 ? UInt16(0) : 1 })
    let masks = [half] + (0..<layers - 2).map { $0 % 2 == 0 ? empty : thin } + [thin]
    let tints = (0..<layers).map { RGBA8(red: $0 == 0 ? 255 : top, green: 1, blue: 3, alpha: $0 == 0 ? 255 : 254) }
    let ground = RGBA8(red: 0, green: 0, blue: 0)
    let result = LayerStack(masks: masks, tints: tints, background: ground)
      .comparison(resizedTo: PixelSize(width: 32, height: 2))
    #expect(result.differences == [])
    #expect(result.ties >= 32)
  }
}
