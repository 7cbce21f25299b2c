extension CubicBezier {
  /// The upper left and lower right corners of the smallest upright box around the curve.
  var bounds: (least: Point, greatest: Point) {
    let x = Self.range(start.x, control1.x, control2.x, end.x)
    let y = Self.range(start.y, control1.y, control2.y, end.y)
    return (Point(x.lowerBound, y.lowerBound), Point(x.upperBound, y.upperBound))
  }

  /// The values of one coordinate: its ends, and where the derivative, a quadratic, is zero.
  private static func range(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> ClosedRange<Double> {
    let turns = roots(d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a).filter { $0 > 0 && $0 < 1 }
    let values = turns.map { value(a, b, c, d, at: $0) } + [a, d]
    return values.min()!...values.max()!
  }

  private static func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at t: Double) -> Double {
    let u = 1 - t
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  }

  /// The real solutions of a t^2 + b t + c = 0.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // The sum that cannot cancel, and the other root by Vieta.
    let half = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return half == 0 ? [0] : [half / a, c / half]
  }
}
