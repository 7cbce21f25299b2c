/// Cubic Beziers end to end. The parameter runs from 0 to the number of segments: 2.25 is a quarter into the third.
struct Curve: Hashable, Sendable {
  /// At least one; each starts where the one before ends.
  let segments: [CubicBezier]

  /// None at all is a programmer error and traps.
  init(_ segments: [CubicBezier]) {
    precondition(!segments.isEmpty, "a curve has at least one segment")
    self.segments = segments
  }

  /// The parameter of the end.
  var length: Double { Double(segments.count) }
  var start: Point { segments[0].start }
  var end: Point { segments[segments.count - 1].end }
  var reversed: Curve { Curve(segments.reversed().map(\.reversed)) }

  func point(at parameter: Double) -> Point {
    let (index, t) = place(parameter)
    return segments[index].point(at: t)
  }

  func derivative(at parameter: Double) -> Point {
    let (index, t) = place(parameter)
    return segments[index].derivative(at: t)
  }

  /// The direction at a parameter, also where a control lies on its node and the derivative is zero.
  func direction(at parameter: Double) -> Point {
    let (index, t) = place(parameter)
    if t < 1e-9 { return segments[index].startDirection }
    return t > 1 - 1e-9 ? segments[index].endDirection : segments[index].derivative(at: t)
  }

  /// The curve between two parameters; nil where `last` does not lie behind `first`.
  func part(_ first: Double, _ last: Double) -> Curve? {
    let pieces = segments.indices.compactMap { index -> CubicBezier? in
      let (from, to) = (max(first - Double(index), 0), min(last - Double(index), 1))
      return to - from > 1e-9 ? segments[index].part(from, to) : nil
    }
    return pieces.isEmpty ? nil : Curve(pieces)
  }

  private func place(_ parameter: Double) -> (index: Int, t: Double) {
    let index = min(max(Int(parameter), 0), segments.count - 1)
    return (index, min(max(parameter - Double(index), 0), 1))
  }
}
