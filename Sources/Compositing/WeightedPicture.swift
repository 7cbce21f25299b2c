public import Pixels

/// A picture of which only the colours are missing: a plane of row numbers and the weights of each row. Made for one
/// vector of tint alphas and one size; any colours with those alphas, any background and blend space can follow.
public struct WeightedPicture: Sendable {
  /// For each pixel the number of its row in `table`.
  public private(set) var plane: IndexPlane
  /// The distinct rows.
  public private(set) var table: WeightTable

  /// Width and height in pixels.
  public var size: PixelSize { plane.size }
}

extension FlattenedMasks {
  /// The stack's weights for tints of these alphas (one a layer, bottom to top), resized to `size` (its own size
  /// when nil). A size without pixels or a wrong count of alphas is a programmer error and traps.
  ///
  /// A canvas places the resized picture in its middle; around it there is only ground.
  public func weighted(
    by tintAlphas: [UInt8], resizedTo size: PixelSize? = nil, in canvas: PixelSize? = nil
  ) -> WeightedPicture {
    var plane = plane
    var table = table
    if let canvas, canvas != size { table = table.with(emptyTuple: ()) }
    let visible = VisibleTuples(table, tintAlphas: tintAlphas)
    plane.indices = plane.map(visible.merged)
    var rows: WeightRows
    (plane, rows) = Self.resize(plane, tupleCount: visible.table.count, to: size ?? plane.size)
    if let canvas, canvas != plane.size {
      let empty = visible.merged[table.count - 1]
      plane = plane.centered(in: canvas, filler: rows.row(ofWhole: empty))
    }
    return WeightedPicture(
      plane: plane, table: WeightTable(rows: rows, tuples: visible.table, tintAlphas: tintAlphas))
  }

  private static func resize(
    _ plane: IndexPlane, tupleCount: Int, to size: PixelSize
  ) -> (plane: IndexPlane, rows: WeightRows) {
    guard size != plane.size else { return (plane, WeightRows(ofWholeTuples: tupleCount)) }
    var resampling = Resampling(plane, tupleCount: tupleCount, to: size)
    let resized = resampling.run()
    return (resized, resampling.rows)
  }
}

extension CoverageTable {
  /// The table with one more tuple at its end: no layer covers anything.
  fileprivate func with(emptyTuple: Void) -> CoverageTable {
    CoverageTable(maxima: maxima, coverages: coverages + [UInt16](repeating: 0, count: layerCount))
  }
}
