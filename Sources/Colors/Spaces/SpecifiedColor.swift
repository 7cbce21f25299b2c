import Pixels

/// A colour as a CSS function writes it, before it becomes bytes. `none` is 0 by now.
struct SpecifiedColor {
  let space: ColorSpace
  let components: Triple
  /// 0...1.
  let alpha: Double

  /// The colour in bytes, and what was done to it on the way. One rounding, at the end.
  ///
  /// `rgb()`, `hsl()` and `hwb()` are always clipped, as CSS says that their values become those of `rgb()`, which are
  /// held to its ranges.
  func resolved(_ gamut: GamutMapping) -> ResolvedColor {
    if let encoded = space.encodedSRGB(components) {
      let isInside = Gamut.containsEncoded(encoded)
      let maps = space == .srgb && gamut == .css
      if isInside || !maps { return ResolvedColor(bytes(encoded), isInside ? nil : .clip) }
    }
    let linear = RGBSpace.xyzToLinearSRGB * space.xyz(components)
    let isInside = Gamut.containsLinear(linear)
    let mapped = isInside || gamut == .clip ? linear.clipped : GamutMapper.map(space.okLab(components))
    return ResolvedColor(bytes(mapped.mapped(TransferFunction.encodeSRGB)), isInside ? nil : gamut)
  }

  private func bytes(_ encoded: Triple) -> RGBA8 {
    RGBA8(
      red: Self.byte(encoded.x), green: Self.byte(encoded.y), blue: Self.byte(encoded.z), alpha: Self.byte(alpha))
  }

  /// `value` times 255, held to 0...255, rounded half up.
  ///
  /// What lies less than 2^-32 below a tie counts as the tie. A decimal such as 10% is often a tie in exact arithmetic
  /// (`color(display-p3 10% 10% 10%)` is 25.5), and the last bits of `Double` must not send it either way; they are
  /// wrong by at most about 1e-12 here. No colour that a person writes lies in that gap.
  static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return value < 1 ? UInt8(value * 255 + 0.5 + 0x1p-32) : 255
  }
}

/// Bytes, and how a colour outside sRGB came by them.
struct ResolvedColor {
  let color: RGBA8
  /// How the colour was brought into sRGB; nil where it was in it.
  let mapping: GamutMapping?

  init(_ color: RGBA8, _ mapping: GamutMapping? = nil) {
    self.color = color
    self.mapping = mapping
  }
}
