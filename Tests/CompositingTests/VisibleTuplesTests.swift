import Pixels
import TestSupport
import Testing

@testable import Compositing

/// Tuples are merged exactly where their weights are equal.
@Suite struct VisibleTuplesTests {
  /// The exact weights of a tuple, top layer first, the ground last, by the definition.
  private func weights(_ coverages: [UInt16], _ maxima: [UInt16], _ alphas: [UInt8]) -> [Rational] {
    var light = Rational(1)
    var weights: [Rational] = []
    for layer in coverages.indices.reversed() {
      let opacity =
        Rational(UInt64(coverages[layer]), over: UInt64(maxima[layer])) * Rational(UInt64(alphas[layer]), over: 255)
      weights.append(light * opacity)
      light = light * opacity.complement
    }
    return weights + [light]
  }

  @Test(arguments: 80..<100) func mergedExactlyWhereWeightsAreEqual(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let layers = 1 + random.below(4)
    let maxima = (0..<layers).map { _ in random.pick([255, 65535] as [UInt16]) }
    let alphas = (0..<layers).map { _ in random.pick([0, 1, 128, 254, 255, 255] as [UInt8]) }
    let tuples = (0..<40).map { _ in maxima.map { random.pick([0, 1, $0 / 2, $0 - 1, $0, $0]) } }
    let visible = VisibleTuples(CoverageTable(maxima: maxima, coverages: tuples.flatMap { $0 }), tintAlphas: alphas)
    let weights = tuples.map { self.weights($0, maxima, alphas) }
    for first in tuples.indices {
      let merged = self.weights(Array(visible.table[Int(visible.merged[first])]), maxima, alphas)
      #expect(merged == weights[first], "the merged tuple weighs the same")
      for second in 0..<first {
        #expect((weights[first] == weights[second]) == (visible.merged[first] == visible.merged[second]))
      }
    }
  }
}
