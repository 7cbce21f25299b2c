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

  @Test func allPairsOfCoverages() {
    let tints = [RGBA8(red: 0, green: 255, blue: 127), RGBA8(red: 1, green: 0, blue: 250)]
    let comparison = LayerStack(masks: Self.masks, tints: tints).comparison()
    #expect(comparison.differences == [])
    #expect(comparison.ties > 20)
  }
}
