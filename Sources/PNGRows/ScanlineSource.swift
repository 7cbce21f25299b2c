import CInflate
import PNGCodec
import Pixels

/// The inflated scanlines of a picture, top to bottom, some at a time: small pictures are inflated whole, which is faster,
/// and large ones in bands that stay in the processor's cache.
final class ScanlineSource {
  /// Up to 40 MiB of scanlines are inflated whole.
  static let wholeLimit = 40 << 20
  /// About as many bytes are in a band.
  static let bandBytes = 192 << 10
  /// What the kernels may read behind a scanline.
  static let margin = 16

  private let lineBytes: Int
  private let height: Int
  private let bandLines: Int
  private let memory: UnsafeMutableRawPointer
  private let feed: InflatingFeed?
  private var nextLine = 0

  /// Nil where memory runs out, and where a stream that is inflated whole is not as it should be.
  init?(_ form: RegularForm, in file: UnsafeRawBufferPointer, wholeLimit: Int, released: ((Int) -> Void)?) {
    lineBytes = form.lineBytes
    height = form.header.size.height
    let isWhole = form.inflatedBytes <= wholeLimit
    bandLines = isWhole ? height : min(height, max(1, Self.bandBytes / lineBytes))
    let byteCount = bandLines * lineBytes + Self.margin
    guard Memory.isAvailable(byteCount) else { return nil }
    memory = .allocate(byteCount: byteCount, alignment: 16)
    if isWhole {
      feed = nil
      guard Self.inflate(form, in: file, into: memory) else { return nil }
      released?(form.imageData.last!.upperBound)
    } else {
      feed = InflatingFeed(form.imageData, in: file, released: released)
      if feed == nil { return nil }
    }
  }

  deinit { memory.deallocate() }

  /// Inflates a picture whole. False for damage: a checksum, a stream that breaks off or is too long.
  private static func inflate(
    _ form: RegularForm, in file: UnsafeRawBufferPointer, into memory: UnsafeMutableRawPointer
  ) -> Bool {
    let output = memory.assumingMemoryBound(to: UInt8.self)
    return withJoined(form.imageData, in: file) { stream in
      cinflate_whole(stream.baseAddress!, stream.count, output, form.inflatedBytes)
    } ?? false
  }

  /// Hands the data of the chunks to `body` as one piece: where it lies if that is one chunk. Nil for a wrong checksum.
  private static func withJoined(
    _ chunks: [Range<Int>], in file: UnsafeRawBufferPointer, _ body: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool? {
    let bytes = file.bindMemory(to: UInt8.self)
    if chunks.count == 1 {
      guard RegularSections.isIntact(chunks[0], in: file) else { return nil }
      return body(UnsafeBufferPointer(rebasing: bytes[chunks[0]]))
    }
    let count = chunks.reduce(0) { $0 + $1.count }
    guard count > 0, Memory.isAvailable(count) else { return nil }
    let joined = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
    defer { joined.deallocate() }
    var end = 0
    for chunk in chunks {
      guard RegularSections.isIntact(chunk, in: file) else { return nil }
      end = joined[end...].update(fromContentsOf: bytes[chunk])
    }
    return body(UnsafeBufferPointer(joined))
  }

  /// The next scanlines, at most `limit`, one behind the other, each led by its filter's number; the memory is the caller's
  /// until the next call. Nil for damage.
  func next(atMost limit: Int) -> (start: UnsafeMutableRawPointer, count: Int)? {
    let count = min(limit, bandLines, height - nextLine)
    var start = memory
    if let feed {
      guard feed.fill(memory, count * lineBytes) else { return nil }
    } else {
      start += nextLine * lineBytes
    }
    nextLine += count
    return (start, count)
  }

  /// Whether the stream ends behind the last scanline, as it should, all its data taken.
  func ends() -> Bool { feed?.ends() ?? true }
}
