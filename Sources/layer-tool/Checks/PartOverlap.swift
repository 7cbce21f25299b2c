/// Checks that parts overlap beneath the outline and do not just abut there: two edges of half coverage leave a quarter
/// of the background, which a translucent outline shows as a seam.
enum PartOverlap {
  /// Pixels around a silhouette's edge in which partial coverage is right.
  private static let reach = 2

  static func faults(in planes: LayerPlanes) -> [Fault] {
    let parts = planes.layers.filter { !$0.isOutline }.map(\.plane.values)
    let fullest = (0..<planes.width * planes.height).map { index in parts.map { $0[index] }.max() ?? 0 }
    let seam = fullest.indices.filter {
      (1...254).contains(fullest[$0]) && !isNearBare($0, fullest, planes.width, planes.height)
    }
    guard let first = seam.first else { return [] }
    return [
      Fault(
        "the layers at \(planes.width) px", at: planes.place(of: first),
        "parts abut without overlap in \(seam.count) pixels; let the lower one reach further beneath the upper")
    ]
  }

  /// Whether a pixel that no part covers is near.
  private static func isNearBare(_ index: Int, _ fullest: [UInt8], _ width: Int, _ height: Int) -> Bool {
    let (x, y) = (index % width, index / width)
    return (max(y - reach, 0)...min(y + reach, height - 1)).contains { row in
      (max(x - reach, 0)...min(x + reach, width - 1)).contains { fullest[row * width + $0] == 0 }
    }
  }
}
