/// Finds a closed region by walking along curves and turning into the next at the first place where they meet.
struct RegionWalk {
  /// All curves as drawn, by name.
  let curves: [String: Curve]
  /// What the region belongs to, such as `part 'sole'`, for messages.
  let subject: String

  /// The closed curve along `names`; `-` before a name walks against its direction. The walk begins on the first curve
  /// where the last one meets it last.
  func region(_ names: [String]) throws(Fault) -> Curve {
    var pieces: [Curve] = []
    for name in names { pieces.append(try curve(name)) }
    guard names.count > 1 else { throw fault("a region is walked along at least two curves") }
    guard let closing = pieces[names.count - 1].meetings(with: pieces[0]).last else {
      throw fault("'\(names[names.count - 1])' does not meet '\(names[0])', so the region does not close")
    }
    var entry = closing.onSecond
    var segments: [CubicBezier] = []
    for (index, piece) in pieces.enumerated() {
      var exit = (onFirst: closing.onFirst, onSecond: closing.onSecond)
      if index < pieces.count - 1 {
        exit = try turn(from: piece, after: entry, into: pieces[index + 1], names[index], names[index + 1])
      }
      guard let walked = piece.part(entry, exit.onFirst) else {
        throw fault("'\(names[index])' is to be left before it is entered; does it run the other way?")
      }
      segments += walked.segments
      entry = exit.onSecond
    }
    return Curve(segments)
  }

  private func turn(
    from piece: Curve, after entry: Double, into next: Curve, _ name: String, _ nextName: String
  ) throws(Fault) -> (onFirst: Double, onSecond: Double) {
    guard let meeting = piece.meetings(with: next).first(where: { $0.onFirst > entry + 1e-6 }) else {
      throw fault("after it is entered, '\(name)' does not meet '\(nextName)'")
    }
    return (meeting.onFirst, meeting.onSecond)
  }

  private func curve(_ name: String) throws(Fault) -> Curve {
    let isReversed = name.hasPrefix("-")
    guard let curve = curves[isReversed ? String(name.dropFirst()) : name] else {
      throw fault("there is no curve '\(name)'")
    }
    return isReversed ? curve.reversed : curve
  }

  private func fault(_ message: String) -> Fault { Fault(subject, message) }
}
