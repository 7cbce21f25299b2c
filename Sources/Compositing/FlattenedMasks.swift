public import Pixels

/// A layer stack without its colours: which coverage tuple each pixel has. Made once from the masks; every tint,
/// background, size and blend space starts from here.
public struct FlattenedMasks: Equatable, Sendable {
  /// For each pixel the number of its tuple.
  public let plane: IndexPlane
  /// The distinct tuples.
  public let table: CoverageTable

  /// Pairs a plane with the table that it points into. An index outside the table is a programmer error and traps.
  public init(plane: IndexPlane, table: CoverageTable) {
    precondition(plane.largestIndex < table.count, "a plane points outside its table")
    self.plane = plane
    self.table = table
  }

  /// Flattens masks of one size, bottom to top. None at all, or two sizes, is a programmer error and traps.
  public init(masks: [Mask]) {
    precondition(!masks.isEmpty, "a layer stack has at least one mask")
    let size = masks[0].size
    precondition(masks.allSatisfy { $0.size == size }, "the masks of a stack have one size")
    var folding = TupleFolding(count: size.area)
    for mask in masks {
      switch mask.samples {
      case .eight(let samples): folding.fold(samples)
      case .sixteen(let samples): folding.fold(samples)
      }
    }
    plane = IndexPlane(size: size, indices: folding.indices)
    table = CoverageTable(maxima: masks.map(\.maximum), coverages: folding.tuples)
  }

  /// Width and height in pixels.
  public var size: PixelSize { plane.size }
}
