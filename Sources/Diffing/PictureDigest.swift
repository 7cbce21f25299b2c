import CDigest
import FileSystem
import PNGCodec
import PNGRows
import Pixels

/// Tells whether two pictures have the same pixels, whatever their files' form.
struct PictureDigest: Hashable, Sendable {
  private let size: PixelSize
  private let bytes: [UInt8]

  /// The digest of a picture's size and samples at 16 bits; nil where it cannot be read.
  init?(_ file: FileContents) {
    guard let reader = try? PictureReader(file.bytes, released: { file.release(first: $0) }),
      let state = cdigest_create()
    else { return nil }
    size = reader.header.size
    let isWhole = Self.read(reader, into: state)
    var digest = [UInt8](repeating: 0, count: 16)
    cdigest_finish(state, &digest)
    guard isWhole else { return nil }
    bytes = digest
  }

  private static func read(_ reader: PictureReader, into state: OpaquePointer) -> Bool {
    let count = reader.header.size.width * 8
    let row = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
    defer { row.deallocate() }
    do throws(PNGError) {
      for _ in 0..<reader.header.size.height {
        try reader.read(rows: 1, into: row, depth: .sixteen)
        cdigest_update(state, row, count)
      }
      try reader.finish()
      return true
    } catch {
      return false
    }
  }
}
