import Testing

@testable import layer_tool

@Suite("Curves of many segments")
struct CurveTests {
  /// The unit circle by four cubics with the usual handles, 4/3 (sqrt 2 - 1), from (1, 0) clockwise on the screen.
  static let circle: Curve = {
    let k = 4 * (2.0.squareRoot() - 1) / 3
    return Curve([
      CubicBezier(Point(1, 0), Point(1, k), Point(k, 1), Point(0, 1)),
      CubicBezier(Point(0, 1), Point(-k, 1), Point(-1, k), Point(-1, 0)),
      CubicBezier(Point(-1, 0), Point(-1, -k), Point(-k, -1), Point(0, -1)),
      CubicBezier(Point(0, -1), Point(k, -1), Point(1, -k), Point(1, 0)),
    ])
  }()

  /// y = x^2 from x = 0 to 1, whose parameter is x: a quadratic raised to a cubic.
  static let parabola = Curve([CubicBezier(Point(0, 0), Point(1 / 3, 0), Point(2 / 3, 1 / 3), Point(1, 1))])

  static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Curve {
    Curve([.line(Point(x0, y0), Point(x1, y1))])
  }

  @Test("Four cubics are a circle up to 2.8 parts in 10,000", arguments: 0...32)
  func circleRadius(eighths: Int) {
    let radius = Self.circle.point(at: Double(eighths) / 8).length
    #expect(radius >= 1 - 1e-12)
    #expect(radius < 1.00028)
  }

  @Test("Two lines cross where Cramer's rule says")
  func lines() throws {
    let meetings = Self.line(0, 0, 10, 5).meetings(with: Self.line(0, 6, 8, -2))
    let meeting = try #require(meetings.first)
    #expect(meetings.count == 1)
    #expect(meeting.point.distance(to: Point(4, 2)) < 1e-9)
    #expect(abs(meeting.onFirst - 0.4) < 1e-9)
    #expect(abs(meeting.onSecond - 0.5) < 1e-9)
  }

  @Test("A line and a parabola meet at the roots of the quadratic")
  func parabolaRoots() {
    // x^2 = 0.9 x - 0.14 at x = 0.2 and 0.7.
    let line = Self.line(0, -0.14, 1, 0.76)
    let meetings = Self.parabola.meetings(with: line)
    #expect(meetings.count == 2)
    #expect(zip(meetings, [0.2, 0.7]).allSatisfy { abs($0.onFirst - $1) < 1e-9 && abs($0.onSecond - $1) < 1e-9 })
  }

  @Test("A line through the circle's centre meets it twice, at opposite points")
  func circleDiameter() {
    let meetings = Self.circle.meetings(with: Self.line(-2, -2, 2, 2))
    #expect(meetings.map { ($0.onFirst * 1e6).rounded() / 1e6 } == [0.5, 2.5])
  }

  @Test("An end that lies on the other curve is a meeting at that very end")
  func contact() throws {
    let meetings = Self.line(0.5, 2, 0.5, 0.25).meetings(with: Self.parabola)
    let meeting = try #require(meetings.first)
    #expect(meetings.count == 1)
    #expect(meeting.onFirst == 1)
    #expect(abs(meeting.onSecond - 0.5) < 1e-6)
  }

  @Test("Curves apart do not meet")
  func apart() {
    #expect(Self.circle.meetings(with: Self.line(-2, 1.01, 2, 1.01)).isEmpty)
  }

  @Test("The nearest point of the parabola to (0, 1/2 + a) is at x = sqrt a", arguments: [0.04, 0.25, 0.49])
  func nearest(a: Double) {
    // The distance to (x, x^2) is least where 2 x (x^2 - a) = 0.
    let nearest = Self.parabola.nearest(to: Point(0, 0.5 + a))
    #expect(abs(nearest.parameter - a.squareRoot()) < 1e-6)
    #expect(abs(nearest.distance - (a + 0.25).squareRoot()) < 1e-9)
  }

  @Test("A part over several segments starts and ends where it is told")
  func part() throws {
    let part = try #require(Self.circle.part(0.5, 2.25))
    #expect(part.segments.count == 3)
    #expect(part.start.distance(to: Self.circle.point(at: 0.5)) < 1e-12)
    #expect(part.end.distance(to: Self.circle.point(at: 2.25)) < 1e-12)
    #expect(Self.circle.part(2, 2) == nil)
    #expect(Self.circle.part(3, 1) == nil)
  }

  @Test("Angles between directions and between lines")
  func angles() {
    #expect(abs(Angle.between(Point(1, 0), Point(-1, 1)) - 135) < 1e-12)
    #expect(abs(Angle.betweenLines(Point(1, 0), Point(-1, 1)) - 45) < 1e-12)
    #expect(abs(Angle.between(Point(1, 0), Point(0, -3)) - 90) < 1e-12)
  }
}
