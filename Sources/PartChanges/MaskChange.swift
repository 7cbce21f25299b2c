import Compositing
import LayerSets
import Pixels
import ShoeDesign

/// Which parts' masks differ between two layer sets that are both at hand, and where.
struct MaskChange: Sendable {
  /// For each part that changed where its mask did, as a digest; by the part's place among both sets' parts.
  private(set) var digests: [ShoePart: String] = [:]

  /// Compares mask by mask where both sets have the same layers and sizes, else the weights that the pictures show.
  init(_ before: PictureWeights, _ after: PictureWeights) {
    if before.layerSet.layers == after.layerSet.layers, before.masks.size == after.masks.size,
      before.masks.table.maxima == after.masks.table.maxima
    {
      compareMasks(before, after)
    } else {
      compareWeights(before, after)
    }
  }

  private mutating func compareMasks(_ before: PictureWeights, _ after: PictureWeights) {
    let (first, second) = (before.masks.table, after.masks.table)
    let planes = (before.masks.plane.indices, after.masks.plane.indices)
    let layers = first.layerCount
    var differing: [UInt64: UInt64] = [:]
    /// The layers in which two tuples differ, one bit each.
    func difference(_ one: UInt32, _ other: UInt32) -> UInt64 {
      let key = UInt64(one) << 32 | UInt64(other)
      if let known = differing[key] { return known }
      let (start, end) = (Int(one) * layers, Int(other) * layers)
      let bits = (0..<layers).reduce(UInt64(0)) {
        first.coverages[start + $1] == second.coverages[end + $1] ? $0 : $0 | 1 << UInt64($1)
      }
      differing[key] = bits
      return bits
    }
    let bitsOfPart = before.partBitsOfLayers()
    add(before.parts, planes.0.count) { pixel in bitsOfPart(difference(planes.0[pixel], planes.1[pixel])) }
  }

  private mutating func compareWeights(_ before: PictureWeights, _ after: PictureWeights) {
    let parts = before.parts + after.parts.filter { !before.parts.contains($0) }
    var differing: [UInt64: UInt64] = [:]
    let places = parts.map { (before.parts.firstIndex(of: $0), after.parts.firstIndex(of: $0)) }
    add(Array(parts.prefix(64)), before.plane.count) { pixel in
      let (one, other) = (before.plane[pixel], after.plane[pixel])
      let key = UInt64(one) << 32 | UInt64(other)
      if let known = differing[key] { return known }
      var bits: UInt64 = 0
      for (part, place) in places.prefix(64).enumerated() {
        let first = place.0.map { before.weight(ofPart: $0, inRow: Int(one)) } ?? 0
        let second = place.1.map { after.weight(ofPart: $0, inRow: Int(other)) } ?? 0
        if abs(first - second) > 1e-9 { bits |= 1 << UInt64(part) }
      }
      differing[key] = bits
      return bits
    }
  }

  /// Takes the parts that change in each pixel, one bit each.
  private mutating func add(_ parts: [ShoePart], _ pixels: Int, _ bits: (Int) -> UInt64) {
    var digests: [Int: Digest] = [:]
    for pixel in 0..<pixels {
      let changed = bits(pixel)
      guard changed != 0 else { continue }
      for part in parts.indices where changed & 1 << UInt64(part) != 0 {
        digests[part, default: Digest()].add(UInt32(truncatingIfNeeded: pixel))
      }
    }
    for (part, digest) in digests { self.digests[parts[part]] = digest.text }
  }
}

extension PictureWeights {
  /// Turns bits of layers into bits of their parts.
  fileprivate func partBitsOfLayers() -> (UInt64) -> UInt64 {
    let parts = partOfLayer
    return { layers in
      guard layers != 0 else { return 0 }
      return parts.indices.reduce(0) { bits, layer in
        guard layers & 1 << UInt64(layer) != 0, let part = parts[layer] else { return bits }
        return bits | 1 << UInt64(part)
      }
    }
  }
}
