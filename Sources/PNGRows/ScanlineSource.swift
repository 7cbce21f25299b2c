import CInflate
import PNGCodec
import Pixels

/// The inflated scanlines of a picture, top to bottom, in bands that stay in the processor's cache. Each IDAT chunk is checked
/// against its CRC before its first byte is used.
final class ScanlineSource {
  /// About as many bytes are in a band.
  static let usualBandBytes = 192 << 10
  /// What the kernels may read and write behind a row.
  static let margin = 16

  private let lineBytes: Int
  private let bandLines: Int
  private let chunks: [Range<Int>]
  private let file: UnsafeRawBufferPointer
  private let released: ((Int) -> Void)?
  private let stream: OpaquePointer
  private var nextChunk = 0

  /// Nil where memory runs out. `released` is told up to where the file has been taken.
  init?(_ form: RegularForm, in file: UnsafeRawBufferPointer, bandBytes: Int, released: ((Int) -> Void)?) {
    lineBytes = form.lineBytes
    bandLines = min(form.header.size.height, max(1, bandBytes / lineBytes))
    guard let opened = cinflate_open(bandLines * lineBytes) else { return nil }
    stream = opened
    chunks = form.imageData
    self.file = file
    self.released = released
  }

  deinit { cinflate_close(stream) }

  /// The next scanlines, at most `limit`, one behind the other, each led by its filter's number; they are lent until the
  /// next call. Nil for damage, and where the stream ends too early.
  func next(atMost limit: Int) -> (start: UnsafePointer<UInt8>, count: Int)? {
    let count = min(limit, bandLines)
    while true {
      let (status, bytes, _) = step(count * lineBytes)
      switch status {
      case .CINFLATE_FILLED: return (bytes, count)
      case .CINFLATE_NEEDS_INPUT: guard feedNextChunk() else { return nil }
      case .CINFLATE_ENDED, .CINFLATE_DAMAGED: return nil
      }
    }
  }

  /// Whether the stream ends behind the last scanline, its checksum holds, and it has taken all the data there is.
  func ends() -> Bool {
    while true {
      let (status, _, count) = step(1)
      switch status {
      case .CINFLATE_NEEDS_INPUT: guard feedNextChunk() else { return false }
      case .CINFLATE_ENDED: return count == 0 && cinflate_rest(stream) == 0 && nothingIsLeft()
      case .CINFLATE_FILLED, .CINFLATE_DAMAGED: return false
      }
    }
  }

  private func nothingIsLeft() -> Bool {
    chunks[nextChunk...].allSatisfy { $0.isEmpty && RegularSections.isIntact($0, in: file) }
  }

  private func step(_ size: Int) -> (cinflate_status, UnsafePointer<UInt8>, Int) {
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    let status = cinflate_next(stream, size, &bytes, &count)
    return (status, bytes!, count)
  }

  private func feedNextChunk() -> Bool {
    guard nextChunk < chunks.count, RegularSections.isIntact(chunks[nextChunk], in: file) else { return false }
    let chunk = chunks[nextChunk]
    released?(chunk.lowerBound)
    cinflate_feed(stream, file.baseAddress!.assumingMemoryBound(to: UInt8.self) + chunk.lowerBound, chunk.count)
    nextChunk += 1
    return true
  }
}
