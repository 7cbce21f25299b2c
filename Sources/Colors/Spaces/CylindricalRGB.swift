/// HSL and HWB, which are other coordinates of sRGB. Source: CSS Color Module Level 4, sections 7 and 8.
enum CylindricalRGB {
  /// sRGB of hue in degrees, saturation and lightness (1 being 100%).
  static func hsl(hue: Double, saturation: Double, lightness: Double) -> Triple {
    let spread = saturation * min(lightness, 1 - lightness)
    return Triple(0, 8, 4).mapped { offset in
      let sum = offset + Angles.normalized(hue) / 30
      let k = sum < 12 ? sum : sum - 12
      return lightness - spread * max(-1, min(k - 3, 9 - k, 1))
    }
  }

  /// sRGB of hue in degrees, whiteness and blackness (1 being 100%). Grey where the two add up to 1 or more.
  static func hwb(hue: Double, whiteness: Double, blackness: Double) -> Triple {
    let sum = whiteness + blackness
    if sum >= 1 { return Triple(repeating: whiteness / sum) }
    return hsl(hue: hue, saturation: 1, lightness: 0.5).mapped { $0 * (1 - sum) + whiteness }
  }
}
