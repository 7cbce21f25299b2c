import Compositing
import Pixels
import Testing

/// Values so near a rounding boundary that only exact arithmetic tells the side: one pixel is made from two columns,
/// each covered by `depth` layers of 65534/65535, so 65535^-depth of the ground shines through and decides.
@Suite struct NearTieTests {
  private static let size = PixelSize(width: 2, height: 1)
  private static let half = PixelSize(width: 1, height: 1)

  private func masks(_ column: Int, depth: Int) -> [Mask] {
    (0..<depth).map { _ in
      Mask(size: Self.size, coverages: column == 0 ? [65534, 0] : [0, 65534] as [UInt16])
    }
  }

  private func expectOnlyPixel(of stack: LayerStack, _ color: RGBA8) {
    #expect(stack.comparison(resizedTo: Self.half).differences == [])
    #expect(stack.rendered(resizedTo: Self.half)[0, 0] == color)
  }

  @Test(arguments: 1...6) func aTraceOfTheGroundDecidesTheColor(depth: Int) {
    let masks = masks(0, depth: depth) + masks(1, depth: depth)
    let (black, white) = (RGBA8(red: 0, green: 0, blue: 0), RGBA8(red: 255, green: 255, blue: 255))
    let tints = (0..<2 * depth).map { $0 < depth ? black : white }
    let ground = RGBA8(red: 127, green: 128, blue: 255)
    expectOnlyPixel(
      of: LayerStack(masks: masks, tints: tints, background: ground), RGBA8(red: 127, green: 128, blue: 128))
  }

  @Test(arguments: 1...6) func aTraceOfTransparencyDecidesTheAlpha(depth: Int) {
    let red = RGBA8(red: 255, green: 0, blue: 0)
    let missing = LayerStack(masks: masks(0, depth: depth), tints: [RGBA8](repeating: red, count: depth))
    expectOnlyPixel(of: missing, RGBA8(red: 255, green: 0, blue: 0, alpha: 127))
    let whole = Mask(size: Self.size, coverages: [65535, 0] as [UInt16])
    expectOnlyPixel(of: LayerStack(masks: [whole], tints: [red]), RGBA8(red: 255, green: 0, blue: 0, alpha: 128))
  }
}
