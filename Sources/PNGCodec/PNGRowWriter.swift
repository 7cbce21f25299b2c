import CPNG
public import Pixels

/// Writes a PNG through libpng row by row, top row first, so that the picture need never be whole: not interlaced, 8 bits a
/// sample or index, an sRGB chunk (perceptual intent) and the texts given. Equal rows give equal bytes, however they are divided
/// among calls, with one libpng and zlib.
///
/// Bytes gather in memory until they are taken. Serves one thread at a time.
public final class PNGRowWriter {
  /// What a row holds.
  public enum Form: Sendable {
    /// One index a pixel, a byte each; 1 to 256 palette entries, of which those that are not opaque make a tRNS chunk.
    case indexed([RGBA8])
    /// RGBA, of which alpha is not written.
    case truecolour
    /// Straight RGBA.
    case truecolourWithAlpha
  }

  /// Width and height in pixels.
  public let size: PixelSize
  /// How many rows have been written.
  public private(set) var rowsWritten = 0
  private let handle: OpaquePointer
  private var isFinished = false

  /// Begins a PNG. A side of 0 or beyond `Int32.max` and a palette of another count are programmer errors and trap. Throws
  /// where memory runs out, or a text has a NUL character.
  public init(
    size: PixelSize, form: Form, compression: PNGCompression, text: [PNGText] = []
  ) throws(PNGError) {
    let sides = 1...Int(Int32.max)
    precondition(sides.contains(size.width) && sides.contains(size.height), "a PNG of \(size) cannot be")
    for entry in text where entry.text.utf8.contains(0) { throw .textWithNUL(entry.keyword) }
    var failure = cpng_failure()
    guard let handle = Self.open(size, form, compression, text, &failure) else { throw PNGError(failure, count: 0) }
    self.handle = handle
    self.size = size
  }

  deinit { cpng_writer_close(handle) }

  /// Writes the next `count` rows, one behind the other from `rows`; more than are left is a programmer error. An index beyond
  /// the palette is one too, and makes a broken file. Throws where memory runs out.
  public func write(rows count: Int, from rows: UnsafeRawPointer) throws(PNGError) {
    precondition(count >= 0 && rowsWritten + count <= size.height, "rows beyond the last")
    var failure = cpng_failure()
    let samples = rows.assumingMemoryBound(to: UInt8.self)
    guard cpng_writer_rows(handle, samples, count, &failure) == .CPNG_OK else { throw PNGError(failure, count: 0) }
    rowsWritten += count
  }

  /// Writes what follows the last row; rows that are left, and a second call, are programmer errors. Throws where memory runs
  /// out.
  public func finish() throws(PNGError) {
    precondition(rowsWritten == size.height && !isFinished, "rows are left, or the PNG is finished")
    var failure = cpng_failure()
    guard cpng_writer_finish(handle, &failure) == .CPNG_OK else { throw PNGError(failure, count: 0) }
    isFinished = true
  }

  /// How many bytes are ready to be taken.
  public var byteCount: Int {
    var count = 0
    _ = cpng_writer_bytes(handle, &count)
    return count
  }

  /// Hands the bytes that are ready to `body`, for as long as that runs, and forgets them unless it throws.
  public func take<Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    var count = 0
    let bytes = cpng_writer_bytes(handle, &count)
    try body(UnsafeRawBufferPointer(start: bytes, count: count))
    cpng_writer_take(handle)
  }

  /// Takes the bytes that are ready: all of the PNG, if `finish` has been called and none were taken before.
  public func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    take { taken = Array($0) }
    return taken
  }

  private static func open(
    _ size: PixelSize, _ form: Form, _ compression: PNGCompression, _ text: [PNGText], _ failure: inout cpng_failure
  ) -> OpaquePointer? {
    let palette = form.palette.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    return palette.withUnsafeBufferPointer { palette in
      PNGEncoder.withCTexts(text) { texts in
        var unused: UInt8 = 0
        return withUnsafePointer(to: &unused) { unused in
          var picture = cpng_picture(
            width: UInt32(size.width), height: UInt32(size.height), samples: unused, is_opaque: form.isOpaque,
            palette: palette.isEmpty ? nil : palette.baseAddress, palette_count: palette.count / 4,
            texts: texts.baseAddress, text_count: texts.count)
          return cpng_writer_open(&picture, compression.cValues, &failure)
        }
      }
    }
  }
}

extension PNGRowWriter.Form {
  /// Empty where there is none; another count than 1 to 256 traps.
  fileprivate var palette: [RGBA8] {
    guard case .indexed(let palette) = self else { return [] }
    precondition((1...256).contains(palette.count), "a palette has 1 to 256 entries, not \(palette.count)")
    return palette
  }

  fileprivate var isOpaque: Bool {
    if case .truecolour = self { true } else { false }
  }
}
