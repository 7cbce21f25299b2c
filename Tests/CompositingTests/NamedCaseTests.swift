import Compositing
import Pixels
import Testing

/// Complaints about other programs, with the values that are right.
@Suite struct NamedCaseTests {
  private static let white = RGBA8(red: 255, green: 255, blue: 255)

  private func pixel(
    _ coverages: [UInt8], _ tints: [RGBA8], on background: RGBA8 = .clear, blend: BlendSpace = .srgb
  ) -> RGBA8 {
    let masks = coverages.map { Mask(size: PixelSize(width: 1, height: 1), coverages: [$0]) }
    let stack = LayerStack(masks: masks, tints: tints, background: background, blend: blend)
    #expect(stack.comparison().differences == [])
    return stack.rendered()[0, 0]
  }

  @Test func colorDoesNotComeBackALevelLower() {
    let gray = RGBA8(red: 0xFC, green: 0xFC, blue: 0xFC)
    #expect(pixel([252], [gray]) == RGBA8(red: 252, green: 252, blue: 252, alpha: 252))
  }

  @Test(arguments: [1, 3] as [UInt8]) func colorSurvivesLowAlpha(coverage: UInt8) {
    let red = RGBA8(red: 0xC8, green: 0, blue: 0)
    #expect(pixel([coverage], [red]) == RGBA8(red: 200, green: 0, blue: 0, alpha: coverage))
  }

  @Test func translucentLayersMix() {
    let (bottom, top) = (RGBA8(red: 16, green: 32, blue: 64), RGBA8(red: 255, green: 128, blue: 64))
    #expect(pixel([128, 32], [bottom, top]) == RGBA8(red: 69, green: 53, blue: 64, alpha: 144))
  }

  @Test func aLayerIsLaidOnce() {
    #expect(pixel([128], [Self.white]) == RGBA8(red: 255, green: 255, blue: 255, alpha: 128))
  }

  @Test func groundWithAlphaIsKept() {
    let ground = RGBA8(red: 0xBF, green: 0x19, blue: 0x42, alpha: 0xCC)
    #expect(pixel([0, 0], [Self.white, Self.white], on: ground) == ground)
    #expect(pixel([255], [ground]) == ground)
  }

  @Test func abuttingMasksAreComposedSourceOver() {
    let blue = RGBA8(red: 0x33, green: 0x66, blue: 0x99)
    #expect(pixel([128, 127], [blue, blue], on: Self.white) == RGBA8(red: 102, green: 140, blue: 178))
  }

  @Test(arguments: [
    (BlendSpace.srgb, RGBA8(red: 128, green: 127, blue: 0)), (.linear, RGBA8(red: 188, green: 187, blue: 0)),
  ])
  func spacesDiffer(blend: BlendSpace, expected: RGBA8) {
    let (red, green) = (RGBA8(red: 255, green: 0, blue: 0), RGBA8(red: 0, green: 255, blue: 0))
    #expect(pixel([255, 128], [green, red], blend: blend) == expected)
  }

  @Test(arguments: [
    RGBA8(red: 0xC3, green: 0x13, blue: 0x06), RGBA8(red: 0, green: 0, blue: 0),
    RGBA8(red: 255, green: 255, blue: 255),
  ])
  func tintIsTheColorAskedFor(tint: RGBA8) {
    #expect(pixel([255], [tint]) == tint)
  }

  @Test(arguments: [(255, 128), (128, 64)] as [(UInt8, UInt8)])
  func tintAlphaCounts(coverage: UInt8, alpha: UInt8) {
    let red = RGBA8(red: 255, green: 0, blue: 0, alpha: 0x80)
    #expect(pixel([coverage], [red]) == RGBA8(red: 255, green: 0, blue: 0, alpha: alpha))
  }

  @Test func sameMaskInSixteenBitsGivesTheSameBytes() {
    let size = PixelSize(width: 16, height: 16)
    let eight = (0..<256).map { UInt8($0) }
    let other = Mask(size: size, coverages: (0..<256).map { UInt8(($0 * 7) % 256) })
    let tints = [RGBA8(red: 1, green: 100, blue: 200), RGBA8(red: 254, green: 3, blue: 77, alpha: 128)]
    let masks = [Mask(size: size, coverages: eight), Mask(size: size, coverages: eight.map { UInt16($0) * 257 })]
    let pictures = masks.map { LayerStack(masks: [other, $0], tints: tints).rendered() }
    #expect(pictures[0] == pictures[1])
  }

  @Test func shrinkingMakesNoDarkFringe() {
    let size = PixelSize(width: 64, height: 8)
    let coverages = (0..<size.area).map { UInt8(($0 * $0 * 31) % 256) }
    let stack = LayerStack(
      masks: [Mask(size: size, coverages: coverages)], tints: [RGBA8(red: 255, green: 0, blue: 0)])
    let half = stack.rendered(resizedTo: PixelSize(width: 32, height: 4))
    for offset in stride(from: 0, to: half.bytes.count, by: 4) where half.bytes[offset + 3] > 0 {
      #expect(half.bytes[offset..<offset + 3] == [255, 0, 0])
    }
  }
}
