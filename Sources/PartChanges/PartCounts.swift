import ShoeDesign

/// In how many pixels each part shows, in either of two pictures, and how many of these changed.
struct PartCounts {
  /// The parts of both, in the first one's order; then those that only the second has.
  let parts: [ShoePart]
  private(set) var pixels: [Int]
  private(set) var changed: [Int]

  /// Pixels of one set of parts.
  private struct Count {
    var all = 0
    var changed = 0

    mutating func add(_ run: Self) {
      all += run.all
      changed += run.changed
    }
  }

  /// Both pictures have one size.
  init(_ first: PictureWeights, _ second: PictureWeights, _ pictures: (before: [UInt32], after: [UInt32])) {
    parts = first.parts + second.parts.filter { !first.parts.contains($0) }
    pixels = [Int](repeating: 0, count: parts.count)
    changed = pixels
    let bits = (first.partsOfRow, first === second ? first.partsOfRow : second.partBits(among: parts))
    var counts: [UInt64: Count] = [:]
    // Neighbours mostly show the same parts, so runs are counted, and looked up once each.
    var (shown, run) = (UInt64(0), Count())
    for pixel in first.plane.indices {
      let next = bits.0[Int(first.plane[pixel])] | bits.1[Int(second.plane[pixel])]
      if next != shown {
        counts[shown, default: Count()].add(run)
        (shown, run) = (next, Count())
      }
      run.all += 1
      if pictures.before[pixel] != pictures.after[pixel] { run.changed += 1 }
    }
    counts[shown, default: Count()].add(run)
    for (bits, count) in counts {
      for part in parts.indices.prefix(64) where bits & 1 << UInt64(part) != 0 {
        pixels[part] += count.all
        changed[part] += count.changed
      }
    }
  }
}

extension PictureWeights {
  /// For each row the parts that have a weight in it, one bit each by their place among `parts`.
  fileprivate func partBits(among parts: [ShoePart]) -> [UInt64] {
    let places = self.parts.map { parts.firstIndex(of: $0) }
    return partsOfRow.map { bits in
      places.indices.reduce(0) { result, part in
        guard bits & 1 << UInt64(part) != 0, let place = places[part], place < 64 else { return result }
        return result | 1 << UInt64(place)
      }
    }
  }

  /// The parts that show in any of these pixels.
  func parts(in pixels: [Int]) -> [ShoePart] {
    let bits = pixels.reduce(UInt64(0)) { $0 | partsOfRow[Int(plane[$1])] }
    return parts.indices.filter { bits & 1 << UInt64($0) != 0 }.map { parts[$0] }
  }
}
