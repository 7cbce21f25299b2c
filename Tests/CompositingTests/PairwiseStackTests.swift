import Compositing
import Pixels
import Testing

/// Stacks of three to five layers in which every two layers have every pair of states. A layer's state is its
/// coverage and its colour, each one of eight edge levels, and one of four alphas of its tint: 256 states.
@Suite struct PairwiseStackTests {
  /// Every two layers show each of 8 x 8 pairs of coverages in one of these pixels.
  private static let coverages = GaloisField.of8.orthogonalArray(columns: 5)
  /// Every two layers have each of 32 x 32 pairs of tints in one of these vectors: colour * 4 + alpha.
  private static let tints = GaloisField.of32.orthogonalArray(columns: 5)

  private static let alphas: [UInt8] = [1, 128, 254, 255]

  @Test func everyPairOfStatesOccurs() {
    for (first, second) in [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)] {
      #expect(Set(Self.coverages.map { $0[first] * 8 + $0[second] }).count == 64)
      #expect(Set(Self.tints.map { $0[first] * 32 + $0[second] }).count == 1024)
    }
    #expect(Self.coverages.count == 64 && Self.tints.count == 1024)
  }

  /// All tint vectors over all coverage pixels. The ground and the other two channels vary along.
  @Test(arguments: [3, 4, 5]) func everyPairOfStatesIsExact(layers: Int) {
    let levels = EdgeLevels.bytes
    let masks = (0..<layers).map { layer in
      Mask(size: PixelSize(width: 64, height: 1), coverages: Self.coverages.map { levels[$0[layer]] })
    }
    var comparison = Comparison()
    for (number, vector) in Self.tints.enumerated() {
      let tints = vector.prefix(layers).map { tint in
        RGBA8(
          red: levels[tint / 4], green: levels[(tint / 4 + number) % 8], blue: levels[7 - tint / 4],
          alpha: Self.alphas[tint % 4])
      }
      let ground = RGBA8(
        red: levels[number / 8 % 8], green: levels[number / 64 % 8], blue: 99,
        alpha: levels[(number / 8 + number / 128) % 8])
      comparison.add(LayerStack(masks: masks, tints: tints, background: ground).comparison())
    }
    #expect(comparison.differences == [])
    #expect(comparison.pixels == 1024 * 64)
  }
}
