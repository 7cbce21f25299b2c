import CPNG
import Pixels

/// Reads the rows of any PNG that lies in memory through libpng, as many at a time as the caller has room for; an
/// interlaced picture is read whole at the first call, and handed out in bands.
///
/// Serves one thread at a time.
public final class PNGBandReader {
  /// What the PNG says of itself.
  public let header: PNGHeader
  /// Bytes of a row of RGBA: 4 or 8 a pixel.
  public let rowBytes: Int
  private let reader: RowReader
  private var nextRow = 0
  private var whole: UnsafeMutableRawBufferPointer?

  /// Opens `file`, which must outlive the reader and have passed ``PNGOutline``. Samples come out with 8 bits, or with 16 in the
  /// machine's order. Throws what libpng refuses before the first row.
  public init(_ file: UnsafeRawBufferPointer, hasWideSamples: Bool) throws(PNGError) {
    reader = try RowReader(file.bindMemory(to: UInt8.self))
    header = reader.header
    rowBytes = try reader.start(hasWideSamples ? .CPNG_RGBA16 : .CPNG_RGBA8).row_bytes
  }

  deinit { whole?.deallocate() }

  /// Reads the next `count` rows into `memory`, which has room for them; more than are left is a programmer error.
  public func read(rows count: Int, into memory: UnsafeMutableRawPointer) throws(PNGError) {
    precondition(count >= 0 && nextRow + count <= header.size.height, "rows beyond the last")
    let band = UnsafeMutableRawBufferPointer(start: memory, count: count * rowBytes)
    if header.isInterlaced {
      band.copyMemory(from: try interlacedRows(nextRow..<nextRow + count))
    } else if count > 0 {
      try reader.read(into: band, rows: count)
    }
    nextRow += count
  }

  /// Reads the next `count` rows and forgets them.
  public func skip(rows count: Int) throws(PNGError) {
    guard Memory.isAvailable(rowBytes) else { throw .outOfMemory(rowBytes) }
    let row = UnsafeMutableRawPointer.allocate(byteCount: rowBytes, alignment: 16)
    defer { row.deallocate() }
    for _ in 0..<count { try read(rows: 1, into: row) }
  }

  /// Reads what follows the last row, up to IEND.
  public func finish() throws(PNGError) {
    precondition(nextRow == header.size.height, "rows are left")
    try reader.finish()
  }

  private func interlacedRows(_ rows: Range<Int>) throws(PNGError) -> UnsafeRawBufferPointer {
    if whole == nil {
      let count = rowBytes * header.size.height
      guard Memory.isAvailable(count) else { throw .outOfMemory(count) }
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 16)
      whole = memory
      try reader.read(into: memory, rows: header.size.height)
    }
    return UnsafeRawBufferPointer(rebasing: whole![rows.lowerBound * rowBytes..<rows.upperBound * rowBytes])
  }
}
