import Compositing
import Pixels
import TestSupport
import Testing

/// Shapes 2000 pixels wide at the sizes that users ask for, down to the last bit.
@Suite struct ShapeResizingTests {
  private static let sizes = [(1000, 6), (1600, 10), (640, 4), (333, 2), (1999, 12), (3000, 18), (2000, 12)]
    .map { PixelSize(width: $0, height: $1) }

  private static let tints = [
    RGBA8(red: 255, green: 255, blue: 255), RGBA8(red: 255, green: 149, blue: 0),
    RGBA8(red: 175, green: 82, blue: 222), RGBA8(red: 142, green: 142, blue: 147), RGBA8(red: 0, green: 0, blue: 0),
  ]

  private func expectEquality(_ stack: LayerStack, at sizes: [PixelSize] = Self.sizes) -> Comparison {
    let (flattened, reference) = (FlattenedMasks(masks: stack.masks), stack.reference)
    var comparison = Comparison()
    for size in sizes {
      let (expected, ties) = reference.picture(resizedTo: size)
      comparison.add(
        stack.rendered(from: flattened, resizedTo: size, in: nil), expected, ties: ties, label: "\(size)")
    }
    #expect(comparison.differences == [])
    return comparison
  }

  @Test(arguments: [1, 5]) func opaqueTintsOnNothing(step: Int) {
    let comparison = expectEquality(LayerStack(masks: ShapeMasks.masks(step: step), tints: Self.tints))
    #expect(comparison.ties > 100)
  }

  @Test func linearLight() {
    _ = expectEquality(LayerStack(masks: ShapeMasks.masks(step: 1), tints: Self.tints, blend: .linear))
  }

  @Test func translucentTintsOnATranslucentGround() {
    let alphas: [UInt8] = [255, 128, 254, 1, 77]
    let tints = zip(Self.tints, alphas).map { tint, alpha in
      RGBA8(red: tint.red, green: tint.green, blue: tint.blue, alpha: alpha)
    }
    let ground = RGBA8(red: 250, green: 10, blue: 128, alpha: 99)
    _ = expectEquality(
      LayerStack(masks: ShapeMasks.masks(step: 5), tints: tints, background: ground),
      at: [Self.sizes[0], Self.sizes[3]])
  }

  @Test func sixteenBitsOnAnOpaqueGround() {
    let masks = ShapeMasks.masks(step: 1).map { mask in
      Mask(
        size: mask.size,
        coverages: (0..<mask.size.area).map { pixel in
          let coverage = Int(mask[pixel % mask.size.width, pixel / mask.size.width])
          return UInt16(coverage * 257 - (coverage > 0 && coverage < 255 ? pixel % 200 : 0))
        })
    }
    _ = expectEquality(
      LayerStack(masks: masks, tints: Self.tints, background: RGBA8(red: 1, green: 2, blue: 3)),
      at: [Self.sizes[0], Self.sizes[2]])
  }
}
