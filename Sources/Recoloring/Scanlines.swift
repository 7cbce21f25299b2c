import Pixels

/// How the bytes of a picture lie before compression: for each row a filter byte, which is 0 (None), then its pixels.
struct Scanlines: Equatable, Sendable {
  let width: Int
  let height: Int
  /// Bytes a pixel: 4, 3 or 1.
  let pixelBytes: Int

  /// A side of 0, and more bytes than one IDAT can be sure to hold, are programmer errors and trap.
  init(size: PixelSize, pixelBytes: Int) {
    precondition(size.width > 0 && size.height > 0, "a PNG of \(size) cannot be")
    precondition(Self.fit(size, pixelBytes: pixelBytes), "a picture of \(size) is too large to be recoloured")
    width = size.width
    height = size.height
    self.pixelBytes = pixelBytes
  }

  /// The distance between a pixel and the one below it, in bytes.
  var stride: Int { width * pixelBytes + 1 }
  /// All bytes.
  var byteCount: Int { stride * height }

  /// The most bytes: literals alone take less than 9 bits each on average, and a chunk holds 2^31 - 1 bytes.
  static let maximumByteCount = 1_800_000_000

  /// Whether a picture is not too large.
  static func fit(_ size: PixelSize, pixelBytes: Int) -> Bool {
    let (row, overflow) = size.width.multipliedReportingOverflow(by: pixelBytes)
    guard !overflow, row < maximumByteCount else { return false }
    let (all, tooMany) = (row + 1).multipliedReportingOverflow(by: size.height)
    return !tooMany && all <= maximumByteCount
  }
}
