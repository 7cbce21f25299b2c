import Pixels
import TestSupport
import Testing

@testable import Compositing

/// Pictures composited pixel by pixel, against the reference and against those by a table.
@Suite struct PixelCompositorTests {
  private func bitmap(_ stack: LayerStack, resizedTo size: PixelSize? = nil, in canvas: PixelSize? = nil) -> Bitmap {
    FlattenedMasks(separate: stack.masks).bitmap(
      tints: stack.tints, background: stack.background, blend: stack.blend, resizedTo: size, in: canvas)
  }

  private func compare(
    _ stack: LayerStack, resizedTo size: PixelSize? = nil, in canvas: PixelSize? = nil, _ comparison: inout Comparison
  ) {
    let (expected, ties) = stack.reference.picture(resizedTo: size, in: canvas)
    comparison.add(
      bitmap(stack, resizedTo: size, in: canvas), expected, ties: ties,
      label: "\(stack.tints) on \(stack.background), \(stack.blend), \(size as PixelSize?)")
  }

  @Test(arguments: 0..<8) func ownSize(seed: UInt64) {
    var stacks = RandomStacks(seed: 600 + seed)
    var comparison = Comparison()
    for round in 0..<30 {
      let size = PixelSize(width: stacks.number(1...40), height: stacks.number(1...4))
      compare(stacks.stack(size, layers: stacks.number(1...8), deep: round % 2 == 0), &comparison)
    }
    #expect(comparison.differences == [])
  }

  @Test(arguments: 0..<8) func anyOtherSizeAndCanvas(seed: UInt64) {
    var stacks = RandomStacks(seed: 620 + seed)
    var comparison = Comparison()
    for round in 0..<30 {
      let size = PixelSize(width: stacks.number(1...20), height: stacks.number(1...9))
      let stack = stacks.stack(size, layers: stacks.number(1...5), deep: round % 2 == 0)
      let other = PixelSize(width: stacks.number(1...25), height: stacks.number(1...9))
      let canvas = PixelSize(width: other.width + stacks.number(0...5), height: other.height + stacks.number(0...5))
      compare(stack, resizedTo: other, in: round % 3 == 0 ? nil : canvas, &comparison)
    }
    #expect(comparison.differences == [])
  }

  @Test func halfSizeHasManyTies() {
    var stacks = RandomStacks(seed: 640)
    var comparison = Comparison()
    for round in 0..<40 {
      let stack = stacks.stack(PixelSize(width: 40, height: 4), layers: stacks.number(1...3), deep: round % 2 == 0)
      compare(stack, resizedTo: PixelSize(width: 20, height: 2), &comparison)
    }
    #expect(comparison.differences == [])
    #expect(comparison.ties > 10)
  }

  @Test(arguments: [16, 64], BlendSpace.allCases) func manyLayers(layers: Int, blend: BlendSpace) {
    var stacks = RandomStacks(seed: UInt64(650 + layers))
    var comparison = Comparison()
    for deep in [false, true] {
      var stack = stacks.stack(PixelSize(width: 19, height: 2), layers: layers, deep: deep)
      stack.blend = blend
      compare(stack, &comparison)
      compare(stack, resizedTo: PixelSize(width: 9, height: 1), &comparison)
    }
    #expect(comparison.differences == [])
  }

  @Test(arguments: BlendSpace.allCases) func bothSidesOfEveryBoundary(blend: BlendSpace) {
    var comparison = Comparison()
    compare(BoundaryRowTests.stack(blend, reach: 1e-7), &comparison)
    #expect(comparison.differences == [])
  }

  /// Noise, whole and shrunk, on every kind of ground.
  @Test(arguments: [RGBA8.clear, RGBA8(red: 9, green: 8, blue: 7), RGBA8(red: 1, green: 2, blue: 3, alpha: 4)])
  func noiseEqualsThatByATable(ground: RGBA8) {
    var stacks = RandomStacks(seed: 660)
    let size = PixelSize(width: 131, height: 90)
    for (round, blend) in BlendSpace.allCases.enumerated() {
      let masks = (0..<5).map { _ in stacks.mask(size, deep: round == 0) }
      let tints = (0..<5).map { _ in stacks.color(translucent: round == 1) }
      let stack = LayerStack(masks: masks, tints: tints, background: ground, blend: blend)
      let separate = FlattenedMasks(separate: masks)
      let listed = FlattenedMasks(plane: separate.plane, table: separate.table)
      for target in [nil, PixelSize(width: 64, height: 44), PixelSize(width: 7, height: 6)] {
        #expect(bitmap(stack, resizedTo: target) == stack.rendered(from: listed, resizedTo: target, in: nil))
      }
    }
  }

  /// Doubtful pixels are decided in several lots.
  @Test func manyTies() {
    let size = PixelSize(width: 500, height: 10)
    let half = Mask(size: size, coverages: (0..<size.area).map { $0 % 2 == 0 ? 255 : 0 as UInt8 })
    let tints = [RGBA8(red: 1, green: 255, blue: 9)]
    let stack = LayerStack(masks: [half], tints: tints, background: RGBA8(red: 0, green: 0, blue: 10))
    let picture = bitmap(stack, resizedTo: PixelSize(width: 250, height: 10))
    #expect((0..<2500).allSatisfy { picture[$0 % 250, $0 / 250] == RGBA8(red: 1, green: 128, blue: 10) })
  }

  /// Sums of so many terms that Float32 says nothing of their last bits, or nothing at all.
  @Test(arguments: [(3000, 1), (40_000, 1), (2, 20_000)], BlendSpace.allCases)
  func hugeFootprints(shape: (width: Int, height: Int), blend: BlendSpace) {
    var stacks = RandomStacks(seed: 680)
    let size = PixelSize(width: shape.width, height: shape.height)
    let masks = (0..<2).map { _ in stacks.mask(size, deep: true) }
    let tints = (0..<2).map { _ in stacks.color(translucent: false) }
    let stack = LayerStack(masks: masks, tints: tints, background: stacks.ground(), blend: blend)
    for target in [PixelSize(width: 1, height: 1), PixelSize(width: 2, height: 3)] {
      #expect(bitmap(stack, resizedTo: target) == stack.rendered(resizedTo: target))
    }
  }

  @Test func mergedMasksGiveTheSame() {
    var stacks = RandomStacks(seed: 670)
    for _ in 0..<10 {
      let stack = stacks.stack(PixelSize(width: 30, height: 5), layers: 3, deep: false)
      let (size, canvas) = (PixelSize(width: 11, height: 3), PixelSize(width: 15, height: 3))
      let merged = FlattenedMasks(masks: stack.masks).bitmap(
        tints: stack.tints, background: stack.background, blend: stack.blend, resizedTo: size, in: canvas)
      #expect(merged == bitmap(stack, resizedTo: size, in: canvas))
    }
  }
}
