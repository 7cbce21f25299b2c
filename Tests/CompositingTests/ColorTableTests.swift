import Pixels
import TestSupport
import Testing

@testable import Compositing

/// Eight rows at a step in Float32, against the rows one at a time in Float64 and whole numbers.
@Suite struct ColorTableTests {
  private static let grounds = [
    RGBA8.clear, RGBA8(red: 3, green: 255, blue: 128), RGBA8(red: 9, green: 8, blue: 7, alpha: 77),
  ]

  /// How many rows of the picture have other colours than one at a time.
  private func differences(_ stack: LayerStack, resizedTo size: PixelSize? = nil) -> Int {
    let flattened = FlattenedMasks(masks: stack.masks)
    let weights = flattened.weighted(by: stack.tints.map(\.alpha), resizedTo: size).table
    let colors = weights.colors(tints: stack.tints, background: stack.background, blend: stack.blend)
    let resolver = RowResolver(table: weights, background: stack.background, transfer: .of(stack.blend))
    let expected = (0..<weights.count).map { resolver.color(ofRow: $0, tints: stack.tints) }
    #expect(colors.count == weights.count)
    return zip(colors, expected).count { $0 != $1 }
  }

  @Test(arguments: [1, 2, 3, 5, 8, 17, 64], BlendSpace.allCases)
  func equalsRowsOneAtATime(layers: Int, blend: BlendSpace) {
    var stacks = RandomStacks(seed: UInt64(200 + layers))
    for round in 0..<24 {
      var stack = stacks.stack(PixelSize(width: 60, height: 4), layers: layers, deep: round % 2 == 0)
      stack.background = round < 3 ? Self.grounds[round] : stack.background
      stack.blend = blend
      #expect(differences(stack) == 0)
      #expect(differences(stack, resizedTo: PixelSize(width: 30, height: 2)) == 0)
    }
  }

  /// Every count from one row to beyond three blocks.
  @Test(arguments: 1...26) func countsThatFillNoBlock(count: Int) {
    let size = PixelSize(width: count, height: 1)
    let masks = [37, 91].map { factor in Mask(size: size, coverages: (0..<count).map { UInt8(($0 + 1) * factor % 256) })
    }
    for (ground, blend) in zip(Self.grounds, [.srgb, .linear, .srgb] as [BlendSpace]) {
      let tints = [RGBA8(red: 200, green: 1, blue: 99), RGBA8(red: 2, green: 250, blue: 100)]
      let stack = LayerStack(masks: masks, tints: tints, background: ground, blend: blend)
      #expect(differences(stack) == 0)
      #expect(stack.comparison().differences == [])
    }
  }

  @Test(arguments: Self.grounds) func storageIsUsedAgain(ground: RGBA8) {
    var stacks = RandomStacks(seed: 210)
    let masks = (0..<3).map { _ in stacks.mask(PixelSize(width: 41, height: 1), deep: false) }
    let weights = FlattenedMasks(masks: masks).weighted(by: [255, 255, 255]).table
    let table = ColorTable(weights, background: ground)
    var colors: [RGBA8] = []
    table.write(tints: (0..<3).map { _ in stacks.color(translucent: false) }, into: &colors)
    let storage = colors.withUnsafeBufferPointer { $0.baseAddress }
    for _ in 0..<20 {
      let tints = (0..<3).map { _ in stacks.color(translucent: false) }
      table.write(tints: tints, into: &colors)
      #expect(colors == weights.colors(tints: tints, background: ground))
    }
    #expect(colors.withUnsafeBufferPointer { $0.baseAddress } == storage)
  }

  @Test func noRows() {
    let none = WeightTable(
      rows: WeightRows(ofWholeTuples: 0), tuples: CoverageTable(maxima: [255], coverages: []), tintAlphas: [255])
    #expect(none.colors(tints: [RGBA8(red: 1, green: 2, blue: 3)]) == [])
  }
}
