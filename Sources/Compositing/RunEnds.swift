import Pixels

/// Where runs of equal indices end, known for a few lines of a plane at a time.
struct RunEnds {
  private let plane: IndexPlane
  private let window: Int
  /// For the lines in the window, each at its number modulo `window`, and each column: the first column to the right
  /// that has another index, or the width.
  private var ends: [UInt32]
  private var lineOfSlot: [Int]

  /// Prepares for ranges of up to `window` neighbouring lines.
  init(_ plane: IndexPlane, window: Int) {
    self.plane = plane
    self.window = window
    ends = [UInt32](repeating: 0, count: plane.size.width * window)
    lineOfSlot = [Int](repeating: -1, count: window)
  }

  /// Makes `lines` known, and forgets others.
  mutating func load(_ lines: Range<Int>) {
    for line in lines where lineOfSlot[line % window] != line {
      lineOfSlot[line % window] = line
      find(line)
    }
  }

  /// The column at which the run that holds `column` ends, in a line that was loaded.
  @inline(__always) func end(of line: Int, from column: Int) -> Int {
    Int(ends[line % window * plane.size.width + column])
  }

  private mutating func find(_ line: Int) {
    let width = plane.size.width
    let (source, target) = (line * width, line % window * width)
    var end = UInt32(width)
    var next = plane.indices[source + width - 1]
    for column in (0..<width).reversed() {
      let index = plane.indices[source + column]
      if index != next { end = UInt32(column + 1) }
      next = index
      ends[target + column] = end
    }
  }
}
