/// A rectangle of whole pixels; its corner may lie anywhere.
public struct PixelBox: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// Width and height in pixels.
  public var size: PixelSize

  /// A box with its upper left corner at (`x`, `y`).
  public init(x: Int, y: Int, size: PixelSize) {
    self.x = x
    self.y = y
    self.size = size
  }

  /// The box that fills a picture of `size`.
  public init(_ size: PixelSize) { self.init(x: 0, y: 0, size: size) }

  /// Its columns.
  public var columns: Range<Int> { x..<x + size.width }
  /// Its rows.
  public var rows: Range<Int> { y..<y + size.height }
}
