import Pixels
import ShoeDesign

/// Where the coverage of parts changed between two pictures of the same masks, as their pixels tell.
struct Reshaping {
  /// The pixels in which a part covers more or less than before, by the part's place; ascending.
  private(set) var pixels: [Int: [Int]] = [:]
  /// Pixels that changed in a way that no part's coverage gives.
  private(set) var unexplained: [Int] = []

  /// Parts with a smaller share of the evidence than this are not named: where three layers meet, a pixel of one part may
  /// be taken for another's.
  private static let leastShare = 0.02

  /// A changed pixel, and the layers any one of which can have changed it.
  private struct Change {
    let pixel: Int
    let layers: [CoverageReading.Hypothesis]
    /// How far it is from what the weights give, in levels: what it counts for as evidence.
    let deviation: Double

    /// Whether an explanation is so near that it hardly is by chance.
    func isClear(_ hypothesis: CoverageReading.Hypothesis) -> Bool {
      hypothesis.error <= max(1.25, min(4, deviation / 10))
    }
  }

  init(before: Reading, after: Reading, _ expected: [UInt32], _ actual: [UInt32]) {
    let first = Explainer(before)
    let second = Explainer(after)
    var changes: [Change] = []
    for pixel in expected.indices where expected[pixel] != actual[pixel] {
      let sides = (first.view(of: pixel, expected[pixel]), second.view(of: pixel, actual[pixel]))
      guard let layers = Self.changedLayers(sides.0, sides.1) else {
        unexplained.append(pixel)
        continue
      }
      guard !layers.isEmpty else { continue }
      changes.append(Change(pixel: pixel, layers: layers, deviation: max(sides.0.deviation, sides.1.deviation)))
    }
    collect(changes, before.weights.partOfLayer)
  }

  /// Gives each change to one layer: of several that explain it the one with the most evidence elsewhere, else the topmost.
  private mutating func collect(_ changes: [Change], _ partOfLayer: [Int?]) {
    var votes = [Double](repeating: 0, count: partOfLayer.count)
    for change in changes {
      let clear = change.layers.filter(change.isClear)
      if clear.count == 1 { votes[clear[0].layer] += change.deviation }
    }
    var evidence: [Int: Double] = [:]
    for change in changes {
      let clear = change.layers.filter(change.isClear)
      let layers = (clear.isEmpty ? change.layers : clear).map(\.layer).sorted()
      let layer = layers.reduce(layers[0]) { votes[$1] >= votes[$0] ? $1 : $0 }
      guard let part = partOfLayer[layer] else { continue }
      pixels[part, default: []].append(change.pixel)
      evidence[part, default: 0] += change.deviation
    }
    let least = evidence.values.reduce(0, +) * Self.leastShare
    for (part, sum) in evidence where sum < least { pixels[part] = nil }
  }

  /// The layers any one of which can have made the change; none where the coverage is the same in both, nil where no layer
  /// explains it.
  private static func changedLayers(
    _ before: Explainer.View, _ after: Explainer.View
  ) -> [CoverageReading.Hypothesis]? {
    switch (before, after) {
    case (.asExpected, .asExpected): return []
    case (.asExpected, .explained(let hypotheses, _)), (.explained(let hypotheses, _), .asExpected):
      return hypotheses.isEmpty ? nil : hypotheses
    case (.explained(let first, _), .explained(let second, _)):
      guard !first.isEmpty, !second.isEmpty else { return nil }
      let same = first.contains { one in
        second.contains { $0.layer == one.layer && abs($0.opacity - one.opacity) <= Explainer.opacityTolerance }
      }
      return same ? [] : first + second.filter { other in !first.contains { $0.layer == other.layer } }
    }
  }
}

/// Says of the pixels of one picture whether they are what its weights give, and if not, what explains them.
private struct Explainer {
  enum View {
    case asExpected
    /// Each of these layers alone explains the pixel, which is so many levels from what the weights give.
    case explained([CoverageReading.Hypothesis], deviation: Double)

    var deviation: Double {
      if case .explained(_, let deviation) = self { deviation } else { 0 }
    }
  }

  /// Two readings of a layer's opacity that differ by less are taken for the same.
  static let opacityTolerance = 0.1

  private let reading: Reading
  private let coverage: CoverageReading?

  init(_ reading: Reading) {
    self.reading = reading
    coverage = reading.fit.deviating > 0 ? CoverageReading(reading) : nil
  }

  func view(of pixel: Int, _ word: UInt32) -> View {
    let wanted = reading.rowWords[Int(reading.weights.plane[pixel])]
    let deviation = levels(between: wanted, and: word)
    guard let coverage, deviation > Fit.tolerance else { return .asExpected }
    return .explained(coverage.hypotheses(pixel, word), deviation: deviation)
  }
}
