import Testing

@testable import layer_tool

@Suite("Cubic Beziers")
struct CubicBezierTests {
  static let curves = [
    CubicBezier(Point(0, 0), Point(1, 3), Point(4, -2), Point(5, 1)),
    CubicBezier(Point(-3, 2), Point(-3, 2), Point(8, 9), Point(1, 1)),
    CubicBezier.line(Point(2, 1), Point(-4, 5)),
  ]

  /// The curve as a sum of Bernstein polynomials.
  static func polynomial(_ curve: CubicBezier, _ t: Double) -> Point {
    let u = 1 - t
    return curve.start * (u * u * u) + curve.control1 * (3 * u * u * t) + curve.control2 * (3 * u * t * t)
      + curve.end * (t * t * t)
  }

  @Test("de Casteljau's points are the polynomial's", arguments: curves, [0, 0.1, 1.0 / 3, 0.5, 0.875, 1])
  func points(curve: CubicBezier, t: Double) {
    #expect(curve.point(at: t).distance(to: Self.polynomial(curve, t)) < 1e-12)
  }

  @Test("The derivative is the limit of the difference quotient", arguments: curves, [0.1, 0.5, 0.9])
  func derivatives(curve: CubicBezier, t: Double) {
    let step = 1e-5
    let quotient = (Self.polynomial(curve, t + step) - Self.polynomial(curve, t - step)) * (1 / (2 * step))
    #expect(curve.derivative(at: t).distance(to: quotient) < 1e-7)
  }

  @Test("A part runs through the same points", arguments: curves)
  func parts(curve: CubicBezier) {
    let part = curve.part(0.25, 0.75)
    for t in [0, 0.3, 0.5, 1] {
      #expect(part.point(at: t).distance(to: Self.polynomial(curve, 0.25 + t / 2)) < 1e-12)
    }
  }

  @Test("The reverse runs through the same points the other way", arguments: curves)
  func reversal(curve: CubicBezier) {
    #expect(curve.reversed.point(at: 0.3).distance(to: Self.polynomial(curve, 0.7)) < 1e-12)
  }

  @Test("A line runs evenly")
  func line() {
    #expect(CubicBezier.line(Point(0, 0), Point(8, 4)).point(at: 0.25).distance(to: Point(2, 1)) < 1e-12)
  }

  @Test("The arch with controls above its ends is 3/4 of their height")
  func archBounds() {
    let arch = CubicBezier(Point(0, 0), Point(0, 4), Point(10, 4), Point(10, 0))
    #expect(arch.bounds.least.distance(to: Point(0, 0)) < 1e-12)
    #expect(arch.bounds.greatest.distance(to: Point(10, 3)) < 1e-12)
  }

  @Test("Bounds hold all points and are touched", arguments: curves)
  func bounds(curve: CubicBezier) {
    let points = (0...10_000).map { Self.polynomial(curve, Double($0) / 10_000) }
    let (least, greatest) = curve.bounds
    #expect(abs(least.x - points.map(\.x).min()!) < 1e-6)
    #expect(abs(least.y - points.map(\.y).min()!) < 1e-6)
    #expect(abs(greatest.x - points.map(\.x).max()!) < 1e-6)
    #expect(abs(greatest.y - points.map(\.y).max()!) < 1e-6)
  }

  @Test("Where a control lies on its node, the direction is that to the next")
  func degenerateDirection() {
    let curve = CubicBezier(Point(1, 1), Point(1, 1), Point(3, 2), Point(5, 2))
    #expect(curve.startDirection == Point(2, 1))
    #expect(curve.endDirection == Point(2, 0))
  }
}
