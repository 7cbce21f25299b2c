/// Rows as points of a space, eight side by side.
struct RowPoints {
  typealias Lanes = SIMD8<Float>

  static let width = 8

  let count: Int
  let columnCount: Int
  /// Block by block and column by column the coordinates of eight rows; the last block is filled up with its last row.
  let blocks: [Lanes]
  /// The coordinates row by row.
  private let coordinates: [Float]

  /// Points from `columnCount` coordinates each, point by point.
  init(_ coordinates: [Float], columnCount: Int) {
    precondition(columnCount > 0 && coordinates.count.isMultiple(of: columnCount))
    let count = coordinates.count / columnCount
    self.coordinates = coordinates
    self.count = count
    self.columnCount = columnCount
    let blockCount = (count + Self.width - 1) / Self.width
    var blocks = [Lanes](repeating: .zero, count: blockCount * columnCount)
    for place in 0..<blockCount * Self.width {
      let row = min(place, count - 1)
      for column in 0..<columnCount {
        blocks[place / Self.width * columnCount + column][place % Self.width] = coordinates[row * columnCount + column]
      }
    }
    self.blocks = blocks
  }

  var blockCount: Int { blocks.count / columnCount }

  /// Where a centre is.
  func position(of center: RowClustering.Center) -> [Float] {
    (0..<columnCount).map { coordinate(of: center, $0) }
  }

  func distance(of row: Int, to center: RowClustering.Center) -> Float {
    (0..<columnCount).reduce(0) { sum, column in
      sum + abs(coordinates[row * columnCount + column] - coordinate(of: center, column))
    }
  }

  @inline(__always) private func coordinate(of center: RowClustering.Center, _ column: Int) -> Float {
    (coordinates[center.first * columnCount + column] + coordinates[center.second * columnCount + column]) / 2
  }
}
