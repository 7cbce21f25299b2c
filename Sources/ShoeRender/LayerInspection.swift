public import Compositing
public import LayerSets
public import Pixels

/// What can be said of one size of a layer set where all parts are opaque.
public struct LayerInspection: Sendable {
  /// What can be said of one layer.
  public struct LayerFacts: Sendable {
    /// The layer.
    public let layer: Layer
    /// How many pixels it covers at all.
    public let coveredPixels: Int
    /// In how many pixels any of it is seen.
    public let visiblePixels: Int
    /// Its share of the silhouette: its weights over all pixels, divided by all layers' weights; 0...1.
    public let share: Double

    /// Whether it covers something, of which nothing is seen.
    public var isHidden: Bool { coveredPixels > 0 && visiblePixels == 0 }
  }

  /// The size inspected.
  public let size: PixelSize
  /// The number of distinct weight rows; up to 256 make an exact indexed PNG. Of photographic masks, whose equal pixels
  /// are not looked for, it may be more than there are.
  public let rowCount: Int
  /// The layers, bottom to top.
  public let layers: [LayerFacts]
  /// Pixels where layers abut without one below them, so that the ground shines through.
  public let seams: [(x: Int, y: Int)]
  /// Stray bits of masks, layer by layer.
  public let specks: [Speck]

  /// Inspects flattened masks.
  public init(_ masks: FlattenedMasks, layers: [Layer]) {
    let picture = masks.weighted(by: layers.map(\.opaqueAlpha))
    size = masks.size
    rowCount = picture.table.count
    self.layers = Self.facts(masks, picture, layers)
    seams = SeamSearch(masks, layers: layers).seams()
    specks = SpeckSearch(masks: masks, layers: layers, silhouette: Self.silhouette(picture)).specks()
  }

  /// The sum of all layers' weights over all pixels.
  private static func silhouette(_ picture: WeightedPicture) -> Double {
    let (table, pixels) = (picture.table, histogram(picture.plane, picture.table.count))
    let stride = table.layerCount + 1
    return pixels.indices.reduce(0) { $0 + Double(pixels[$1]) * (1 - table.weights[$1 * stride]) }
  }

  private static func facts(
    _ masks: FlattenedMasks, _ picture: WeightedPicture, _ layers: [Layer]
  ) -> [LayerFacts] {
    let tuplePixels = histogram(masks.plane, masks.table.count)
    let rowPixels = histogram(picture.plane, picture.table.count)
    let stride = layers.count + 1
    func weight(_ row: Int, _ layer: Int) -> Double { picture.table.weights[row * stride + layer + 1] }
    let sums = layers.indices.map { layer in
      rowPixels.indices.reduce(0.0) { $0 + Double(rowPixels[$1]) * weight($1, layer) }
    }
    let whole = sums.reduce(0, +)
    return layers.enumerated().map { index, layer in
      LayerFacts(
        layer: layer,
        coveredPixels: tuplePixels.indices.reduce(0) { sum, tuple in
          sum + (masks.table.coverages[tuple * layers.count + index] > 0 ? tuplePixels[tuple] : 0)
        },
        visiblePixels: rowPixels.indices.reduce(0) { $0 + (weight($1, index) > 0 ? rowPixels[$1] : 0) },
        share: whole > 0 ? sums[index] / whole : 0)
    }
  }

  private static func histogram(_ plane: IndexPlane, _ count: Int) -> [Int] {
    plane.indices.reduce(into: [Int](repeating: 0, count: count)) { $0[Int($1)] += 1 }
  }
}
