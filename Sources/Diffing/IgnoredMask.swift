import Comparing
public import FileSystem
import PNGCodec
import PNGRows
public import Pixels

/// Which pixels are not judged, as a picture says: those that are neither transparent nor black.
public struct IgnoredMask: Sendable {
  /// The size of the pictures that it is for.
  public let size: PixelSize
  /// A byte a pixel, row-major; not 0 where nothing is judged.
  let plane: [UInt8]

  /// Reads a mask picture. Throws what is wrong with its PNG.
  public init(_ file: FileContents) throws(DiffFault) {
    do throws(PNGError) {
      let reader = try PictureReader(file.bytes)
      size = reader.header.size
      plane = try Self.plane(reader)
    } catch {
      throw DiffFault(.badData, "--ignore-mask \(PathBytes.quoted(file.path)): \(error.message)")
    }
  }

  private static func plane(_ reader: PictureReader) throws(PNGError) -> [UInt8] {
    let size = reader.header.size
    let row = UnsafeMutableRawPointer.allocate(byteCount: 4 * size.width, alignment: 16)
    defer { row.deallocate() }
    var plane = [UInt8](repeating: 0, count: size.area)
    for y in 0..<size.height {
      try reader.read(rows: 1, into: row, depth: .eight)
      let rows = PixelRows(start: row, rows: y..<y + 1, width: size.width, depth: .eight)
      plane.withUnsafeMutableBufferPointer { plane in
        IgnoredPixels.mark(row: y, of: rows, in: .init(rebasing: plane[y * size.width..<(y + 1) * size.width]))
      }
    }
    try reader.finish()
    return plane
  }
}
