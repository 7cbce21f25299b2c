import Compositing
import Pixels
import TestSupport
import Testing

/// Two layers in every combination of the edge levels: coverage x coverage x colour x colour.
@Suite struct TwoLayerTests {
  /// Each pair of edge coverages once.
  private static let masks: [Mask] = {
    let (levels, size) = (EdgeLevels.bytes, PixelSize(width: 8, height: 8))
    return [
      Mask(size: size, coverages: (0..<64).map { levels[$0 % 8] }),
      Mask(size: size, coverages: (0..<64).map { levels[$0 / 8] }),
    ]
  }()

  /// All pairs of edge colours. The other two channels show other pairs, so that no channel is taken for another.
  private func comparison(alphas: [UInt8], background: RGBA8, blend: BlendSpace) -> Comparison {
    let levels = EdgeLevels.bytes
    var comparison = Comparison()
    for bottom in 0..<8 {
      for top in 0..<8 {
        let tints = [(bottom, alphas[0]), (top, alphas[1])].map { level, alpha in
          RGBA8(red: levels[level], green: levels[(level + 3) % 8], blue: levels[7 - level], alpha: alpha)
        }
        comparison.add(
          LayerStack(masks: Self.masks, tints: tints, background: background, blend: blend).comparison())
      }
    }
    return comparison
  }

  private static let grounds = [
    RGBA8.clear, RGBA8(red: 255, green: 255, blue: 255), RGBA8(red: 254, green: 1, blue: 128, alpha: 1),
    RGBA8(red: 0, green: 127, blue: 253, alpha: 128), RGBA8(red: 2, green: 255, blue: 0, alpha: 254),
  ]

  @Test(arguments: grounds, BlendSpace.allCases)
  func opaqueTints(background: RGBA8, blend: BlendSpace) {
    let comparison = comparison(alphas: [255, 255], background: background, blend: blend)
    #expect(comparison.differences == [])
    #expect(comparison.pixels == 4096)
  }

  @Test(arguments: [[127, 255], [255, 128], [1, 254], [2, 253], [0, 255], [255, 0], [128, 128]] as [[UInt8]])
  func translucentTints(alphas: [UInt8]) {
    for background in [Self.grounds[0], Self.grounds[3]] {
      #expect(comparison(alphas: alphas, background: background, blend: .srgb).differences == [])
    }
  }
}
