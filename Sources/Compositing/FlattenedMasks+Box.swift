public import Pixels

extension FlattenedMasks {
  /// The smallest box that holds every pixel which one of `layers` covers at all; nil where none covers anything. Layers count from
  /// the bottom; one that there is not is a programmer error and traps.
  public func box(ofLayers layers: [Int]) -> PixelBox? {
    var bounds = Bounds()
    if let masks = separateMasks {
      for layer in layers {
        let mask = masks[layer]
        for y in 0..<size.height { bounds.add(row: y, width: size.width) { mask[$0, y] > 0 } }
      }
    } else {
      let table = table
      let isCovered = (0..<table.count).map { tuple in layers.contains { table[tuple].dropFirst($0).first! > 0 } }
      let plane = plane
      for y in 0..<size.height {
        bounds.add(row: y, width: size.width) { isCovered[Int(plane.indices[y * plane.size.width + $0])] }
      }
    }
    return bounds.box
  }

  /// The outermost pixels found so far.
  private struct Bounds {
    var columns: ClosedRange<Int>?
    var rows: ClosedRange<Int>?

    @inline(__always) mutating func add(row: Int, width: Int, _ isCovered: (Int) -> Bool) {
      guard let first = (0..<width).first(where: isCovered), let last = (0..<width).last(where: isCovered) else {
        return
      }
      columns = min(columns?.lowerBound ?? first, first)...max(columns?.upperBound ?? last, last)
      rows = min(rows?.lowerBound ?? row, row)...max(rows?.upperBound ?? row, row)
    }

    var box: PixelBox? {
      guard let columns, let rows else { return nil }
      return PixelBox(
        x: columns.lowerBound, y: rows.lowerBound, size: PixelSize(width: columns.count, height: rows.count))
    }
  }
}
