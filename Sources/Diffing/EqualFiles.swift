import CDigest
import FileSystem
import PNGCodec
import Threads

extension FileContents {
  /// From this size on it pays to have a second thread.
  private static let sharedFrom = 1 << 21

  /// Whether both files hold the same bytes, and those are a PNG whose chunks, up to IEND, all have the checksum that they
  /// should. Two threads share the work on large files: one compares, one walks.
  func isWholeCopy(of other: FileContents, threads: Int) -> Bool {
    guard bytes.count == other.bytes.count else { return false }
    guard threads > 1, bytes.count >= Self.sharedFrom else { return hasSameBytes(as: other) && isIntact }
    let isCopy = Monitor(true)
    Threads.run(2) { thread in
      let holds = thread == 0 ? self.hasSameBytes(as: other) : self.isIntact
      isCopy.change { $0 = $0 && holds }
    }
    return isCopy.change { $0 }
  }

  private var isIntact: Bool {
    do throws(PNGError) {
      return try damagedChunk() == nil
    } catch {
      return false
    }
  }

  /// Walks over the chunks up to IEND. Returns the type of the first whose checksum is wrong, IDAT where there is none; nil
  /// where all are right. Throws for what is no PNG or is cut short.
  func damagedChunk() throws(PNGError) -> PNGChunkType? {
    let chunks = try PNGOutline(of: bytes, visited: nil).chunks
    guard chunks.contains(where: { $0.type == PNGChunkType("IDAT") }) else { return PNGChunkType("IDAT") }
    for chunk in chunks {
      let start = bytes.baseAddress! + chunk.data.lowerBound - 4
      let stored = bytes.loadUnaligned(fromByteOffset: chunk.data.upperBound, as: UInt32.self)
      guard cdigest_crc32(0, start, chunk.data.count + 4) == UInt32(bigEndian: stored) else { return chunk.type }
      release(first: chunk.data.upperBound)
    }
    return nil
  }
}
