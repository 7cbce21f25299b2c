import Pixels

/// How wrong a pixel can be whose row is shown as another.
///
/// What is seen of a pixel with the bytes A (alpha) and C (a colour channel) on an opaque ground G is
/// V = (A C + (255 - A) G) / 255. C is the rounded mean of the layers' colours by their shares n, which add up to 1; A does not
/// depend on colours. For a row and another (marked ') over all colours and grounds of 0...255:
///
/// 1. The means differ by at most 255 times half the sum of |n - n'| over all columns: a linear function of colours is
///    largest where each colour is 0 or 255. Rounded, they differ by at most the D bytes that lie that far apart
///    (`Transfer.largestDifference`). Where both rows are of one and the same column, C is that column's colour.
/// 2. V' - V = (A (C' - C) + (A' - A) (C' - G)) / 255 for A <= A', so |V' - V| <= A D / 255 + A' - A. For opaque rows it is D.
/// 3. In sRGB, V is, but for the rounding of C, a mean of colours and ground with shares A n / 255 and 1 - A / 255, so by the
///    same reasoning |V' - V| is at most 255 times half the sum of their differences. The rounding adds at most A / 510
///    for each row, and nothing for one of a single column. The lesser of 2 and 3 holds.
struct ClusteringError {
  private let original: RowResolver
  private let clustered: RowResolver
  /// No share is wrong by more than this.
  private let shareError: Double
  /// Shares of wholly covered rows, times 255, differ by multiples of this.
  private let step: Double

  /// Both tables are of the same tuples and tint alphas.
  init(original: RowResolver, clustered: RowResolver) {
    self.original = original
    self.clustered = clustered
    shareError = 2 * (original.table.relativeError + clustered.table.relativeError)
    let denominators = zip(original.table.tuples.maxima, original.table.tintAlphas)
      .map { Double($0) * ($1 == 255 ? 1 : 255) }
    step = 255 / denominators.reduce(Double(clustered.table.rows.totalArea), *)
  }

  /// The largest difference, rounded up, that a pixel of `row` shows as one of `center`, of the clustered rows.
  func bound(_ row: Int, shownAs center: Int) -> Int {
    let (left, right) = (Pixel(original, row), Pixel(clustered, center))
    guard left.alpha + right.alpha > 0 else { return 0 }
    let means = left.single != nil && left.single == right.single ? 0 : difference(left, right)
    let bytes = means == 0 ? 0 : original.transfer.largestDifference(ofMixturesApart: means / 255)
    let (least, most) = (min(left.alpha, right.alpha), max(left.alpha, right.alpha))
    let general = (least * bytes + 255 * (most - least) + 254) / 255
    guard original.transfer.isEncoded, most > least || least < 255 else { return general }
    return min(general, Int((seenDifference(left, right) + 510 * shareError).rounded(.up)))
  }

  /// How far apart the means can lie, of 255; exact for wholly covered rows if it is a whole number.
  private func difference(_ left: Pixel, _ right: Pixel) -> Double {
    let difference = 127.5 * zip(left.shares, right.shares).reduce(0) { $0 + abs($1.0 - $1.1) }
    let error = 255 * shareError
    let isWhole = left.isWhole && right.isWhole && abs(difference - difference.rounded()) <= error && error < step / 2
    return isWhole && original.transfer.isEncoded ? difference.rounded() : difference + error
  }

  private func seenDifference(_ left: Pixel, _ right: Pixel) -> Double {
    let (a, b) = (Double(left.alpha), Double(right.alpha))
    let layers = zip(left.shares, right.shares).reduce(0) { $0 + abs(a * $1.0 - b * $1.1) }
    let rounding = (left.single == nil ? a : 0) + (right.single == nil ? b : 0)
    return (layers + abs(a - b)) / 2 + rounding / 510
  }

  /// What counts of one row.
  private struct Pixel {
    let alpha: Int
    /// The shares of ground and layers; 0 for a clear row.
    let shares: [Double]
    /// The column that has all, if there is one.
    let single: Int?
    /// Whether the weights add up to exactly 1, so that they are the shares.
    let isWhole: Bool

    init(_ resolver: RowResolver, _ row: Int) {
      let stride = resolver.table.layerCount + 1
      let (ground, sum) = resolver.coverage(ofRow: row)
      alpha = Int(resolver.alpha(ofRow: row))
      let weights = resolver.table.weights[row * stride..<(row + 1) * stride]
      let covers = [ground] + weights.dropFirst()
      shares = covers.map { sum > 0 ? $0 / sum : 0 }
      let visible = covers.indices.filter { covers[$0] > 0 }
      single = visible.count == 1 ? visible[0] : nil
      isWhole = resolver.background.alpha == 255 || weights[weights.startIndex] == 0
    }
  }
}

extension Transfer {
  /// Whether mixtures are of the sRGB-encoded bytes themselves.
  var isEncoded: Bool { decode[1] == 2 }

  /// The most bytes that two mixtures can differ by which lie at most `distance` (0...1 of the whole range) apart: a
  /// mixture below the next threshold of byte i and one at that of byte j.
  func largestDifference(ofMixturesApart distance: Double) -> Int {
    let distance = distance * values[255]
    var (largest, upper) = (0, 0)
    for lower in 0..<255 {
      while upper < 255, boundaries[upper + 1] - boundaries[lower + 1] < distance { upper += 1 }
      largest = max(largest, upper - lower)
    }
    return largest
  }
}
