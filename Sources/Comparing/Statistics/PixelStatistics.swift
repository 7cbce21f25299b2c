/// Counts and extremes over the pixels of a pair, or of some of its rows.
///
/// Every member is a sum, a largest value or a union, so that those of several bands merge into the same result in any
/// order and for any division of the rows.
public struct PixelStatistics: Equatable, Sendable {
  /// Pixels looked at.
  public var total = 0
  /// Pixels that count as different, beyond the tolerated levels.
  public var different = 0
  /// Pixels that differ by no more than the tolerated levels.
  public var tolerated = 0
  /// Pixels that differ as antialiasing may and were excused.
  public var excused = 0
  /// Pixels with any difference, counted or not; without those that are ignored, and without those of ``hidden`` that
  /// the metric calls same.
  public var changed = 0
  /// Pixels with any difference where nothing is judged.
  public var ignored = 0
  /// Pixels with alpha 0 in both pictures and other colours beneath.
  public var hidden = 0
  /// Changed pixels whose alpha differs.
  public var alphaChanged = 0
  /// The largest difference of a sample of changed pixels: red, green, blue, alpha; 0...255, or 0...65535.
  public var maxLevels = SIMD4<Int32>.zero
  /// Columns from the first to the last changed pixel; nil where there is none.
  public var columns: ClosedRange<Int>?
  /// Rows from the first to the last changed pixel; nil where there is none.
  public var rows: ClosedRange<Int>?
  /// The changed pixel with the largest CIEDE2000, the first of equals in reading order; nil where none changed.
  public var worst: PixelPair?
  /// The distribution of CIEDE2000 over changed pixels.
  var histogram = DeltaEHistogram()
  /// Which pixels count as different, where a window was asked for.
  var marks = DifferenceMarks()

  /// Counts of no pixels.
  public init() {}

  /// The largest CIEDE2000 of a changed pixel on the worst of its grounds, by the scalar formula; 0 without any.
  public var maxDeltaE: Double { worst?.deltaE ?? 0 }

  /// The CIEDE2000 that 99.9 % of all pixels do not exceed: nearest rank, in steps of 0.01.
  ///
  /// Of `total` pixels in ascending order it is the one of rank `total - total / 1000`. Values come from a quick form of
  /// the formula, the same on every machine, which is within ``DeltaEEstimate/error(of:)`` of the scalar one, and are
  /// rounded to the nearest step.
  public var highDeltaE: Double { min(histogram.value(above: total / 1000), maxDeltaE) }

  /// Takes in the counts of other rows.
  public mutating func merge(_ other: PixelStatistics) {
    total += other.total
    different += other.different
    tolerated += other.tolerated
    excused += other.excused
    changed += other.changed
    ignored += other.ignored
    hidden += other.hidden
    alphaChanged += other.alphaChanged
    maxLevels.replace(with: other.maxLevels, where: other.maxLevels .> maxLevels)
    columns = Self.union(columns, other.columns)
    rows = Self.union(rows, other.rows)
    if let pair = other.worst { consider(pair) }
    histogram.merge(other.histogram)
    marks.merge(other.marks)
  }

  /// Makes `pair` the worst one if it is.
  mutating func consider(_ pair: PixelPair) {
    if worst.map({ pair.isWorse(than: $0) }) ?? true { worst = pair }
  }

  /// Widens the bounds by the changed pixels of a row.
  mutating func widen(row: Int, columns added: ClosedRange<Int>) {
    columns = Self.union(columns, added)
    rows = Self.union(rows, row...row)
  }

  private static func union(_ one: ClosedRange<Int>?, _ other: ClosedRange<Int>?) -> ClosedRange<Int>? {
    guard let one, let other else { return one ?? other }
    return min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
  }
}
