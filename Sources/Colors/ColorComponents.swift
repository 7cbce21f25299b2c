public import Pixels

/// A colour as SwiftUI writes it in numbers: sRGB-encoded components and an opacity, each from 0 to 1.
public struct ColorComponents: Hashable, Sendable {
  /// Red, 0...1.
  public var red: Double
  /// Green, 0...1.
  public var green: Double
  /// Blue, 0...1.
  public var blue: Double
  /// Opacity, 0 (transparent) to 1 (opaque).
  public var opacity: Double

  /// Makes components; opaque unless `opacity` says otherwise. The range is checked by ``color()``.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The colour in 8 bits, each component rounded once, half up. Throws where one is not a number from 0 to 1.
  public func color() throws(ColorError) -> RGBA8 {
    RGBA8(
      red: try Self.byte(red, "red"), green: try Self.byte(green, "green"), blue: try Self.byte(blue, "blue"),
      alpha: try Self.byte(opacity, "opacity"))
  }

  /// `value` times 255, rounded half up.
  ///
  /// A decimal number lies on a tie only if it is 0.1, 0.3, 0.5, 0.7 or 0.9, as 510 = 2 * 3 * 5 * 17. The product in
  /// `Double` is exactly the tie for all five, although 0.3 and 0.7 are stored a little too small, so they go up as
  /// written. The fraction is compared, and 0.5 not added, as that sum would be rounded once more. (`rounded()` would do
  /// too, but calls libm on Linux, which this module does not link.)
  private static func byte(_ value: Double, _ name: String) throws(ColorError) -> UInt8 {
    guard value >= 0, value <= 1 else {
      let text = value.description
      throw ColorError(
        .componentOutOfRange(name), text: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }
    let product = value * 255
    let whole = UInt8(product)
    return product - Double(whole) >= 0.5 ? whole + 1 : whole
  }
}
