import Testing

@testable import layer_tool

@Suite("Curves beside curves")
struct OffsetTests {
  @Test("Beside a circle runs a circle", arguments: [0.2, -0.3, 0.05])
  func circle(distance: Double) {
    // Clockwise on the screen: the centre lies to the right.
    let beside = CurveTests.circle.beside(at: distance)
    for step in 0...160 {
      let radius = beside.point(at: beside.length * Double(step) / 160).length
      #expect(abs(radius - (1 - distance)) < 1e-3)
    }
  }

  @Test("Beside a line to the right, to the right as seen on the screen: below")
  func line() {
    let beside = CurveTests.line(0, 0, 10, 0).beside(at: 2)
    #expect(beside.start.distance(to: Point(0, 2)) < 1e-12)
    #expect(beside.end.distance(to: Point(10, 2)) < 1e-12)
  }

  @Test("Every point keeps its distance", arguments: CubicBezierTests.curves.prefix(1), [0.3, -0.3])
  func distance(curve: CubicBezier, distance: Double) {
    let curve = Curve([curve])
    let beside = curve.beside(at: distance)
    for step in 0...100 {
      let nearest = curve.nearest(to: beside.point(at: beside.length * Double(step) / 100))
      #expect(abs(nearest.distance - abs(distance)) < 0.02)
    }
  }

  @Test("No distance, no change; a move moves every point")
  func trivial() {
    let line = CurveTests.line(1, 2, 3, 4)
    #expect(line.beside(at: 0) == line)
    #expect(line.moved(by: Point(1, -1)) == CurveTests.line(2, 1, 4, 3))
  }
}
