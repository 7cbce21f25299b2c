/// Rows gathered around few centres, so that the farthest row is near its centre: a k-center problem, in the distance
/// sum of |a - b| over all columns.
///
/// 1. Farthest first (Gonzalez 1985): each row that is farthest from all centres becomes the next one. No choice of as
///    many centres can be more than twice as good.
/// 2. Then, in rounds: the middle of the two rows of a cluster that lie farthest apart becomes its centre where that is
///    nearer to its farthest row, and rows go over to their nearest centres. The best state is kept.
/// 3. In every fourth round the centres that are missed least go to the rows that are farthest from theirs.
///
/// Ties go to the lowest number, so that the result is always the same. Time grows with rows times centres times
/// rounds, of which there are fewer for more rows.
///
/// Measured for a five-layer sneaker, 256 centres of 916, 1,236 and 1,273 rows, in weights of 1/255: step 1 alone 4.0 each; with
/// step 2 and rows alone as centres 4.0, 3.0, 3.0; with middles, by the order of rows, 3.0 to 3.5; with step 3 2.5, 3.0, 3.0. As
/// most rows lie on lines between two colours, five to a centre, less than 2 is out of reach. Processor time: about 20 ms
/// for 1,236 rows, 180 ms for 28,220. Other first rows, four of them, gained nothing that step 3 does not.
struct RowClustering {
  /// A row, or the middle of two.
  struct Center: Equatable {
    var first: Int
    var second: Int

    init(_ first: Int, _ second: Int) { (self.first, self.second) = (first, second) }
  }

  private let points: RowPoints
  private(set) var centers: [Center] = []
  private var nearest: NearestCenters

  /// Gathers the rows of `points` around at most `limit` centres, at least 1.
  init(_ points: RowPoints, limit: Int) {
    self.points = points
    nearest = NearestCenters(points)
    chooseFarthest(limit)
    refine(rounds: max(4, min(16, 100_000 / max(1, points.count))))
  }

  /// For each row the number of its centre.
  var labels: [Int] { (0..<points.count).map { nearest.label(of: $0) } }

  private mutating func chooseFarthest(_ limit: Int) {
    var next = 0
    while centers.count < limit {
      centers.append(Center(next, next))
      nearest.add(points.position(of: centers[centers.count - 1]), number: centers.count - 1)
      next = nearest.farthest
      if nearest.distance(of: next) == 0 { break }
    }
  }

  private mutating func refine(rounds: Int) {
    var state = self
    for round in 1...rounds {
      let clusters = Clusters(points, state.nearest, state.centers)
      let isRelocating = round % 4 == 3
      let moved = isRelocating ? clusters.relocated() : clusters.centered()
      if isRelocating, moved == state.centers { break }
      state.centers = moved
      state.assign()
      if state.radius < radius { self = state }
    }
  }

  private mutating func assign() {
    nearest = NearestCenters(points)
    for (number, center) in centers.enumerated() { nearest.add(points.position(of: center), number: number) }
  }

  private var radius: Float { nearest.distance(of: nearest.farthest) }
}
