import Compositing
import LayerSets
import Pixels

/// Finds seams: pixels that two or more layers cover in part, together wholly or nearly so, but where source-over
/// leaves some ground to be seen (128 over 127 of 255 covers 191), between opaque pixels on both sides. An outer
/// edge is no seam, since beyond it there is nothing. Layers of a fixed translucent colour are shading: they close no
/// seam and make none.
struct SeamSearch {
  private let plane: IndexPlane
  /// For each tuple whether it covers its pixel opaquely, and whether it could be a seam.
  private let isOpaque: [Bool]
  private let isCandidate: [Bool]

  init(_ masks: FlattenedMasks, layers: [Layer]) {
    plane = masks.plane
    let shares = (0..<masks.table.count).map { tuple in
      zip(layers, zip(masks.table[tuple], masks.table.maxima)).compactMap { layer, coverage in
        layer.opaqueAlpha == 255 ? Double(coverage.0) / Double(coverage.1) : nil
      }
    }
    isOpaque = shares.map { $0.contains(1) }
    isCandidate = shares.map { shares in
      !shares.contains(1) && shares.count { $0 > 0 } > 1 && shares.reduce(0, +) > 0.95
    }
  }

  /// The seams, top row first.
  func seams() -> [(x: Int, y: Int)] {
    guard isCandidate.contains(true) else { return [] }
    let size = plane.size
    var result: [(x: Int, y: Int)] = []
    for y in 0..<size.height {
      for x in 0..<size.width
      where isCandidate[Int(plane.indices[y * size.width + x])] && isBetweenOpaque(x, y) {
        result.append((x, y))
      }
    }
    return result
  }

  private func isBetweenOpaque(_ x: Int, _ y: Int) -> Bool {
    [(1, 0), (0, 1), (1, 1), (1, -1)].contains { dx, dy in
      opaque(x - dx, y - dy) && opaque(x + dx, y + dy)
    }
  }

  private func opaque(_ x: Int, _ y: Int) -> Bool {
    guard x >= 0, y >= 0, x < plane.size.width, y < plane.size.height else { return false }
    return isOpaque[Int(plane.indices[y * plane.size.width + x])]
  }
}
