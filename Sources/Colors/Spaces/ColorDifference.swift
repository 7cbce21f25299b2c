/// CIEDE2000, the difference of two colours as people see it: 1 is about the least that is noticed side by side.
///
/// Source: Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation notes, supplementary test data,
/// and mathematical observations", Color Research and Application 30(1), 2005; k_L = k_C = k_H = 1.
extension Lab {
  /// The difference from `other`; the order does not matter.
  public func difference(from other: Lab) -> Double {
    let chroma = (Self.length(a, b) + Self.length(other.a, other.b)) / 2
    let stretch = 1.5 - 0.5 * Self.saturation(chroma)
    return Self.difference(Polar(self, stretch: stretch), Polar(other, stretch: stretch))
  }

  /// The terms of the formula, by their names in the paper.
  private static func difference(_ first: Polar, _ second: Polar) -> Double {
    let meanL = (first.lightness + second.lightness) / 2
    let meanC = (first.chroma + second.chroma) / 2
    let hue = meanHue(first, second)
    let t = hueWeight(hue)
    let offset = (meanL - 50) * (meanL - 50)
    let deltaL = (second.lightness - first.lightness) / (1 + 0.015 * offset / RealFunctions.squareRoot(20 + offset))
    let deltaC = (second.chroma - first.chroma) / (1 + 0.045 * meanC)
    let deltaH = hueDifference(first, second) / (1 + 0.015 * meanC * t)
    let rotation = -Angles.cosineAndSine(2 * turn(hue)).sine * 2 * saturation(meanC)
    return RealFunctions.squareRoot(
      deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + rotation * deltaC * deltaH)
  }

  /// Half a turn, on which the formula has a jump. Opposite hues are on its lower side, though rounding may put them a
  /// last digit above (the published pairs 10 and 14).
  private static let half = 180 + 1e-9

  /// ΔH'.
  private static func hueDifference(_ first: Polar, _ second: Polar) -> Double {
    let product = first.chroma * second.chroma
    guard product != 0 else { return 0 }
    let straight = second.hue - first.hue
    let delta = straight > half ? straight - 360 : straight < -half ? straight + 360 : straight
    return 2 * RealFunctions.squareRoot(product) * Angles.cosineAndSine(delta / 2).sine
  }

  /// The mean of the hues, on the shorter way round.
  private static func meanHue(_ first: Polar, _ second: Polar) -> Double {
    let sum = first.hue + second.hue
    guard first.chroma * second.chroma != 0 else { return sum }
    guard (first.hue - second.hue).magnitude > half else { return sum / 2 }
    return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
  }

  /// T.
  private static func hueWeight(_ hue: Double) -> Double {
    let cosine = { Angles.cosineAndSine($0).cosine }
    return 1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
  }

  /// Δθ, in degrees.
  private static func turn(_ hue: Double) -> Double {
    let steps = (hue - 275) / 25
    return 30 * RealFunctions.exp(-steps * steps)
  }

  /// The root of C^7 / (C^7 + 25^7).
  private static func saturation(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return RealFunctions.squareRoot(seventh / (seventh + 6_103_515_625))
  }

  fileprivate static func length(_ x: Double, _ y: Double) -> Double { RealFunctions.squareRoot(x * x + y * y) }
}

/// L', C' and h' of the paper.
private struct Polar {
  let lightness: Double
  let chroma: Double
  let hue: Double

  /// `stretch` is 1 + G.
  init(_ lab: Lab, stretch: Double) {
    lightness = lab.lightness
    chroma = Lab.length(lab.a * stretch, lab.b)
    hue = Angles.direction(x: lab.a * stretch, y: lab.b)
  }
}
