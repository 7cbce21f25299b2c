public import Pixels

/// A picture of few rows that stands for one of many.
public struct ClusteredPicture: Sendable {
  /// The picture.
  public let picture: WeightedPicture
  /// How wrong any pixel can be whatever colours the layers have, 0...255; 0 where no row was given up.
  ///
  /// It is the largest difference of any colour channel, rounded up, from the picture with all rows, where both are seen
  /// on the same opaque ground of any colour. Of opaque pixels that is the difference of their bytes.
  public let largestError: Int
}

extension WeightedPicture {
  /// The picture with at most `limit` rows, chosen so that the largest error that any colours of the layers can make is
  /// small. Opaque pixels stay opaque, and pixels of alpha 0 keep it.
  ///
  /// Of the background only the alpha counts: the result holds for all colours of it. A limit below 3 is a programmer
  /// error and traps, as opaque, translucent and clear rows each need one.
  public func clustered(to limit: Int, background: RGBA8 = .clear, blend: BlendSpace = .srgb) -> ClusteredPicture {
    precondition(limit >= 3, "opaque, translucent and clear rows each need a row")
    guard table.count > limit else { return ClusteredPicture(picture: self, largestError: 0) }
    let resolver = RowResolver(table: table, background: background, transfer: .of(blend))
    let clustering = RowClustering(RowPoints(resolver), limit: limit)
    let (labels, centers) = (clustering.labels, clustering.centers)
    let (rows, numbers) = table.rows.middles(
      of: centers.map { ($0.first, $0.second) }, tupleCount: table.tuples.count)
    let few = WeightTable(rows: rows, tuples: table.tuples, tintAlphas: table.tintAlphas)
    let fewResolver = RowResolver(table: few, background: background, transfer: .of(blend))
    let error = ClusteringError(original: resolver, clustered: fewResolver)
    let largest = labels.indices.reduce(0) { largest, row in
      let center = centers[labels[row]]
      guard center.first != row || center.second != row else { return largest }
      return max(largest, error.bound(row, shownAs: Int(numbers[labels[row]])))
    }
    let plane = IndexPlane(size: plane.size, indices: plane.map(labels.map { numbers[$0] }))
    return ClusteredPicture(picture: WeightedPicture(plane: plane, table: few), largestError: largest)
  }
}

extension RowPoints {
  /// The rows by their weights, the ground's included. Two rows differ by twice the share of the whole range that any
  /// colours can make them differ by, be the ground's one of them. That is at most 2, so a column of its own keeps clear,
  /// translucent and opaque rows apart. Clear rows are all one.
  fileprivate init(_ resolver: RowResolver) {
    let stride = resolver.table.layerCount + 1
    var coordinates: [Float] = []
    coordinates.reserveCapacity(resolver.table.count * (stride + 1))
    for row in 0..<resolver.table.count {
      let alpha = resolver.alpha(ofRow: row)
      coordinates.append(alpha == 0 ? 0 : alpha == 255 ? 8 : 4)
      for weight in row * stride..<(row + 1) * stride {
        coordinates.append(alpha == 0 ? 0 : Float(resolver.table.weights[weight]))
      }
    }
    self.init(coordinates, columnCount: stride + 1)
  }
}
