/// Checks that every pixel inside the silhouette is fully covered by some layer, so that no background ever shows.
enum Seams {
  static func faults(in planes: LayerPlanes) -> [Fault] {
    let isOutside = planes.isOutside
    let open = isOutside.indices.filter { index in
      !isOutside[index] && !planes.layers.contains { $0.plane.values[index] == 255 }
    }
    guard let first = open.first else { return [] }
    return [
      Fault(
        "the layers at \(planes.width) px", at: planes.place(of: first),
        "the background shows through \(open.count) pixels inside the silhouette; let the base reach beneath them")
    ]
  }
}
