extension Mask {
  /// The mask with its upper left corner at (`x`, `y`) of a plane of `size`, where all else is not covered. What lies
  /// outside the plane is cut off.
  public func placed(in size: PixelSize, x: Int, y: Int) -> Mask {
    switch samples {
    case .eight(let samples): Mask(size: size, coverages: Self.place(samples, self.size, size, x, y))
    case .sixteen(let samples): Mask(size: size, coverages: Self.place(samples, self.size, size, x, y))
    }
  }

  private static func place<Sample: FixedWidthInteger>(
    _ samples: [Sample], _ from: PixelSize, _ to: PixelSize, _ x: Int, _ y: Int
  ) -> [Sample] {
    var result = [Sample](repeating: 0, count: to.area)
    let columns = max(0, x)..<max(max(0, x), min(to.width, x + from.width))
    let rows = max(0, y)..<max(max(0, y), min(to.height, y + from.height))
    for row in rows {
      let source = (row - y) * from.width + columns.lowerBound - x
      let target = row * to.width + columns.lowerBound
      result.replaceSubrange(target..<target + columns.count, with: samples[source..<source + columns.count])
    }
    return result
  }
}
