/// CIEDE2000 of four pairs at a time, with no function but arithmetic.
///
/// The formula needs angles only in cosines and sines, which follow from the coordinates:
/// - ΔH' = 2 √(C1 C2) sin(Δh/2) is (a1 b2 - b1 a2) / √((C1 C2 + a1 a2 + b1 b2) / 2), or √(2 (C1 C2 - a1 a2 - b1 b2)) with the
///   sign of the former's numerator where hues are more than a right angle apart;
/// - the mean hue is the direction of the sum of both hues' unit vectors;
/// - T is a polynomial of its cosine and sine, and the bell of Δθ = 30 exp(-((h - 275) / 25)²) one of u = 1 - cos(h - 275°):
///   exp(-((h - 275) / 25)² / 16) to the 16th power. Fitted for u of 0...1.3; beyond, the bell is below 1e-8.
enum DeltaELanes {
  /// The differences; no number where the hues are so nearly opposite that rounding could choose the mean's side.
  ///
  /// Colours with a chroma below 0.002 count as greys: of 8-bit colours only greys are so, and their hue is rounding.
  @inline(__always) static func differences(_ first: LabLanes, _ second: LabLanes) -> Lanes {
    let tiny = Lanes(repeating: 1e-12)
    let (one, other) = (first.cleared, second.cleared)
    let chroma1 = LaneMath.root(one.a * one.a + one.b * one.b + tiny)
    let chroma2 = LaneMath.root(other.a * other.a + other.b * other.b + tiny)
    let stretch = 1.5 - 0.5 * saturation((chroma1 + chroma2) * 0.5)
    let (a1, b1, a2, b2) = (one.a * stretch, one.b, other.a * stretch, other.b)
    let (c1, c2) = (LaneMath.root(a1 * a1 + b1 * b1 + tiny), LaneMath.root(a2 * a2 + b2 * b2 + tiny))
    let sum = c1 + c2
    let mean = sum * 0.5

    let (mx, my) = (a1 * c2 + a2 * c1, b1 * c2 + b2 * c1)
    let length = mx * mx + my * my
    let scale = LaneMath.inverseRoot(length + Lanes(repeating: 1e-24))
    let (cosine, sine): (Lanes, Lanes) = (mx * scale, my * scale)

    let (da, db) = (stretch * (other.a - one.a), other.b - one.b)
    let deltaC = (da * (a1 + a2) + db * (b1 + b2)) / (sum * (1 + 0.045 * mean))
    let deltaH = hueDifference(a1, b1, a2, b2, da, db, c1 * c2) / (1 + 0.015 * mean * weight(cosine, sine))
    let deltaL = lightnessDifference(one.lightness, other.lightness)
    let rotation = -2 * saturation(mean) * turn(cosine, sine)
    let square = deltaL * deltaL + deltaC * deltaC + deltaH * (deltaH + rotation * deltaC)
    let result = LaneMath.root(LaneMath.larger(square, Lanes(repeating: 1e-20)))
    // |u1 + u2|² is length / (C1 C2)²; where chroma is tiny the hue has no weight.
    let product = c1 * c2
    let isOpposite = (length .< 0.01 * product * product) .& (product .> 1e-6)
    return result.replacing(with: .nan, where: isOpposite)
  }

  /// ΔL' / S_L.
  @inline(__always) private static func lightnessDifference(_ one: Lanes, _ other: Lanes) -> Lanes {
    let middle = (one + other) * 0.5 - 50
    let square = middle * middle
    let root = LaneMath.root(square + 20)
    return (other - one) * root / (root + 0.015 * square)
  }

  /// ΔH'. A cross product by differences keeps its digits where the colours are near.
  @inline(__always) private static func hueDifference(
    _ a1: Lanes, _ b1: Lanes, _ a2: Lanes, _ b2: Lanes, _ da: Lanes, _ db: Lanes, _ product: Lanes
  ) -> Lanes {
    let (cross, dot) = (a1 * db - b1 * da, a1 * a2 + b1 * b2)
    let isWide = dot .< 0
    let square = (0.5 * (product + dot)).replacing(with: 2 * (product - dot), where: isWide)
    let inverse = LaneMath.inverseRoot(square + Lanes(repeating: 1e-24))
    return (cross * inverse).replacing(with: LaneMath.signed(square * inverse, as: cross), where: isWide)
  }

  /// The root of C^7 / (C^7 + 25^7).
  @inline(__always) private static func saturation(_ chroma: Lanes) -> Lanes {
    let share = LaneMath.smaller(chroma * 0.04, Lanes(repeating: 100))
    let cube = share * share * share
    let seventh = cube * cube * share + Lanes(repeating: 1e-20)
    return LaneMath.root(seventh / (seventh + 1))
  }

  /// T of the mean hue: 1 - 0.17 cos(h - 30) + 0.24 cos 2h + 0.32 cos(3h + 6) - 0.20 cos(4h - 63), in degrees.
  @inline(__always) private static func weight(_ c: Lanes, _ s: Lanes) -> Lanes {
    let (c2, s2) = (c * c - s * s, 2 * c * s)
    let (c3, s3) = (c2 * c - s2 * s, s2 * c + c2 * s)
    let (c4, s4) = (c2 * c2 - s2 * s2, 2 * c2 * s2)
    // 0.17 cos 30, 0.17 sin 30, 0.32 cos 6, 0.32 sin 6, 0.20 cos 63, 0.20 sin 63.
    var sum: Lanes = 1 - 0.14722432 * c
    sum -= 0.085 * s
    sum += 0.24 * c2
    sum += 0.31824701 * c3
    sum -= 0.03344911 * s3
    sum -= 0.09079810 * c4
    sum -= 0.17820130 * s4
    return sum
  }

  /// sin 2Δθ.
  @inline(__always) private static func turn(_ c: Lanes, _ s: Lanes) -> Lanes {
    // cos 275 and sin 275.
    let across: Lanes = 0.08715574 * c - 0.9961947 * s
    let u = LaneMath.smaller(1 - across, Lanes(repeating: 1.3))
    var root = Lanes(repeating: -0.00033278607)
    root = root * u + 0.00026373662
    root = root * u - 0.00463757
    root = root * u + 0.10612723
    root = root * u - 0.65656198
    root = root * u + 1
    let square = root * root
    let fourth = square * square
    let eighth = fourth * fourth
    let bell = eighth * eighth
    return bell * sine(bell * bell)
  }

  /// sin(60° x) / x of x², for x of 0...1.
  @inline(__always) private static func sine(_ square: Lanes) -> Lanes {
    var sum = Lanes(repeating: -0.00026530067)
    sum = sum * square + 0.010488434
    sum = sum * square - 0.19139522
    return sum * square + 1.04719745
  }
}
