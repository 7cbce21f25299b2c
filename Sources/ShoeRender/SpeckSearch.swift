public import Compositing
public import LayerSets

/// A stray bit of a mask: dust, or what an eraser left.
public struct Speck: Sendable {
  /// The layer.
  public let layer: Layer
  /// Its pixels, top row first.
  public let runs: [CoverageComponent.Run]

  /// How many pixels it has.
  public var pixelCount: Int { runs.reduce(0) { $0 + $1.columns.count } }
  /// The leftmost pixel of its top row.
  public var first: (x: Int, y: Int) { (runs[0].columns.lowerBound, runs[0].y) }
}

/// Finds specks: connected pieces of a mask that cover in sum at most 0.005 % of the silhouette, or one pixel if that
/// is more, and are not their mask's largest piece.
///
/// The measure grows with the picture, so that one drawing is judged alike at all sizes: a perforation or an eyelet is
/// some ten times larger. A silhouette below 1,000 pixels is too small to tell dust from drawing; nothing is reported.
struct SpeckSearch {
  private static let share = 0.00005
  private static let leastSilhouette = 1000.0

  let masks: FlattenedMasks
  let layers: [Layer]
  /// What the layers cover together, in pixels.
  let silhouette: Double

  func specks() -> [Speck] {
    guard silhouette >= Self.leastSilhouette else { return [] }
    let limit = max(1, silhouette * Self.share)
    return layers.indices.flatMap { index in
      let components = masks.components(ofLayer: index)
      let largest = components.reduce(0) { max($0, $1.area) }
      return components.filter { $0.area <= limit && $0.area < largest }
        .map { Speck(layer: layers[index], runs: $0.runs) }
    }
  }
}
