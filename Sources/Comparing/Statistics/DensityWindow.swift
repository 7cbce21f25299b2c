public import Pixels

/// The size of the windows in which different pixels are counted.
///
/// Windows lie fully inside the picture, so one larger than the picture is made smaller: a square window to the picture's
/// shorter side, as pixelmatch does, any other side by side.
public struct DensityWindow: Hashable, Sendable {
  /// Pixels across, at least 1.
  public let width: Int
  /// Pixels down, at least 1.
  public let height: Int

  /// A window; a side below 1 counts as 1.
  public init(width: Int, height: Int) {
    self.width = max(width, 1)
    self.height = max(height, 1)
  }

  /// The window that is used on a picture of `size`.
  public func clamped(to size: PixelSize) -> DensityWindow {
    let (across, down) = (min(width, size.width), min(height, size.height))
    guard width == height else { return DensityWindow(width: across, height: down) }
    return DensityWindow(width: min(across, down), height: min(across, down))
  }
}

extension DensityWindow: CustomStringConvertible {
  /// `WxH`.
  public var description: String { "\(width)x\(height)" }
}

extension PixelStatistics {
  /// The largest number of different pixels in a window that lies fully inside the picture of `size`; tolerated and
  /// excused ones do not count.
  ///
  /// The rule must have asked for a window, of whatever size, and all rows must have been merged. 0 otherwise.
  public func densest(_ window: DensityWindow, in size: PixelSize) -> Int {
    let window = window.clamped(to: size)
    var counts = [Int32](repeating: 0, count: size.width)
    var most = 0
    for y in 0..<size.height {
      let isChanged = add(row: y, 1, to: &counts)
      let isLeft = y >= window.height && add(row: y - window.height, -1, to: &counts)
      if y >= window.height - 1, isChanged || isLeft || y == window.height - 1 {
        most = max(most, Self.mostInRun(of: window.width, counts))
      }
    }
    return most
  }

  /// Adds `step` in the columns that are marked in the row; whether there are any.
  private func add(row: Int, _ step: Int32, to counts: inout [Int32]) -> Bool {
    guard let words = marks.rows[row] else { return false }
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        counts[index * 64 + rest.trailingZeroBitCount] += step
        rest &= rest - 1
      }
    }
    return true
  }

  private static func mostInRun(of width: Int, _ counts: [Int32]) -> Int {
    var sum: Int32 = 0
    var most: Int32 = 0
    for x in counts.indices {
      sum += counts[x] - (x >= width ? counts[x - width] : 0)
      if x >= width - 1 { most = max(most, sum) }
    }
    return Int(most)
  }
}
