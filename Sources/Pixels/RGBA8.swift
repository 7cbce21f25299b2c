/// One straight (non-premultiplied) sRGB-encoded colour with 8 bits per channel and alpha.
public struct RGBA8: Hashable, Sendable {
  /// Red, 0...255, not multiplied by alpha.
  public var red: UInt8
  /// Green, 0...255, not multiplied by alpha.
  public var green: UInt8
  /// Blue, 0...255, not multiplied by alpha.
  public var blue: UInt8
  /// Opacity, 0 (transparent) to 255 (opaque).
  public var alpha: UInt8

  /// Makes a colour from its four bytes; opaque unless `alpha` says otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// 0,0,0,0: what a pixel without any coverage is.
  public static let clear = RGBA8(red: 0, green: 0, blue: 0, alpha: 0)
}

extension RGBA8: CustomStringConvertible {
  /// The colour as lower-case hex: `#rrggbb`, or `#rrggbbaa` unless opaque.
  public var description: String {
    String(unsafeUninitializedCapacity: 9) { text in
      text[0] = 0x23
      var count = 1
      for byte in alpha == 255 ? [red, green, blue] : [red, green, blue, alpha] {
        text[count] = Self.hexDigit(byte >> 4)
        text[count + 1] = Self.hexDigit(byte & 15)
        count += 2
      }
      return count
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x57) }
}
