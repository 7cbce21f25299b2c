/// The rows that each of some centres has, and where the centres had better be.
struct Clusters {
  private let points: RowPoints
  private let nearest: NearestCenters
  private let centers: [RowClustering.Center]
  /// For each centre its rows, ascending.
  private var members: [[Int]]
  /// For each centre the row that is farthest from it and how far; nil for a centre without rows.
  private var ends: [(row: Int, distance: Float)?] = []

  init(_ points: RowPoints, _ nearest: NearestCenters, _ centers: [RowClustering.Center]) {
    self.points = points
    self.nearest = nearest
    self.centers = centers
    members = [[Int]](repeating: [], count: centers.count)
    for row in 0..<points.count { members[nearest.label(of: row)].append(row) }
    ends = centers.indices.map { members[$0].isEmpty ? nil : farthest(from: centers[$0], in: members[$0]) }
  }

  /// The centres, those of most clusters moved to their middles.
  func centered() -> [RowClustering.Center] {
    centers.indices.map { middle(of: $0) }
  }

  /// The same, but a few centres that are missed least are put where rows are farthest from theirs.
  func relocated() -> [RowClustering.Center] {
    var result = centered()
    let radius = centers.indices.reduce(0) { max($0, reach($1)) }
    let worst = centers.indices.filter { reach($0) >= radius * 0.99 }.prefix(8)
    let spare = centers.indices.map { (loss(of: $0), $0) }.sorted { $0 < $1 }
    for ((loss, number), cluster) in zip(spare, worst) {
      guard let end = ends[cluster], loss < radius * 1.25, number != cluster else { break }
      result[number] = RowClustering.Center(end.row, end.row)
    }
    return result
  }

  private func reach(_ number: Int) -> Float { ends[number]?.distance ?? 0 }

  /// How far a row of the centre would be from its nearest one if there were not this one.
  private func loss(of number: Int) -> Float {
    members[number].reduce(0) { max($0, nearest.secondDistance(of: $1)) }
  }

  /// The middle of the two rows that lie farthest apart, or nearly so, where that is a better centre.
  private func middle(of number: Int) -> RowClustering.Center {
    guard let end = ends[number], end.distance > 0 else { return centers[number] }
    let cluster = members[number]
    let other = farthest(from: RowClustering.Center(end.row, end.row), in: cluster).row
    let opposite = farthest(from: RowClustering.Center(other, other), in: cluster).row
    let center = RowClustering.Center(other, opposite)
    return farthest(from: center, in: cluster).distance < end.distance ? center : centers[number]
  }

  private func farthest(from center: RowClustering.Center, in rows: [Int]) -> (row: Int, distance: Float) {
    var result = (row: rows[0], distance: -1 as Float)
    for row in rows {
      let distance = points.distance(of: row, to: center)
      if distance > result.distance { result = (row, distance) }
    }
    return result
  }
}
