import Compositing
import Pixels

/// The scanlines as runs of equal pixels, or of zero bytes: filter bytes, and pixels that are known to be all zeros. A run of
/// pixels ends with its row; one of zeros may go on into the next.
struct ScanlineRuns: ~Copyable {
  let scanlines: Scanlines
  /// For each run its value: 0 for zeros, else 1 + the row of its pixels.
  let values: [UInt32]
  /// For each run its first byte, then the end of the last run.
  let starts: [UInt32]

  /// The most pixels of a run; more are several runs. So no sum of costs overflows.
  static let longest = 1 << 22

  /// The number of runs.
  var count: Int { values.count }

  /// Finds the runs of a plane, whose indices must be rows of `classes`; a larger one is a programmer error
  /// and traps.
  init(_ plane: IndexPlane, classes: PixelClasses) {
    let scanlines = Scanlines(size: plane.size, pixelBytes: classes.pixelBytes)
    let row = RowRuns(scanlines, classes: classes)
    var values: [UInt32] = []
    var starts: [UInt32] = []
    plane.indices.withUnsafeBufferPointer { indices in
      for y in 0..<scanlines.height {
        let start = UInt32(y * scanlines.stride)
        let count = row.scan(indices.baseAddress! + y * scanlines.width, start: start)
        let goesOn = values.last == 0 && start - starts[starts.count - 1] < Self.longest ? 1 : 0
        values.append(contentsOf: UnsafeBufferPointer(start: row.values.base + goesOn, count: count - goesOn))
        starts.append(contentsOf: UnsafeBufferPointer(start: row.starts.base + goesOn, count: count - goesOn))
      }
    }
    starts.append(UInt32(scanlines.byteCount))
    self.scanlines = scanlines
    self.values = values
    self.starts = starts
  }
}

/// The runs of one row, filter byte first.
private struct RowRuns: ~Copyable {
  let width: Int
  let pixelBytes: UInt32
  let rowValues: [UInt32]
  let values: Storage<UInt32>
  let starts: Storage<UInt32>

  init(_ scanlines: Scanlines, classes: PixelClasses) {
    width = scanlines.width
    pixelBytes = UInt32(scanlines.pixelBytes)
    rowValues = classes.values
    values = Storage(repeating: 0, count: width + 1)
    starts = Storage(repeating: 0, count: width + 1)
  }

  /// The number of runs of the row whose pixels lie at `pixels` and whose filter byte is byte `start`.
  func scan(_ pixels: UnsafePointer<UInt32>, start: UInt32) -> Int {
    values[0] = 0
    starts[0] = start
    var count = 1
    var x = 0
    while x < width {
      let value = rowValues[Int(pixels[x])]
      values[count] = value
      starts[count] = start + 1 + UInt32(x) * pixelBytes
      // Zeros beside zeros are one run, whatever their rows.
      let goesOn = value == 0 && values[count - 1] == 0 && starts[count] - starts[count - 1] < ScanlineRuns.longest
      count += goesOn ? 0 : 1
      x = end(ofRunAt: x, in: pixels)
    }
    return count
  }

  /// Eight pixels a step, then one.
  @inline(__always) private func end(ofRunAt first: Int, in pixels: UnsafePointer<UInt32>) -> Int {
    let value = pixels[first]
    let width = min(width, first + ScanlineRuns.longest)
    var x = first + 1
    while x + 8 <= width {
      var difference: UInt32 = 0
      for step in 0..<8 { difference |= pixels[x + step] ^ value }
      if difference != 0 { break }
      x += 8
    }
    while x < width, pixels[x] == value { x += 1 }
    return x
  }
}
