public import Pixels

/// A picture of row numbers: each pixel says which row of a table it shows. Row-major, top row first.
public struct IndexPlane: Equatable, Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// One index a pixel.
  public internal(set) var indices: [UInt32]

  /// Wraps `indices`, which must hold `size.area` of them; anything else is a programmer error and traps.
  public init(size: PixelSize, indices: [UInt32]) {
    precondition(indices.count == size.area, "a plane of \(size) has \(size.area) indices, not \(indices.count)")
    self.size = size
    self.indices = indices
  }

  /// The largest index, 0 without pixels. A plain loop, which the compiler turns into vector operations.
  var largestIndex: UInt32 {
    var largest: UInt32 = 0
    for index in indices { largest = index > largest ? index : largest }
    return largest
  }

  /// For each pixel the byte of `table` at its index. An index outside the table is a programmer error and traps.
  public func bytes(_ table: [UInt8]) -> [UInt8] { map(table) }

  /// The plane with each index replaced by the entry of `table` there. An index outside the table is a programmer error and
  /// traps.
  public func renumbered(_ table: [UInt32]) -> IndexPlane { IndexPlane(size: size, indices: map(table)) }

  /// For each pixel the entry of `table` at its index. An index outside the table is a programmer error and traps.
  ///
  /// Not public: called over a module boundary it would not be specialised, and copy each entry by a call.
  @inline(__always) func map<Entry: BitwiseCopyable>(_ table: [Entry]) -> [Entry] {
    precondition(indices.isEmpty || largestIndex < table.count, "a plane points outside its table")
    return table.withUnsafeBufferPointer { table in
      indices.withUnsafeBufferPointer { indices in
        [Entry](unsafeUninitializedCapacity: indices.count) { entries, count in
          // Checked once above, not at each pixel: it halves the time of this loop.
          for pixel in 0..<indices.count { entries[pixel] = table[Int(indices[pixel])] }
          count = indices.count
        }
      }
    }
  }

  /// The plane with its upper left corner at (`left`, `top`) of a canvas, where every other pixel shows `filler`. What lies outside
  /// of the canvas is cut off.
  func placed(in canvas: PixelSize, left: Int, top: Int, filler: UInt32) -> IndexPlane {
    if canvas == size, left == 0, top == 0 { return self }
    var result = [UInt32](repeating: filler, count: canvas.area)
    let columns = (left..<left + size.width).clamped(to: 0..<canvas.width)
    guard !columns.isEmpty else { return IndexPlane(size: canvas, indices: result) }
    for y in (top..<top + size.height).clamped(to: 0..<canvas.height) {
      let start = y * canvas.width
      let source = (y - top) * size.width - left
      result.replaceSubrange(
        start + columns.lowerBound..<start + columns.upperBound,
        with: indices[source + columns.lowerBound..<source + columns.upperBound])
    }
    return IndexPlane(size: canvas, indices: result)
  }

  /// The mirror image, left for right.
  var mirrored: IndexPlane {
    var result = indices
    for y in 0..<size.height { result[y * size.width..<(y + 1) * size.width].reverse() }
    return IndexPlane(size: size, indices: result)
  }
}
