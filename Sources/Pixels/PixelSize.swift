/// A width and a height in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// Makes a size of `width` x `height` pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of pixels, saturated at `Int.max`.
  public var area: Int {
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }
}

extension PixelSize: CustomStringConvertible {
  /// `WxH`, as on the command line.
  public var description: String { "\(width)x\(height)" }
}
