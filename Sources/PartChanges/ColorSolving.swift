import Compositing
import LayerSets
import Pixels
import ShoeDesign

/// Solves the colours of a picture's parts, and of its background, from its pixels, by least squares over the weights.
///
/// 1. A pixel's colour times its alpha is the sum of the weights times the layers' colours. Layers of a fixed colour are
///    taken off; what is left is linear in the parts' colours and the background's, one equation a row of weights.
/// 2. The first estimate takes each row for the colour that most of its pixels have, so that what has been painted over
///    counts only where it is most of a row. Then pixels far from the estimate are left out and the mean of a row's others
///    is taken, with ever narrower limits.
/// 3. Rounded to bytes, the colours are moved by single levels as long as more bytes of the picture come out right.
///
/// Parts are taken for as opaque as the weights' tints are.
struct ColorSolving {
  let weights: PictureWeights
  let observations: Observations
  /// Per row: the weights of the parts, then the ground's.
  private let rows: [[Double]]
  /// Per row the colour times alpha that layers of fixed colour give, and their weight.
  private let fixed: [(color: [Double], weight: Double)]

  /// The colours found.
  struct Solution {
    /// One a layer, bottom to top.
    var tints: [RGBA8]
    var background: RGBA8
    var unknownParts: Set<ShoePart>
  }

  /// How many levels from the estimate a pixel may be in each round.
  private static let limits = [24.0, 8, 3, 2.5]
  /// Where the standard error of a colour is above this many levels, the colour is not known.
  private static let largestError = 3.0

  init(_ weights: PictureWeights, _ observations: Observations) {
    self.weights = weights
    self.observations = observations
    let (table, stride) = (weights.table, weights.partOfLayer.count + 1)
    rows = (0..<table.count).map { row in
      weights.parts.indices.map { weights.weight(ofPart: $0, inRow: row) } + [table.weights[row * stride]]
    }
    let colors = weights.layerSet.layers.map { layer -> RGBA8? in
      if case .fixed(let color) = layer.source { color } else { nil }
    }
    fixed = (0..<table.count).map { row in
      var sum = (color: [0.0, 0, 0], weight: 0.0)
      for (layer, color) in colors.enumerated() {
        guard let color else { continue }
        let weight = table.weights[row * stride + 1 + layer]
        sum.weight += weight
        for channel in ColorChannel.allCases { sum.color[channel.rawValue] += weight * Double(color[channel]) }
      }
      return sum
    }
  }

  /// The colours.
  func solve() -> Solution {
    let groundAlpha = solvedGroundAlpha()
    let equations = rowEquations(groundAlpha)
    var estimate = estimated(equations, observed(equations, modes: true))
    for limit in Self.limits { estimate = estimated(equations, observed(equations, near: estimate, limit)) }
    return polished(rounded(estimate, groundAlpha))
  }
}

/// One row as an equation: the weights of the unknowns, what is known already, and the row's alpha.
private struct RowEquation {
  var coefficients: [Double]
  var known: [Double]
  var alpha: Double
}

/// The mean colour of a row times its alpha, and the weight of the equation: the inverse of its variance.
private struct Observed {
  let row: Int
  let values: [Double]
  let weight: Double
}

/// Colours before rounding.
private struct Estimate {
  /// Unknown by unknown, three channels each.
  var values: [Double]
  var variances: [Double]
}

extension ColorSolving {
  /// The background's alpha: a row's alpha is 1 - g + g A, where g is the ground's weight. Rows of most ground tell it best, so
  /// it is the median over these.
  private func solvedGroundAlpha() -> UInt8 {
    let ground = rows.map { $0[$0.count - 1] }
    let most = ground.max() ?? 0
    guard most > 0 else { return 0 }
    var counts = [Int](repeating: 0, count: 256)
    for entry in observations.entries where ground[entry.row] >= most * 0.98 {
      let share = ground[entry.row]
      let alpha = (Double(entry.word >> 24) / 255 - (1 - share)) / share
      counts[Int(min(max(alpha, 0), 1) * 255 + 0.5)] += entry.count
    }
    let all = counts.reduce(0, +)
    var seen = 0
    for alpha in counts.indices {
      seen += counts[alpha]
      if seen * 2 >= all { return UInt8(alpha) }
    }
    return 0
  }

