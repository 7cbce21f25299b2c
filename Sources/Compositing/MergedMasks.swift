import Pixels

/// Masks as a plane of numbers and the coverage tuples that they stand for.
struct MergedMasks: Equatable, Sendable {
  let plane: IndexPlane
  let table: CoverageTable

  init(plane: IndexPlane, table: CoverageTable) {
    (self.plane, self.table) = (plane, table)
  }

  /// Finds the distinct tuples of masks of one size; nil where they are more than an eighth of the pixels (and more than
  /// 65,536). Above a megapixel a quarter in every fourth line is enough, which saves going through all of most photographs.
  ///
  /// Measured with five masks of 8 megapixels, of whose pixels a share is noise, for one picture, in seconds and megabytes:
  ///
  ///     share         1/1000   1/64   1/16    1/8    1/4    1/2    all
  ///     by a table    0.4      0.5    0.8     0.8    1.5    3.1    5.6
  ///                   160      160    210     230    370    680    1200
  ///     as they are                            0.7    0.35   0.3    0.3
  ///                                            190    110    90     90
  ///
  /// Further pictures take 0.1 to 0.15 seconds either way up to 1/8; but by a table their PNGs are coloured, not deflated
  /// again.
  init?(_ masks: [Mask]) {
    guard masks[0].size.area <= 1 << 20 || Self.fold(masks, everyLine: 4, worthFinding: 4) != nil,
      let folding = Self.fold(masks, everyLine: 1, worthFinding: 8)
    else { return nil }
    plane = IndexPlane(size: masks[0].size, indices: folding.indices)
    table = CoverageTable(maxima: masks.map(\.maximum), coverages: folding.tuples)
  }

  /// The tuples of some lines; nil where they are too many.
  private static func fold(_ masks: [Mask], everyLine step: Int, worthFinding share: Int) -> TupleFolding? {
    let size = masks[0].size
    let lines = stride(from: 0, to: size.height, by: step)
    var folding = TupleFolding(count: Array(lines).count * size.width, worthFinding: share)
    for mask in masks {
      switch mask.samples {
      case .eight(let samples): folding.fold(step == 1 ? samples : pick(lines, of: samples, size.width))
      case .sixteen(let samples): folding.fold(step == 1 ? samples : pick(lines, of: samples, size.width))
      }
      guard !folding.isUnmerged else { return nil }
    }
    return folding
  }

  private static func pick<Sample>(_ lines: StrideTo<Int>, of samples: [Sample], _ width: Int) -> [Sample] {
    lines.flatMap { samples[$0 * width..<($0 + 1) * width] }
  }

  /// Gives each pixel a tuple of its own.
  init(listing masks: [Mask]) {
    let size = masks[0].size
    var coverages = [UInt16](repeating: 0, count: size.area * masks.count)
    for (layer, mask) in masks.enumerated() {
      mask.copy(0..<size.area, into: &coverages, from: layer, by: masks.count)
    }
    plane = IndexPlane(size: size, indices: (0..<UInt32(size.area)).map { $0 })
    table = CoverageTable(maxima: masks.map(\.maximum), coverages: coverages)
  }
}
