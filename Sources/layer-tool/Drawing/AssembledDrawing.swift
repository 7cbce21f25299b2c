/// A drawing put together: strokes cut to length and closed regions.
struct AssembledDrawing: Sendable {
  /// One line of the outline.
  struct Stroke: Sendable {
    var name: String
    var curve: Curve
    /// In units.
    var width: Double
  }

  let drawing: Drawing
  /// In the order of the drawing's curves.
  let strokes: [Stroke]
  /// One entry a layer: its closed regions; none for the outline.
  let regions: [[Curve]]
  /// What finishes add, bottom to top.
  let finishes: [AssembledFinish]

  init(_ drawing: Drawing) throws(Fault) {
    self.drawing = drawing
    let curves = Dictionary(uniqueKeysWithValues: drawing.curves.map { ($0.name, $0.curve) })
    var strokes: [Stroke] = []
    for curve in drawing.curves where curve.stroke != .none {
      let cut = try CurveCutting(curves: curves).cut(curve)
      strokes.append(Stroke(name: curve.name, curve: cut, width: drawing.width(of: curve.stroke)))
    }
    self.strokes = strokes
    var regions: [[Curve]] = []
    for layer in drawing.layers {
      var walks: [Curve] = []
      let walk = RegionWalk(curves: curves, subject: "part '\(layer.part)'")
      for names in layer.regions { walks.append(try walk.region(names)) }
      regions.append(walks)
    }
    self.regions = regions
    var finishes: [AssembledFinish] = []
    for layer in drawing.finishLayers { finishes.append(try AssembledFinish(layer, of: drawing)) }
    self.finishes = finishes
  }
}
