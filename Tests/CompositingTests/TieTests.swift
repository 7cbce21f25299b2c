import Compositing
import Pixels
import Testing

/// Two layers in all 65,536 pairs of coverages, with colours whose mixture lies exactly between two bytes wherever the
/// layers have equal shares: what inexact arithmetic rounds either way.
@Suite struct TieTests {
  private static let masks: [Mask] = {
    let size = PixelSize(width: 256, height: 256)
    return [
      Mask(size: size, coverages: (0..<size.area).map { UInt8($0 % 256) }),
      Mask(size: size, coverages: (0..<size.area).map { UInt8($0 / 256) }),
    ]
  }()

  @Test(arguments: [(255, 255), (255, 254), (128, 85)] as [(UInt8, UInt8)])
  func allPairsOfCoverages(bottomAlpha: UInt8, topAlpha: UInt8) {
    let bottom = RGBA8(red: 0, green: 255, blue: 127, alpha: bottomAlpha)
    let top = RGBA8(red: 1, green: 0, blue: 250, alpha: topAlpha)
    let comparison = LayerStack(masks: Self.masks, tints: [bottom, top]).comparison()
    #expect(comparison.differences == [])
    #expect(comparison.ties > 20)
  }
}
