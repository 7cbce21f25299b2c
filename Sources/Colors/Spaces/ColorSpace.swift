/// A space in which CSS writes colours, by the word that CSS has for it.
enum ColorSpace: String, Sendable {
  // Functions of their own.
  case rgb, hsl, hwb, lab, lch, oklab, oklch
  // Spaces of `color()`.
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98 = "a98-rgb"
  case prophoto = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  /// Those that `color()` takes.
  static let ofColorFunction: [ColorSpace] = [
    .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98, .prophoto, .rec2020, .xyz, .xyzD50, .xyzD65,
  ]

  /// sRGB-encoded components of a colour that is written in coordinates of sRGB; nil for other spaces.
  func encodedSRGB(_ c: Triple) -> Triple? {
    switch self {
    case .rgb, .srgb: c
    case .hsl: CylindricalRGB.hsl(hue: c.x, saturation: c.y, lightness: c.z)
    case .hwb: CylindricalRGB.hwb(hue: c.x, whiteness: c.y, blackness: c.z)
    default: nil
    }
  }

  /// XYZ relative to D65, Y of white being 1.
  func xyz(_ c: Triple) -> Triple {
    switch self {
    case .rgb, .hsl, .hwb, .srgb: RGBSpace.sRGB.xyz(encodedSRGB(c) ?? c)
    case .srgbLinear: RGBSpace.linearSRGB.xyz(c)
    case .displayP3: RGBSpace.displayP3.xyz(c)
    case .displayP3Linear: RGBSpace.linearDisplayP3.xyz(c)
    case .a98: RGBSpace.a98.xyz(c)
    case .prophoto: RGBSpace.prophoto.xyz(c)
    case .rec2020: RGBSpace.rec2020.xyz(c)
    case .xyz, .xyzD65: c
    case .xyzD50: WhitePoint.d50ToD65 * c
    case .lab: WhitePoint.d50ToD65 * CIELab.xyz(c, white: WhitePoint.d50)
    case .lch: ColorSpace.lab.xyz(Self.rectangular(c))
    case .oklab: OKLab.xyz(c)
    case .oklch: OKLab.xyz(Self.rectangular(c))
    }
  }

  /// OKLab. What is written in it is not taken through XYZ: far outside sRGB that would lose the lightness.
  func okLab(_ c: Triple) -> Triple {
    switch self {
    case .oklab: c
    case .oklch: Self.rectangular(c)
    default: OKLab.lab(xyz(c))
    }
  }

  /// Lightness, a and b of lightness, chroma and hue.
  private static func rectangular(_ c: Triple) -> Triple {
    let (cosine, sine) = Angles.cosineAndSine(c.z)
    return Triple(c.x, c.y * cosine, c.y * sine)
  }
}
