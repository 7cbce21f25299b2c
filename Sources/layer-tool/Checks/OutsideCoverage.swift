/// Checks that no part covers anything outside the silhouette: only the outline may be seen there.
enum OutsideCoverage {
  static func faults(in planes: LayerPlanes) -> [Fault] {
    let isOutside = planes.isOutside
    return planes.layers.filter { !$0.isOutline }.compactMap { layer in
      let stray = layer.plane.values.indices.filter { isOutside[$0] && layer.plane.values[$0] > 0 }
      guard let first = stray.first else { return nil }
      return Fault(
        planes.subject(layer), at: planes.place(of: first),
        "\(stray.count) pixels outside the silhouette are covered; end the region on the outline's centre line")
    }
  }
}
