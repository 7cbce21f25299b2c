/// For each of many points the nearest of the positions that were added, how far it is, and how far the second is.
struct NearestCenters {
  private let points: RowPoints
  private var labels: [SIMD8<Int32>]
  private var distances: [RowPoints.Lanes]
  private var seconds: [RowPoints.Lanes]

  /// No position so far: all are infinitely far.
  init(_ points: RowPoints) {
    self.points = points
    labels = [SIMD8<Int32>](repeating: .zero, count: points.blockCount)
    distances = [RowPoints.Lanes](repeating: .init(repeating: .infinity), count: points.blockCount)
    seconds = distances
  }

  func label(of row: Int) -> Int { Int(labels[row / RowPoints.width][row % RowPoints.width]) }

  func distance(of row: Int) -> Float { distances[row / RowPoints.width][row % RowPoints.width] }

  func secondDistance(of row: Int) -> Float { seconds[row / RowPoints.width][row % RowPoints.width] }

  /// The first of the points that are farthest from their nearest positions.
  var farthest: Int {
    var most = RowPoints.Lanes(repeating: -1)
    for block in distances { most.replace(with: block, where: block .> most) }
    let distance = (0..<RowPoints.width).reduce(-1) { max($0, most[$1]) }
    return (0..<points.count).first { self.distance(of: $0) == distance } ?? 0
  }

  /// Adds a position. Points that are as near to an earlier one keep it.
  mutating func add(_ position: [Float], number: Int) {
    let columns = points.columnCount
    let label = SIMD8(repeating: Int32(number))
    let position = position.map { RowPoints.Lanes(repeating: $0) }
    points.blocks.withUnsafeBufferPointer { blocks in
      distances.withUnsafeMutableBufferPointer { distances in
        for block in distances.indices {
          var distance = RowPoints.Lanes.zero
          for column in 0..<columns { distance += (blocks[block * columns + column] - position[column]).magnitudes }
          let isNearer = distance .< distances[block]
          let farther = distance.replacing(with: distances[block], where: isNearer)
          seconds[block].replace(with: farther, where: farther .< seconds[block])
          distances[block].replace(with: distance, where: isNearer)
          labels[block].replace(with: label, where: isNearer)
        }
      }
    }
  }
}

extension SIMD8<Float> {
  /// The lanes without their signs.
  @inline(__always) fileprivate var magnitudes: Self {
    unsafeBitCast(unsafeBitCast(self, to: SIMD8<UInt32>.self) & 0x7FFF_FFFF, to: Self.self)
  }
}
