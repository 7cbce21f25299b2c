import Compositing

/// Checks that finishes leave few enough distinct weight rows for the recolouring encoder.
enum FinishRows {
  /// A picture of 1000 pixels' width has about 20,000 pixels at edges; a table of this size is still a small share.
  static let most = 8192

  /// How many rows a picture has under each finish: parts and finish opaque as their colours say.
  static func counts(_ drawing: Drawing, _ parts: LayerPlanes, _ planes: [Plane]) -> [(finish: String, rows: Int)] {
    let finishes = Set(drawing.finishLayers.map(\.finish)).sorted()
    return finishes.map { ($0, count($0, drawing, parts, planes)) }
  }

  static func faults(in counts: [(finish: String, rows: Int)], width: Int) -> [Fault] {
    counts.filter { $0.rows > most }.map { finish, rows in
      Fault(
        "the finish '\(finish)' at \(width) px",
        "it has \(rows) weight rows, more than \(most); lower the levels of its layers")
    }
  }

  private static func count(_ finish: String, _ drawing: Drawing, _ parts: LayerPlanes, _ planes: [Plane]) -> Int {
    let added = zip(drawing.finishLayers, planes).filter { $0.0.finish == finish }
    var (stack, alphas): ([Plane], [UInt8]) = ([], [])
    for index in 0...parts.layers.count {
      let here = added.filter { $0.0.partsBelow == index }
      stack += here.map(\.1) + parts.layers[index...].prefix(1).map(\.plane)
      alphas += here.map(\.0.alpha) + parts.layers[index...].prefix(1).map { _ in 255 }
    }
    return FlattenedMasks(masks: stack.map(\.mask)).weighted(by: alphas).table.count
  }
}
