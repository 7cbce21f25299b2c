/// A finish layer put together: closed areas and lines, where they are drawn.
struct AssembledFinish: Sendable {
  let layer: FinishLayer
  let areas: [Curve]
  let lines: [Curve]

  init(_ layer: FinishLayer, of drawing: Drawing) throws(Fault) {
    let curves = Dictionary(uniqueKeysWithValues: drawing.curves.map { ($0.name, $0.curve) })
    let subject = "layer '\(layer.name)'"
    var areas = layer.shapes
    for names in layer.regions { areas.append(try RegionWalk(curves: curves, subject: subject).region(names)) }
    var lines: [Curve] = []
    for line in layer.lines {
      guard var curve = drawing.curves.first(where: { $0.name == line.along }) else {
        throw Fault(subject, "a line is to run along '\(line.along)', but there is no such curve")
      }
      curve.starts = line.starts ?? curve.starts
      curve.ends = line.ends ?? curve.ends
      lines.append(try CurveCutting(curves: curves).cut(curve).beside(at: line.offset))
    }
    self.layer = layer
    self.areas = areas.map { $0.moved(by: layer.shift) }
    self.lines = lines.map { $0.moved(by: layer.shift) }
  }
}
