/// Four colours in CIE L*a*b*.
struct LabLanes {
  var lightness: Lanes
  var a: Lanes
  var b: Lanes

  /// From X, Y and Z as shares of white.
  @inline(__always) init(x: Lanes, y: Lanes, z: Lanes) {
    let (fx, fy, fz) = (Self.response(x), Self.response(y), Self.response(z))
    lightness = 116 * fy - 16
    a = 500 * (fx - fy)
    b = 200 * (fy - fz)
  }

  /// The cube root, and a straight line near black.
  @inline(__always) private static func response(_ t: Lanes) -> Lanes {
    let epsilon: Float = 216.0 / 24389
    let root = LaneMath.cubeRoot(LaneMath.larger(t, Lanes(repeating: epsilon)))
    return root.replacing(with: t * (24389.0 / 27 / 116) + (16.0 / 116), where: t .<= epsilon)
  }

  /// The square of the chroma.
  @inline(__always) var squaredChroma: Lanes { a * a + b * b }

  /// Greys without the rounding in their coordinates.
  @inline(__always) var cleared: LabLanes {
    var lanes = self
    let isGrey = squaredChroma .< 4e-6
    lanes.a.replace(with: 0, where: isGrey)
    lanes.b.replace(with: 0, where: isGrey)
    return lanes
  }

  /// Where a near-grey that is no grey meets a colour: the rounding of its hue matters then.
  static func isDoubtful(
    _ one: LabLanes, isGrey oneIsGrey: Bool, _ other: LabLanes, isGrey otherIsGrey: Bool
  ) -> SIMDMask<SIMD4<Int32>> {
    let (first, second) = (one.squaredChroma, other.squaredChroma)
    let least = LaneMath.smaller(
      oneIsGrey ? Lanes(repeating: 1) : first, otherIsGrey ? Lanes(repeating: 1) : second)
    return (least .< 4e-4) .& (LaneMath.larger(first, second) .> 0.25)
  }
}
