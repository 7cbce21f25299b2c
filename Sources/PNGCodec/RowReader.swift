import CPNG
import Pixels

/// Reads the rows of one PNG through libpng, top row first: `start`, then `read` until all rows are there, then `finish`.
struct RowReader: ~Copyable {
  let header: PNGHeader
  private let handle: OpaquePointer
  private let byteCount: Int

  /// Opens the PNG in `file` and hands the reader to `body`, for as long as that runs.
  static func withReader<Result>(
    of file: [UInt8], _ body: (borrowing RowReader) throws(PNGError) -> Result
  ) throws(PNGError) -> Result {
    try file.withUnsafeBufferPointer { bytes throws(PNGError) in
      try body(try RowReader(bytes))
    }
  }

  /// The corresponding C function is `cpng_reader_open`. `bytes` must outlive the reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
    var fields = cpng_header()
    var failure = cpng_failure()
    guard let address = bytes.baseAddress, let opened = cpng_reader_open(address, bytes.count, &fields, &failure)
    else { throw PNGError(failure, count: bytes.count) }
    handle = opened
    byteCount = bytes.count
    header = PNGHeader(fields)
  }

  deinit { cpng_reader_close(handle) }

  /// Says what the rows shall hold. The corresponding C function is `cpng_reader_start`.
  func start(_ layout: cpng_layout) throws(PNGError) -> cpng_rows {
    var rows = cpng_rows()
    var failure = cpng_failure()
    guard cpng_reader_start(handle, layout, &rows, &failure) == .CPNG_OK else {
      throw PNGError(failure, count: byteCount)
    }
    return rows
  }

  /// Reads the next `count` rows into `samples`, which has room for them. An interlaced picture must be read whole.
  /// The corresponding C function is `cpng_reader_read`.
  func read(into samples: UnsafeMutableRawBufferPointer, rows count: Int) throws(PNGError) {
    precondition(!header.isInterlaced || count == header.size.height, "an interlaced picture is read whole")
    var failure = cpng_failure()
    let address = samples.assumingMemoryBound(to: UInt8.self).baseAddress!
    guard cpng_reader_read(handle, address, count, &failure) == .CPNG_OK else {
      throw PNGError(failure, count: byteCount)
    }
  }

  /// Hands each row to `body`, with its number, in one buffer of a row's length; an interlaced picture takes a buffer of
  /// all rows. `start` has said what the `samplesPerRow` are.
  func forEachRow<Sample: BitwiseCopyable>(
    samplesPerRow: Int, _ body: (UnsafeBufferPointer<Sample>, Int) throws(PNGError) -> Void
  ) throws(PNGError) {
    let height = header.size.height
    let bandHeight = header.isInterlaced ? height : 1
    let count = samplesPerRow * bandHeight
    guard cpng_can_allocate(count * MemoryLayout<Sample>.stride) else {
      throw .outOfMemory(count * MemoryLayout<Sample>.stride)
    }
    let band = UnsafeMutableBufferPointer<Sample>.allocate(capacity: count)
    defer { band.deallocate() }
    for y in 0..<height {
      if y % bandHeight == 0 { try read(into: UnsafeMutableRawBufferPointer(band), rows: bandHeight) }
      let start = y % bandHeight * samplesPerRow
      try body(UnsafeBufferPointer(rebasing: band[start..<start + samplesPerRow]), y)
    }
  }

  /// Reads what follows the last row, up to IEND. The corresponding C function is `cpng_reader_finish`.
  func finish() throws(PNGError) {
    var failure = cpng_failure()
    guard cpng_reader_finish(handle, &failure) == .CPNG_OK else { throw PNGError(failure, count: byteCount) }
  }
}

extension PNGHeader {
  fileprivate init(_ fields: cpng_header) {
    self.init(
      size: PixelSize(width: Int(fields.width), height: Int(fields.height)),
      bitDepth: Int(fields.bit_depth),
      colorType: PNGColorType(rawValue: fields.color_type)!,  // libpng lets no other pass
      isInterlaced: fields.is_interlaced,
      hasTransparencyChunk: fields.has_transparency)
  }
}
