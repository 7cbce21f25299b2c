/// A cubic Bezier curve over the parameters 0...1.
struct CubicBezier: Hashable, Sendable {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// A straight line, its controls at a third and two thirds, so that the parameter runs evenly.
  static func line(_ start: Point, _ end: Point) -> CubicBezier {
    CubicBezier(start, start.mixed(with: end, 1 / 3), start.mixed(with: end, 2 / 3), end)
  }

  /// The same points in the other direction.
  var reversed: CubicBezier { CubicBezier(end, control2, control1, start) }

  func point(at t: Double) -> Point { split(at: t).first.end }

  /// The rate of change of the point with the parameter.
  func derivative(at t: Double) -> Point {
    let (a, b, c) = (control1 - start, control2 - control1, end - control2)
    return (a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)) * 3
  }

  /// The two curves before and after `t`, by de Casteljau's construction.
  func split(at t: Double) -> (first: CubicBezier, second: CubicBezier) {
    let (a, b, c) = (start.mixed(with: control1, t), control1.mixed(with: control2, t), control2.mixed(with: end, t))
    let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
    let middle = d.mixed(with: e, t)
    return (CubicBezier(start, a, d, middle), CubicBezier(middle, e, c, end))
  }

  /// The curve from `first` to `last`, where `first` is less than `last`.
  func part(_ first: Double, _ last: Double) -> CubicBezier {
    let head = last < 1 ? split(at: last).first : self
    return first > 0 ? head.split(at: first / last).second : head
  }

  /// The direction in which the curve leaves its start: towards the first control that is elsewhere.
  var startDirection: Point {
    [control1, control2].first { $0.distance(to: start) > 1e-9 }.map { $0 - start } ?? end - start
  }

  /// The direction in which the curve arrives at its end.
  var endDirection: Point { reversed.startDirection * -1 }
}
