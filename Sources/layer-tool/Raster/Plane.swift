/// One coverage a pixel, 0...255, row-major, top row first.
struct Plane: Equatable, Sendable {
  let width: Int
  let height: Int
  var values: [UInt8]

  /// A count other than `width * height` is a programmer error and traps.
  init(width: Int, height: Int, values: [UInt8]) {
    precondition(values.count == width * height, "a plane of \(width)x\(height) has not \(values.count) values")
    self.width = width
    self.height = height
    self.values = values
  }

  /// Indices of the up to four pixels beside `index`.
  func forEachNeighbour(of index: Int, _ body: (Int) -> Void) {
    let x = index % width
    if x > 0 { body(index - 1) }
    if x < width - 1 { body(index + 1) }
    if index >= width { body(index - width) }
    if index < values.count - width { body(index + width) }
  }

  /// Whether the pixel lies at the edge of the picture.
  func isBorder(_ index: Int) -> Bool {
    let x = index % width
    return x == 0 || x == width - 1 || index < width || index >= values.count - width
  }
}
