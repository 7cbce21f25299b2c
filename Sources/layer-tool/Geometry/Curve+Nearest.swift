extension Curve {
  /// Chords into which a segment is cut where curves are searched. A search misses two crossings within one chord.
  static let chordsPerSegment = 48

  /// The points at the ends of all chords, in order; entry k has the parameter k / `chordsPerSegment`.
  var chordEnds: [Point] {
    let count = segments.count * Self.chordsPerSegment
    return (0...count).map { point(at: Double($0) / Double(Self.chordsPerSegment)) }
  }

  /// The parameter of the point nearest to `place`, and how far away that is.
  func nearest(to place: Point) -> (parameter: Double, distance: Double) {
    let ends = chordEnds
    let best = ends.indices.min { ends[$0].distance(to: place) < ends[$1].distance(to: place) }!
    var low = max(Double(best - 1) / Double(Self.chordsPerSegment), 0)
    var high = min(Double(best + 1) / Double(Self.chordsPerSegment), length)
    // Ternary search: the distance has one minimum between the neighbours of the nearest chord end.
    for _ in 0..<80 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if point(at: left).distance(to: place) <= point(at: right).distance(to: place) {
        high = right
      } else {
        low = left
      }
    }
    let candidates = [low, high, (low + high) / 2, Double(best) / Double(Self.chordsPerSegment)]
    return candidates.map { ($0, point(at: $0).distance(to: place)) }.min { $0.1 < $1.1 }!
  }
}
