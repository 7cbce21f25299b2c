/// Checks what a finish layer covers: something that shows, nothing outside the silhouette where it lies above a part, and
/// nothing at the picture's border where it lies below all (a ground shadow), so that no frame cuts it off.
enum FinishCoverage {
  static func faults(of plane: Plane, _ layer: FinishLayer, above parts: LayerPlanes) -> [Fault] {
    let subject = "layer '\(layer.name)' at \(plane.width) px"
    let (isOutside, outline) = (parts.isOutside, parts.outline.values)
    let covered = plane.values.indices.filter { plane.values[$0] > 0 }
    guard covered.contains(where: { outline[$0] < 255 }) else {
      return [Fault(subject, "nothing of it shows; move it out from under the outline, or leave it out")]
    }
    if layer.partsBelow == 0 {
      guard let first = covered.first(where: plane.isBorder) else { return [] }
      return [
        Fault(subject, at: parts.place(of: first), "it reaches the frame's border, which cuts it off; make it smaller")
      ]
    }
    let stray = covered.filter { isOutside[$0] }
    guard let first = stray.first else { return [] }
    return [
      Fault(
        subject, at: parts.place(of: first),
        "\(stray.count) pixels outside the silhouette are covered; name the parts that it lies within")
    ]
  }
}
