/// Checks that no line ends in the open: the round cap of every end lies within another stroke.
enum LineEnds {
  /// How far a cap may stick out, in units: a hundredth cannot be seen at 2000 pixels.
  static let tolerance = 0.01

  static func faults(in drawing: AssembledDrawing) -> [Fault] {
    drawing.strokes.flatMap { stroke in
      let others = drawing.strokes.filter { $0.name != stroke.name }
      return [stroke.curve.start, stroke.curve.end].compactMap { end -> Fault? in
        let gap = others.map { Self.gap(of: end, stroke.width, in: $0) }.min() ?? Double.infinity
        guard gap > tolerance, !stroke.curve.isClosed else { return nil }
        let size = gap.isFinite ? "its cap sticks out by \(decimal(gap, places: 2)) units" : "there is no other stroke"
        return .curve(stroke.name, at: end, "it ends outside every other stroke (\(size)); end it on a curve")
      }
    }
  }

  /// How far a cap of `width` at `end` reaches out of `stroke`; 0 or less where it lies inside.
  private static func gap(of end: Point, _ width: Double, in stroke: AssembledDrawing.Stroke) -> Double {
    stroke.curve.nearest(to: end).distance + (width - stroke.width) / 2
  }
}
