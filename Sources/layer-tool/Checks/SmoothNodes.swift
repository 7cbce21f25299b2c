/// Checks that tangents run on through every node, and from the free end of one curve into the next: a break of a degree
/// or more is a lump that shows at 2000 pixels. Nodes declared corners are left out, and so are ends that are cut off.
enum SmoothNodes {
  /// Degrees from which a break is a fault.
  static let limit = 1.0

  static func faults(in drawing: Drawing) -> [Fault] {
    drawing.curves.flatMap { inner($0) + freeEnds($0, in: drawing) }
  }

  private static func inner(_ named: Drawing.NamedCurve) -> [Fault] {
    let segments = named.curve.segments
    return segments.indices.dropFirst().compactMap { node in
      let angle = Angle.between(segments[node - 1].endDirection, segments[node].startDirection)
      guard angle >= limit, !named.corners.contains(node) else { return nil }
      return .curve(
        named.name, at: segments[node].start,
        "the tangent breaks by \(decimal(angle, places: 2)) degrees at node \(node); "
          + "bring the handles in line, or list \(node) in corners")
    }
  }

  /// An end that is neither cut off nor a corner has to run on into another free end: of another curve, or its own.
  private static func freeEnds(_ named: Drawing.NamedCurve, in drawing: Drawing) -> [Fault] {
    let all = drawing.curves.flatMap(ends)
    return ends(of: named).compactMap { end in
      let touching = all.filter {
        ($0.curve, $0.node) != (end.curve, end.node) && $0.place.distance(to: end.place) <= Curve.contactTolerance
      }
      let angle = touching.map { 180 - Angle.between($0.inward, end.inward) }.min()
      guard angle.map({ $0 >= limit }) ?? true else { return nil }
      let what = angle.map { "the nearest curve there breaks by \(decimal($0, places: 2)) degrees" }
      return .curve(
        named.name, at: end.place,
        "node \(end.node) is a free end, and \(what ?? "no curve goes on from there"); "
          + "cut it off with starts or ends, go on smoothly, or list \(end.node) in corners")
    }
  }

  private struct End {
    var curve: String
    var node: Int
    var place: Point
    /// The direction from the end into the curve.
    var inward: Point
  }

  private static func ends(of named: Drawing.NamedCurve) -> [End] {
    guard named.stroke != .none else { return [] }
    let (curve, last) = (named.curve, named.curve.segments.count)
    var ends: [End] = []
    if named.starts == nil, !named.corners.contains(0) {
      ends.append(End(curve: named.name, node: 0, place: curve.start, inward: curve.direction(at: 0)))
    }
    if named.ends == nil, !named.corners.contains(last) {
      ends.append(End(curve: named.name, node: last, place: curve.end, inward: curve.direction(at: curve.length) * -1))
    }
    return ends
  }
}
