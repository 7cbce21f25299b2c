import CInflate
import PNGCodec

/// Inflates the data of a PNG's IDAT chunks piece by piece, each chunk checked against its CRC before its first byte is
/// used.
final class InflatingFeed {
  private let chunks: [Range<Int>]
  private let file: UnsafeRawBufferPointer
  private let released: ((Int) -> Void)?
  private let stream: OpaquePointer
  private var nextChunk = 0

  /// Nil where memory runs out. `released` is told up to where the file has been taken.
  init?(_ chunks: [Range<Int>], in file: UnsafeRawBufferPointer, released: ((Int) -> Void)?) {
    guard let opened = cinflate_open() else { return nil }
    self.chunks = chunks
    self.file = file
    self.released = released
    stream = opened
  }

  deinit { cinflate_close(stream) }

  /// Fills `count` bytes; false where the stream is damaged or ends before.
  func fill(_ output: UnsafeMutableRawPointer, _ count: Int) -> Bool {
    var done = 0
    while done < count {
      let (status, written) = step(output + done, min(count - done, 1 << 30))
      done += written
      switch status {
      case .CINFLATE_FILLED: break
      case .CINFLATE_NEEDS_INPUT: guard feedNextChunk() else { return false }
      case .CINFLATE_ENDED: return done == count && endsAfterStream()
      case .CINFLATE_DAMAGED: return false
      }
    }
    return true
  }

  /// Whether nothing more comes out of the stream, its checksum holds, and it has taken all there was.
  func ends() -> Bool {
    if hasEnded { return true }
    var spare: UInt8 = 0
    while true {
      let (status, written) = step(&spare, 1)
      guard written == 0 else { return false }
      switch status {
      case .CINFLATE_NEEDS_INPUT: guard feedNextChunk() else { return false }
      case .CINFLATE_ENDED: return endsAfterStream()
      case .CINFLATE_FILLED, .CINFLATE_DAMAGED: return false
      }
    }
  }

  private var hasEnded = false

  /// Whether no data follows the end of the stream.
  private func endsAfterStream() -> Bool {
    hasEnded = cinflate_rest(stream) == 0
    while hasEnded, nextChunk < chunks.count { hasEnded = chunks[nextChunk].isEmpty && feedNextChunk() }
    return hasEnded
  }

  private func step(_ output: UnsafeMutableRawPointer, _ count: Int) -> (cinflate_status, Int) {
    var written: UInt32 = 0
    let status = cinflate_fill(stream, output.assumingMemoryBound(to: UInt8.self), UInt32(count), &written)
    return (status, Int(written))
  }

  private func feedNextChunk() -> Bool {
    guard nextChunk < chunks.count, RegularSections.isIntact(chunks[nextChunk], in: file) else { return false }
    let chunk = chunks[nextChunk]
    released?(chunk.lowerBound)
    cinflate_feed(stream, file.baseAddress!.assumingMemoryBound(to: UInt8.self) + chunk.lowerBound, UInt32(chunk.count))
    nextChunk += 1
    return true
  }
}
