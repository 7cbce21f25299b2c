/// The coverages of all layers of a shoe at one size, bottom to top.
struct LayerPlanes: Sendable {
  struct Layer: Sendable {
    var part: String
    var plane: Plane
    /// Whether it is made of strokes.
    var isOutline: Bool
  }

  /// At least one, all of one size.
  let layers: [Layer]
  /// Pixels a unit.
  let scale: Double

  var width: Int { layers[0].plane.width }
  var height: Int { layers[0].plane.height }

  /// The fullest coverage by any outline, pixel by pixel; all 0 where there is none.
  var outline: Plane {
    let empty = Plane(width: width, height: height, values: [UInt8](repeating: 0, count: width * height))
    return layers.filter(\.isOutline).reduce(into: empty) { union, layer in
      for index in union.values.indices { union.values[index] = max(union.values[index], layer.plane.values[index]) }
    }
  }

  /// How many pixels the layers cover together.
  var silhouette: Double {
    let planes = layers.map(\.plane.values)
    return planes[0].indices.reduce(0) { sum, index in
      sum + 1 - planes.reduce(1) { $0 * (1 - Double($1[index]) / 255) }
    }
  }

  /// Which pixels lie outside the shoe: joined to the picture's border without crossing a full stroke.
  var isOutside: [Bool] {
    let outline = outline
    return Regions.joinedToBorder(outline) { outline.values[$0] < 255 }
  }

  /// The centre of a pixel, in units.
  func place(of index: Int) -> Point {
    Point((Double(index % width) + 0.5) / scale, (Double(index / width) + 0.5) / scale)
  }

  /// What faults of a layer at this size are called.
  func subject(_ layer: Layer) -> String { "part '\(layer.part)' at \(width) px" }
}
