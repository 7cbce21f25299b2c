import Compositing
import Pixels

/// Explains pixels that are not what the weights give: by one layer that covers more, or less, of the pixel than its mask says.
struct CoverageReading {
  private let reading: Reading
  private let stacks: LowerStacks
  private let lower: [[Premultiplied]]
  private let tints: [Premultiplied]

  init(_ reading: Reading) {
    self.reading = reading
    stacks = reading.weights.lowerStacks
    lower = stacks.colors(tints: reading.tints, background: reading.background)
    tints = reading.tints.map { Premultiplied(opaque: $0) }
  }

  /// One way to explain a pixel.
  struct Hypothesis {
    let layer: Int
    let opacity: Double
    /// How far the pixel is from what the layer's opacity makes of it, in levels.
    let error: Double
  }

  /// How far a pixel may be from an explanation, in levels, at most.
  private static let tolerance = 4.0
  /// A layer that makes less difference than this explains nothing.
  private static let leastContrast = 12.0

  /// The layers that explain the pixel, each alone, from the bottom.
  func hypotheses(_ pixel: Int, _ word: UInt32) -> [Hypothesis] {
    let table = reading.weights.table
    let start = Int(reading.weights.plane[pixel]) * (tints.count + 1)
    let seen = Premultiplied(RGBA8(word: word))
    // From the top: what the layers above add, and the light that they let through.
    var (above, light) = (Premultiplied.zero, 1.0)
    var found: [Hypothesis] = []
    for layer in tints.indices.reversed() {
      if light > 0.02, reading.weights.partOfLayer[layer] != nil {
        let below = lower[layer][stacks.row(of: pixel, below: layer)]
        let difference = (tints[layer] - below) * light
        let rest = seen - above - below * light
        if difference.largestMagnitude >= Self.leastContrast {
          let opacity = min(max((rest * difference).sum() / (difference * difference).sum(), 0), 1)
          let error = (rest - difference * opacity).largestMagnitude
          if error <= Self.tolerance { found.append(Hypothesis(layer: layer, opacity: opacity, error: error)) }
        }
      }
      let weight = table.weights[start + 1 + layer]
      above += tints[layer] * weight
      light -= weight
    }
    return found.reversed()
  }
}
