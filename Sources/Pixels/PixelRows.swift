/// A view of some rows of a picture as straight RGBA samples, lent by the one that owns the memory.
public struct PixelRows {
  /// Bits a sample; 16-bit samples are in the machine's byte order.
  public enum Depth: Int, Sendable {
    case eight = 8
    case sixteen = 16
  }

  /// The first sample of the first row. Aligned for the samples' type.
  public let start: UnsafeRawPointer
  /// Which rows of the picture these are, counted from the top.
  public let rows: Range<Int>
  /// Pixels a row; rows follow each other without a gap.
  public let width: Int
  /// How wide a sample is.
  public let depth: Depth

  /// A view of `rows.count` rows of `width` pixels from `start`, valid for as long as the memory is.
  public init(start: UnsafeRawPointer, rows: Range<Int>, width: Int, depth: Depth) {
    self.start = start
    self.rows = rows
    self.width = width
    self.depth = depth
  }

  /// Bytes of one pixel: 4 or 8.
  public var bytesPerPixel: Int { depth.rawValue / 2 }

  /// Where row `y` of the picture begins; a row outside ``rows`` is a programmer error.
  public func row(_ y: Int) -> UnsafeRawPointer {
    assert(rows.contains(y), "row \(y) lies outside \(rows)")
    return start + (y - rows.lowerBound) * width * bytesPerPixel
  }
}
