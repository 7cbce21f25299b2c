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
    let columns = clip(x, from.width, to: to.width)
    let rows = clip(y, from.height, to: to.height)
    guard !columns.isEmpty else { return result }
    for row in rows {
      let source = (row - y) * from.width + columns.lowerBound - x
      let target = row * to.width + columns.lowerBound
      result.replaceSubrange(target..<target + columns.count, with: samples[source..<source + columns.count])
    }
    return result
  }

  /// What of `start..<start + length` lies in `0..<limit`; empty if nothing does. No offset is too far away.
  private static func clip(_ start: Int, _ length: Int, to limit: Int) -> Range<Int> {
    guard start < limit, start > -length else { return 0..<0 }
    return max(0, start)..<(start < limit - length ? start + length : limit)
  }
}
