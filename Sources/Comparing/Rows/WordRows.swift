import Pixels

/// Some rows of a picture with 8 bits a sample, and the picture's height.
struct WordRows {
  let start: UnsafePointer<UInt32>
  let rows: Range<Int>
  let width: Int
  let height: Int

  /// The pixel of the picture's column `x` and row `y`.
  @inline(__always) subscript(x: Int, y: Int) -> UInt32 {
    assert(rows.contains(y) && x >= 0 && x < width, "pixel outside the rows")
    return start[(y - rows.lowerBound) * width + x]
  }

  /// A pixel with its neighbours, as far as the picture goes.
  struct Block {
    let columns: ClosedRange<Int>
    let rows: ClosedRange<Int>
    let isAtBorder: Bool
  }

  /// The block around a pixel.
  @inline(__always) func block(x: Int, y: Int) -> Block {
    let columns = max(x - 1, 0)...min(x + 1, width - 1)
    let rows = max(y - 1, 0)...min(y + 1, height - 1)
    let isAtBorder = columns.lowerBound == x || columns.upperBound == x || rows.lowerBound == y || rows.upperBound == y
    return Block(columns: columns, rows: rows, isAtBorder: isAtBorder)
  }
}
