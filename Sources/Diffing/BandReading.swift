import PNGCodec
import PNGRows
import Pixels

/// The rows of one side of a pair, of which a band and its neighbours are in memory.
final class BandReading {
  private let reader: PictureReader
  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private let depth: PixelRows.Depth
  private let size: PixelSize
  private var rows = 0..<0
  /// Why the picture cannot be read on.
  private(set) var failure: PNGError?

  /// Memory for `capacity` rows.
  init(_ reader: PictureReader, depth: PixelRows.Depth, capacity: Int) {
    self.reader = reader
    self.depth = depth
    self.capacity = capacity
    size = reader.header.size
    // What malloc aligns by itself: glibc 2.36 does not use memory of wider alignment again, which took 1 MB a pair.
    memory = .allocate(byteCount: capacity * size.width * depth.rawValue / 2, alignment: 16)
  }

  deinit { memory.deallocate() }

  /// The rows in memory.
  var band: PixelRows { PixelRows(start: memory, rows: rows, width: size.width, depth: depth) }

  /// Drops the rows before `first` and reads up to `end`. After the last row what follows is checked too.
  func advance(keepingFrom first: Int, to end: Int) {
    guard failure == nil else { return }
    let bytesPerRow = size.width * depth.rawValue / 2
    let kept = max(first, rows.lowerBound)..<rows.upperBound
    memory.copyMemory(
      from: memory + (kept.lowerBound - rows.lowerBound) * bytesPerRow, byteCount: kept.count * bytesPerRow)
    precondition(end - kept.lowerBound <= capacity, "more rows than there is memory for")
    do throws(PNGError) {
      try reader.read(rows: end - kept.upperBound, into: memory + kept.count * bytesPerRow, depth: depth)
      if end == size.height { try reader.finish() }
    } catch {
      failure = error
    }
    rows = kept.lowerBound..<end
  }
}
