extension Curve {
  /// The curve that runs beside this one at `distance`: to its right as seen on the screen, or to its left where negative.
  /// Quarters of each segment are moved along the normals at their ends and their handles scaled with the chord (Tiller
  /// and Hanson, "Offsets of Two-Dimensional Profiles", 1984); at corners the pieces are joined by lines.
  func beside(at distance: Double) -> Curve {
    guard distance != 0 else { return self }
    var pieces: [CubicBezier] = []
    for segment in segments {
      for quarter in 0..<4 {
        let piece = segment.part(Double(quarter) / 4, Double(quarter + 1) / 4).beside(at: distance)
        if let last = pieces.last, last.end.distance(to: piece.start) > 1e-3 {
          pieces.append(.line(last.end, piece.start))
        }
        pieces.append(piece)
      }
    }
    return Curve(pieces)
  }

  /// All points moved by `shift`.
  func moved(by shift: Point) -> Curve {
    Curve(
      segments.map {
        CubicBezier($0.start + shift, $0.control1 + shift, $0.control2 + shift, $0.end + shift)
      })
  }
}

extension CubicBezier {
  fileprivate func beside(at distance: Double) -> CubicBezier {
    let (first, last) = (start + startDirection.rightNormal * distance, end + endDirection.rightNormal * distance)
    let chord = start.distance(to: end)
    let scale = chord > 0 ? first.distance(to: last) / chord : 1
    return CubicBezier(first, first + (control1 - start) * scale, last + (control2 - end) * scale, last)
  }
}

extension Point {
  /// The direction of length 1 to the right, as seen on the screen.
  fileprivate var rightNormal: Point { Point(-y, x) * (1 / length) }
}
