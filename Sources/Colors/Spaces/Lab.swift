public import Pixels

/// A colour in CIE L*a*b* relative to D65, sRGB's own white.
public struct Lab: Hashable, Sendable {
  /// L*, 0 (black) to 100 (white).
  public var lightness: Double
  /// a*, green to red.
  public var a: Double
  /// b*, blue to yellow.
  public var b: Double

  /// Makes a colour from its coordinates.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The coordinates of an sRGB colour. Its alpha does not count.
  public init(_ color: RGBA8) {
    let bytes = Triple(Double(color.red), Double(color.green), Double(color.blue))
    let lab = CIELab.lab(RGBSpace.sRGB.xyz(bytes.mapped { $0 / 255 }), white: WhitePoint.d65)
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }
}
