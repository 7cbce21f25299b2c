/// Cuts the ends of curves off where they meet the curves that they are declared to start and end on.
struct CurveCutting {
  /// All curves as drawn, by name.
  let curves: [String: Curve]

  /// The curve from its first meeting with `starts` to its last with `ends`.
  func cut(_ named: Drawing.NamedCurve) throws(Fault) -> Curve {
    var (first, last) = (0.0, named.curve.length)
    if let starts = named.starts {
      first = try meetings(of: named, with: starts, end: named.curve.start)[0].onFirst
    }
    if let ends = named.ends {
      let meetings = try meetings(of: named, with: ends, end: named.curve.end)
      last = meetings[meetings.count - 1].onFirst
    }
    guard let cut = named.curve.part(first, last) else {
      throw .curve(named.name, at: named.curve.point(at: first), "nothing is left between its start and its end")
    }
    return cut
  }

  /// At least one.
  private func meetings(
    of named: Drawing.NamedCurve, with other: String, end: Point
  ) throws(Fault) -> [Meeting] {
    guard let curve = curves[other] else {
      throw .curve(named.name, "it is to end on '\(other)', but there is no such curve")
    }
    let meetings = named.curve.meetings(with: curve)
    guard !meetings.isEmpty else {
      throw .curve(named.name, at: end, "it does not reach '\(other)'; draw its end across that curve")
    }
    return meetings
  }
}
