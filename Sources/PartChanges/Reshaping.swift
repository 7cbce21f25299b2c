import Pixels
import ShoeDesign

/// Where the coverage of parts changed between two pictures of the same masks, as their pixels tell.
struct Reshaping {
  /// The pixels in which a part covers more or less than before, by the part's place; ascending.
  private(set) var pixels: [Int: [Int]] = [:]
  /// Pixels that changed in a way that no part's coverage gives.
  private(set) var unexplained: [Int] = []

  /// How many pixels were attributed to parts.
  var explainedCount: Int { pixels.values.reduce(0) { $0 + $1.count } }

  /// Parts with a smaller share of the pixels than this are not named: where three layers meet, a pixel of one part may
  /// be taken for another's.
  private static let leastShare = 0.01

  init(before: Reading, after: Reading, _ expected: [UInt32], _ actual: [UInt32]) {
    let first = Explainer(before)
    let second = Explainer(after)
    var ambiguous: [(pixel: Int, layers: [Int])] = []
    var votes = [Int](repeating: 0, count: before.tints.count)
    var found: [(pixel: Int, layer: Int)] = []
    for pixel in expected.indices where expected[pixel] != actual[pixel] {
      let sides = (first.view(of: pixel, expected[pixel]), second.view(of: pixel, actual[pixel]))
      switch Self.changedLayers(sides.0, sides.1) {
      case nil: unexplained.append(pixel)
      case []?: continue
      case let layers? where layers.count == 1:
        votes[layers[0]] += 1
        found.append((pixel, layers[0]))
      case let layers?: ambiguous.append((pixel, layers))
      }
    }
    for (pixel, layers) in ambiguous {
      // Of several the one that explains most other pixels, else the topmost.
      let layer = layers.reduce(layers[0]) { votes[$1] >= votes[$0] ? $1 : $0 }
      found.append((pixel, layer))
    }
    collect(found.sorted { $0.pixel < $1.pixel }, before.weights.partOfLayer)
  }

  private mutating func collect(_ found: [(pixel: Int, layer: Int)], _ partOfLayer: [Int?]) {
    for (pixel, layer) in found {
      guard let part = partOfLayer[layer] else { continue }
      pixels[part, default: []].append(pixel)
    }
    let least = Double(explainedCount) * Self.leastShare
    for (part, pixels) in pixels where Double(pixels.count) < least { self.pixels[part] = nil }
  }

  /// The layers any one of which can have made the change; none where the coverage is the same in both, nil where no layer
  /// explains it.
  private static func changedLayers(_ before: Explainer.View, _ after: Explainer.View) -> [Int]? {
    switch (before, after) {
    case (.asExpected, .asExpected): return []
    case (.asExpected, .explained(let hypotheses)), (.explained(let hypotheses), .asExpected):
      return hypotheses.isEmpty ? nil : hypotheses.map(\.layer)
    case (.explained(let first), .explained(let second)):
      guard !first.isEmpty, !second.isEmpty else { return nil }
      let same = first.contains { one in
        second.contains { $0.layer == one.layer && abs($0.opacity - one.opacity) <= Explainer.opacityTolerance }
      }
      return same ? [] : Array(Set(first.map(\.layer) + second.map(\.layer))).sorted()
    }
  }
}

/// Says of the pixels of one picture whether they are what its weights give, and if not, what explains them.
private struct Explainer {
  enum View {
    case asExpected
    case explained([CoverageReading.Hypothesis])
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
    guard let coverage, levels(between: wanted, and: word) > Fit.tolerance else { return .asExpected }
    return .explained(coverage.hypotheses(pixel, word))
  }
}
