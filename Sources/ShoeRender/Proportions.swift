import Pixels

/// The proportions of a layer set, by which one side of a picture sets the other.
struct Proportions {
  /// The size that has them.
  let size: PixelSize

  init(of size: PixelSize) {
    self.size = size
  }

  /// The height rounded half up, at least 1; saturated at `Int.max`.
  func size(ofWidth width: Int) -> PixelSize {
    PixelSize(width: width, height: max(1, Self.share(width, size.height, size.width)))
  }

  /// The width rounded half up, at least 1; saturated at `Int.max`.
  func size(ofHeight height: Int) -> PixelSize {
    PixelSize(width: max(1, Self.share(height, size.width, size.height)), height: height)
  }

  /// The largest size of these proportions that fits into `canvas`; all its sides are at least 1.
  func largestSize(in canvas: PixelSize) -> PixelSize {
    let wide = size(ofWidth: canvas.width)
    if wide.height <= canvas.height { return wide }
    let high = size(ofHeight: canvas.height)
    return PixelSize(width: min(canvas.width, high.width), height: canvas.height)
  }

  /// Whether some factor takes both of the proportions' sides to those of `other` by rounding half up, at least 1. So
  /// every size is accepted that a width, a height or a scale gives.
  func holds(for other: PixelSize) -> Bool {
    Self.reaches(other.width, size.width, above: other.height, size.height)
      && Self.reaches(other.height, size.height, above: other.width, size.width)
  }

  /// Whether the largest factor for side a (below (2a + 1) / 2A) is above the least for side b ((2b - 1) / 2B; a side
  /// of 1 has none).
  private static func reaches(_ a: Int, _ ownA: Int, above b: Int, _ ownB: Int) -> Bool {
    if b == 1 { return true }
    let largest = UInt(2 * UInt(a) + 1).multipliedFullWidth(by: UInt(ownB))
    let least = UInt(2 * UInt(b) - 1).multipliedFullWidth(by: UInt(ownA))
    return (largest.high, largest.low) > (least.high, least.low)
  }

  /// `length * numerator / denominator`, rounded half up.
  private static func share(_ length: Int, _ numerator: Int, _ denominator: Int) -> Int {
    let product = length.multipliedFullWidth(by: 2 * numerator)
    let (sum, carry) = product.low.addingReportingOverflow(UInt(denominator))
    let high = product.high + (carry ? 1 : 0)
    guard high < denominator else { return .max }
    return (2 * denominator).dividingFullWidth((high, sum)).quotient
  }
}
