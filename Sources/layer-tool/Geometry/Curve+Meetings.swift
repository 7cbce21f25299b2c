/// A place where two curves cross, or where the end of one lies on the other.
struct Meeting: Sendable {
  /// The parameter on the curve that was asked.
  var onFirst: Double
  /// The parameter on the other.
  var onSecond: Double
  var point: Point
}

extension Curve {
  /// How near an end must be to another curve to lie on it, in frame units.
  static let contactTolerance = 1e-3

  /// Whether the curve ends where it starts.
  var isClosed: Bool { start.distance(to: end) <= Self.contactTolerance }

  /// All meetings with another curve, in the order in which they come along this one.
  func meetings(with other: Curve) -> [Meeting] {
    var found = contacts(with: other)
    found += other.contacts(with: self).map { Meeting(onFirst: $0.onSecond, onSecond: $0.onFirst, point: $0.point) }
    found += crossings(with: other)
    return Self.distinct(found).sorted { $0.onFirst < $1.onFirst }
  }

  /// The ends of this curve that lie on the other.
  private func contacts(with other: Curve) -> [Meeting] {
    [0, length].compactMap { parameter in
      let end = point(at: parameter)
      let nearest = other.nearest(to: end)
      guard nearest.distance <= Self.contactTolerance else { return nil }
      return Meeting(onFirst: parameter, onSecond: nearest.parameter, point: end)
    }
  }

  /// The crossings of chords, each made exact by Newton's method.
  private func crossings(with other: Curve) -> [Meeting] {
    let (mine, theirs) = (chordEnds, other.chordEnds)
    var found: [Meeting] = []
    for i in 0..<mine.count - 1 {
      for j in 0..<theirs.count - 1 {
        guard let (t, u) = Self.crossing(mine[i], mine[i + 1], theirs[j], theirs[j + 1]) else { continue }
        let scale = Double(Self.chordsPerSegment)
        found.append(refined(Double(i) / scale + t / scale, other, Double(j) / scale + u / scale))
      }
    }
    return found
  }

  /// The shares of the way along the chords a-b and c-d where they cross; nil where they do not.
  private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> (Double, Double)? {
    guard max(a.x, b.x) >= min(c.x, d.x), max(c.x, d.x) >= min(a.x, b.x),
      max(a.y, b.y) >= min(c.y, d.y), max(c.y, d.y) >= min(a.y, b.y)
    else { return nil }
    let (along, across, gap) = (b - a, d - c, c - a)
    let area = along.cross(across)
    guard abs(area) > 1e-15 else { return nil }
    let (t, u) = (gap.cross(across) / area, gap.cross(along) / area)
    return (0...1).contains(t) && (0...1).contains(u) ? (t, u) : nil
  }

  /// Newton's method on the difference of the points, from a start near the crossing.
  private func refined(_ first: Double, _ other: Curve, _ second: Double) -> Meeting {
    var (t, u) = (first, second)
    for _ in 0..<12 {
      let (along, across) = (derivative(at: t), other.derivative(at: u))
      let gap = other.point(at: u) - point(at: t)
      let area = along.cross(across)
      guard abs(area) > 1e-12 else { break }
      t = min(max(t + gap.cross(across) / area, 0), length)
      u = min(max(u + gap.cross(along) / area, 0), other.length)
    }
    return Meeting(onFirst: t, onSecond: u, point: point(at: t))
  }

  /// The first of each group of meetings at one place: contacts, which are exact, come before crossings.
  private static func distinct(_ meetings: [Meeting]) -> [Meeting] {
    meetings.reduce(into: []) { kept, meeting in
      let isKnown = kept.contains {
        $0.point.distance(to: meeting.point) < 10 * contactTolerance && abs($0.onFirst - meeting.onFirst) < 0.1
          && abs($0.onSecond - meeting.onSecond) < 0.1
      }
      if !isKnown { kept.append(meeting) }
    }
  }
}
