/// Checks that the outline lies wholly inside the frame, so that no picture cuts it off.
enum StrokesInFrame {
  static func faults(in drawing: AssembledDrawing) -> [Fault] {
    drawing.strokes.flatMap { stroke in
      stroke.curve.segments.compactMap { segment -> Fault? in
        let (least, greatest) = segment.bounds
        let margin = stroke.width / 2
        let overhang = max(
          margin - least.x, margin - least.y,
          greatest.x + margin - Double(drawing.drawing.frame.width),
          greatest.y + margin - Double(drawing.drawing.frame.height))
        guard overhang > 0 else { return nil }
        return .curve(
          stroke.name, at: segment.start,
          "the segment from here reaches \(decimal(overhang, places: 2)) units out of the frame with its stroke")
      }
    }
  }
}
