import TestSupport
import Testing

@testable import Compositing

/// The shares that source samples have in the samples of a resized axis, for all small pairs of lengths.
@Suite struct AxisFootprintTests {
  private static let pairs = (1...16).flatMap { source in (1...16).map { (source, $0) } } + [(100, 7), (7, 100)]

  /// Source sample and weight of each share of one destination sample.
  private func shares(_ axis: AxisFootprint, _ sample: Int) -> [(sample: Int, weight: UInt64)] {
    axis.weights(of: sample).enumerated().map { (axis.first[sample] + $0.offset, $0.element) }
  }

  @Test func sharesAreThoseOfTheDefinition() {
    for (source, destination) in Self.pairs {
      let axis = AxisFootprint(from: source, to: destination)
      let reference = ReferenceAxis(from: source, to: destination)
      for sample in 0..<destination {
        let expected = reference.footprints[sample]
        let actual = shares(axis, sample)
        #expect(actual.map(\.sample) == expected.map(\.sample))
        #expect(zip(actual, expected).allSatisfy { Rational($0.weight, over: axis.total) == $1.weight })
      }
    }
  }

  @Test func sharesAddUpToTheTotalWithinTheSource() {
    for (source, destination) in Self.pairs {
      let axis = AxisFootprint(from: source, to: destination)
      for sample in 0..<destination {
        #expect(axis.weights(of: sample).reduce(0, +) == axis.total)
        #expect(shares(axis, sample).allSatisfy { $0.sample >= 0 && $0.sample < source && $0.weight > 0 })
      }
    }
  }

  @Test func shrinkingCountsEverySourceSampleAlike() {
    for (source, destination) in Self.pairs where destination <= source {
      let axis = AxisFootprint(from: source, to: destination)
      var sums = [UInt64](repeating: 0, count: source)
      for sample in 0..<destination {
        for share in shares(axis, sample) { sums[share.sample] += share.weight }
      }
      #expect(Set(sums).count == 1)
    }
  }

  @Test func reversalChangesNothing() {
    for (source, destination) in Self.pairs {
      let axis = AxisFootprint(from: source, to: destination)
      for sample in 0..<destination {
        let mirrored = shares(axis, destination - 1 - sample).reversed()
        #expect(shares(axis, sample).map(\.weight) == mirrored.map(\.weight))
        #expect(shares(axis, sample).map(\.sample) == mirrored.map { source - 1 - $0.sample })
      }
    }
  }
}
