/// The distinct combinations of coverages that the pixels of a layer stack have: one *tuple* a combination, one
/// coverage a layer, bottom to top.
public struct CoverageTable: Equatable, Sendable {
  /// For each layer, bottom to top, the coverage that means "wholly covered": 255 for an 8-bit mask, 65535 for 16.
  public let maxima: [UInt16]
  /// The tuples one after the other: `count * layerCount` coverages.
  public let coverages: [UInt16]

  /// Wraps tuples of `maxima.count` coverages each, none above its layer's maximum, no maximum 0. Anything else is a
  /// programmer error and traps.
  public init(maxima: [UInt16], coverages: [UInt16]) {
    precondition(!maxima.isEmpty && coverages.count.isMultiple(of: maxima.count))
    precondition(!maxima.contains(0))
    for (index, coverage) in coverages.enumerated() { precondition(coverage <= maxima[index % maxima.count]) }
    self.maxima = maxima
    self.coverages = coverages
  }

  /// The number of layers.
  public var layerCount: Int { maxima.count }
  /// The number of tuples.
  public var count: Int { coverages.count / maxima.count }

  /// The coverages of one tuple, bottom to top.
  public subscript(tuple: Int) -> ArraySlice<UInt16> {
    coverages[tuple * layerCount..<(tuple + 1) * layerCount]
  }
}
