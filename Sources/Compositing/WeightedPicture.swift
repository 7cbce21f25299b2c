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
    weighted(by: tintAlphas, placed: Placement(of: self.size, resizedTo: size, in: canvas))
  }

  /// The stack's weights for tints of these alphas, placed in a picture. A wrong count of alphas, and a placement that does not fit
  /// the masks, is a programmer error and traps.
  public func weighted(by tintAlphas: [UInt8], placed placement: Placement) -> WeightedPicture {
    let axes = placement.axes(size)
    let (horizontal, vertical) = (AxisFootprint(axes.horizontal), AxisFootprint(axes.vertical))
    let showsMore = !horizontal.isFilled(by: axes.horizontal) || !vertical.isFilled(by: axes.vertical)
    let visible = VisibleTuples(showsMore ? table.with(emptyTuple: ()) : table, tintAlphas: tintAlphas)
    let empty = showsMore ? visible.merged[table.count] : 0
    var plane = plane.renumbered(visible.merged).placed(
      in: PixelSize(width: horizontal.window.count, height: vertical.window.count),
      left: -horizontal.window.lowerBound, top: -vertical.window.lowerBound, filler: empty)
    var rows: WeightRows
    (plane, rows) = Self.resize(plane, tupleCount: visible.table.count, horizontal, vertical)
    if plane.size != placement.canvas {
      let filler = rows.row(ofWhole: empty)
      plane = plane.placed(in: placement.canvas, left: horizontal.start, top: vertical.start, filler: filler)
    }
    return WeightedPicture(
      plane: placement.isFlipped ? plane.mirrored : plane,
      table: WeightTable(rows: rows, tuples: visible.table, tintAlphas: tintAlphas))
  }

  private static func resize(
    _ plane: IndexPlane, tupleCount: Int, _ horizontal: AxisFootprint, _ vertical: AxisFootprint
  ) -> (plane: IndexPlane, rows: WeightRows) {
    guard !horizontal.isWhole || !vertical.isWhole else { return (plane, WeightRows(ofWholeTuples: tupleCount)) }
    var resampling = Resampling(plane, tupleCount: tupleCount, horizontal, vertical)
    let resized = resampling.run()
    return (resized, resampling.rows)
  }
}

extension AxisFootprint {
  /// Whether every sample of the canvas sees nothing but masks.
  fileprivate func isFilled(by axis: AxisPlacement) -> Bool {
    count == axis.canvas && window.lowerBound >= 0 && window.upperBound <= axis.source
  }
}

extension CoverageTable {
  /// The table with one more tuple at its end: no layer covers anything.
  fileprivate func with(emptyTuple: Void) -> CoverageTable {
    CoverageTable(maxima: maxima, coverages: coverages + [UInt16](repeating: 0, count: layerCount))
  }
}
