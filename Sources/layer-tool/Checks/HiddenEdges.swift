/// Checks that every edge of a part lies under a full stroke: parts then meet unseen, and few tuples are left.
enum HiddenEdges {
  static func faults(in planes: LayerPlanes) -> [Fault] {
    let outline = planes.outline
    return planes.layers.filter { !$0.isOutline }.compactMap { layer in
      let bare = layer.plane.values.indices.filter {
        (1...254).contains(layer.plane.values[$0]) && outline.values[$0] < 255
      }
      guard let first = bare.first else { return nil }
      return Fault(
        planes.subject(layer), at: planes.place(of: first),
        "its edge shows outside the outline in \(bare.count) pixels; run the region along stroked curves")
    }
  }
}
