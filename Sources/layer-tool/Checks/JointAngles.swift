/// Checks that strokes meet at open angles: below 35 degrees the space between them clots into a wedge.
enum JointAngles {
  /// Degrees.
  static let least = 35.0

  static func faults(in drawing: AssembledDrawing) -> [Fault] {
    let strokes = drawing.strokes
    return strokes.indices.flatMap { first in
      strokes.indices.dropFirst(first + 1).flatMap { second in faults(strokes[first], strokes[second]) }
    }
  }

  private static func faults(_ first: AssembledDrawing.Stroke, _ second: AssembledDrawing.Stroke) -> [Fault] {
    first.curve.meetings(with: second.curve).compactMap { meeting in
      let angle = Angle.betweenLines(
        first.curve.direction(at: meeting.onFirst), second.curve.direction(at: meeting.onSecond))
      guard angle < least, !isContinuation(meeting, first.curve, second.curve, angle) else { return nil }
      return .curve(
        first.name, at: meeting.point,
        "it meets '\(second.name)' at \(decimal(angle, places: 1)) degrees; open the angle to \(Int(least)) or more")
    }
  }

  /// Whether one curve goes on where the other ends, as ``SmoothNodes`` wants it.
  private static func isContinuation(_ meeting: Meeting, _ first: Curve, _ second: Curve, _ angle: Double) -> Bool {
    func isEnd(_ parameter: Double, _ curve: Curve) -> Bool { min(parameter, curve.length - parameter) < 1e-6 }
    return isEnd(meeting.onFirst, first) && isEnd(meeting.onSecond, second) && angle < SmoothNodes.limit
  }
}