  private func rowEquations(_ groundAlpha: UInt8) -> [RowEquation] {
    rows.indices.map { row in
      var coefficients = rows[row]
      let ground = coefficients.count - 1
      coefficients[ground] *= Double(groundAlpha) / 255
      let alpha = coefficients.reduce(0, +) + fixed[row].weight
      return RowEquation(coefficients: coefficients, known: fixed[row].color, alpha: alpha)
    }
  }

  /// Each row as the colour that most of its pixels have; of several the first.
  private func observed(_ equations: [RowEquation], modes: Bool) -> [Observed] {
    var best: [Int: Observations.Entry] = [:]
    for entry in observations.entries where entry.count > best[entry.row]?.count ?? 0 { best[entry.row] = entry }
    return best.keys.sorted().compactMap { row in
      let (entry, alpha) = (best[row]!, equations[row].alpha)
      guard alpha > 0, entry.word >> 24 > 0 else { return nil }
      return Observed(row: row, values: Self.samples(entry.word).map { $0 * alpha }, weight: Double(entry.count))
    }
  }

  /// Each row as the mean of its pixels that are at most `limit` levels from the estimate.
  private func observed(_ equations: [RowEquation], near estimate: Estimate, _ limit: Double) -> [Observed] {
    var sums = [(count: Double, values: [Double])](repeating: (0, [0, 0, 0]), count: equations.count)
    var spread = (sum: 0.0, count: 0.0)
    for entry in observations.entries {
      let alpha = equations[entry.row].alpha
      guard alpha > 0, entry.word >> 24 > 0, abs(Double(entry.word >> 24) - alpha * 255) <= limit else { continue }
      let seen = Self.samples(entry.word).map { $0 * alpha }
      let wanted = predicted(equations[entry.row], estimate)
      let distance = zip(seen, wanted).reduce(0) { max($0, abs($1.0 - $1.1)) }
      guard distance <= limit else { continue }
      let count = Double(entry.count)
      spread.sum += distance * distance * count
      spread.count += count
      sums[entry.row].count += count
      for channel in 0..<3 { sums[entry.row].values[channel] += seen[channel] * count }
    }
    // Rounding makes the same error in all pixels of a row, so its twelfth does not shrink with their number; noise does.
    let noise = spread.count > 0 ? spread.sum / spread.count : 0
    return sums.indices.compactMap { row in
      let (count, values) = sums[row]
      guard count > 0 else { return nil }
      let rounding = max(equations[row].alpha * equations[row].alpha, 1e-4) / 12
      return Observed(row: row, values: values.map { $0 / count }, weight: 1 / (rounding + noise / count))
    }
  }

  private func predicted(_ equation: RowEquation, _ estimate: Estimate) -> [Double] {
    var values = equation.known
    for (unknown, coefficient) in equation.coefficients.enumerated() where coefficient > 0 {
      for channel in 0..<3 { values[channel] += coefficient * estimate.values[unknown * 3 + channel] }
    }
    return values
  }

  private func estimated(_ equations: [RowEquation], _ observed: [Observed]) -> Estimate {
    var normal = NormalEquations(unknowns: weights.parts.count + 1, sides: 3)
    for seen in observed {
      let equation = equations[seen.row]
      let values = zip(seen.values, equation.known).map { $0 - $1 }
      normal.add(equation.coefficients, values, weight: seen.weight)
    }
    let (values, variances) = normal.solution()
    return Estimate(values: values, variances: variances)
  }

  private static func samples(_ word: UInt32) -> [Double] {
    [Double(word & 255), Double(word >> 8 & 255), Double(word >> 16 & 255)]
  }

  private func rounded(_ estimate: Estimate, _ groundAlpha: UInt8) -> Solution {
    func color(_ unknown: Int, alpha: UInt8) -> RGBA8 {
      let bytes = (0..<3).map { UInt8(min(max(estimate.values[unknown * 3 + $0], 0), 255) + 0.5) }
      return RGBA8(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: alpha)
    }
    let parts = weights.parts
    let unknown = parts.indices.filter {
      !(estimate.variances[$0] <= Self.largestError * Self.largestError)
    }
    let tints = weights.layerSet.layers.indices.map { layer -> RGBA8 in
      if let part = weights.partOfLayer[layer] { return color(part, alpha: weights.table.tintAlphas[layer]) }
      if case .fixed(let color) = weights.layerSet.layers[layer].source {
        return weights.table.tintAlphas[layer] == 0 ? .clear : color
      }
      return .clear
    }
    return Solution(
      tints: tints, background: groundAlpha == 0 ? .clear : color(parts.count, alpha: groundAlpha),
      unknownParts: Set(unknown.map { parts[$0] }))
  }
}
