/// Checks that dots stay apart: from each other and from strokes by at least their own width.
enum DotGaps {
  static func faults(in drawing: AssembledDrawing) -> [Fault] {
    let (dots, width) = (drawing.drawing.dots, drawing.drawing.lightWeight)
    return dots.indices.flatMap { index -> [Fault] in
      let others = dots[..<index].map { ("the dot at \($0)", $0.distance(to: dots[index]) - width) }
      let strokes = drawing.strokes.map {
        ("'\($0.name)'", $0.curve.nearest(to: dots[index]).distance - ($0.width + width) / 2)
      }
      return (others + strokes).filter { $0.1 < width }.map { name, gap in
        let gap = decimal(max(gap, 0), places: 2)
        return Fault(
          "the dot", at: dots[index], "it is \(gap) units away from \(name); leave at least its own width (\(width))")
      }
    }
  }
}
