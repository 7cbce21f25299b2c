import Pixels

/// Finds the tuples of several columns of samples, column by column: what is known of an element so far and its next
/// sample make a pair, and equal pairs get equal numbers. So neither the number of columns nor the depth of the samples
/// matters, and tuples are numbered in the order in which they first appear.
///
/// Where too many elements differ, as in photographic masks, looking for equal ones costs more than it saves: from then
/// on every element is a tuple of its own, equal or not.
struct TupleFolding {
  /// For each element the number of its tuple.
  private(set) var indices: [UInt32]
  /// For each column folded, its distinct pairs: index in the column before << 16 | sample.
  private var columns: [[UInt64]] = []

  /// Whether every element has become a tuple of its own.
  private(set) var isUnmerged = false

  private let limit: Int

  /// Nothing folded so far: all `count` elements are equal. More tuples than `count` divided by `share` are not worth
  /// finding; but never fewer than fit a cache.
  init(count: Int, worthFinding share: Int) {
    indices = [UInt32](repeating: 0, count: count)
    limit = max(1 << 16, count / share)
  }

  /// Folds in one more column, given as one sample an element.
  mutating func fold<Sample: FixedWidthInteger>(_ samples: [Sample]) {
    precondition(samples.count == indices.count)
    if !isUnmerged, let pairs = merge(samples) {
      columns.append(pairs)
    } else {
      columns.append(zip(indices, samples).map { Self.pair($0, $1) })
      indices = (0..<UInt32(indices.count)).map { $0 }
      isUnmerged = true
    }
  }

  @inline(__always) private static func pair(_ index: UInt32, _ sample: some FixedWidthInteger) -> UInt64 {
    UInt64(index) << 16 | UInt64(truncatingIfNeeded: sample)
  }

  /// Replaces each index by the number of its pair, and returns the pairs; nil, nothing changed, where they are too many.
  private mutating func merge<Sample: FixedWidthInteger>(_ samples: [Sample]) -> [UInt64]? {
    var interner = PairInterner()
    var lastPair = UInt64.max
    var lastIndex: UInt32 = 0
    var result = indices
    for element in result.indices {
      let pair = Self.pair(result[element], samples[element])
      if pair != lastPair {
        lastPair = pair
        lastIndex = interner.index(of: pair)
        guard lastIndex < limit else { return nil }
      }
      result[element] = lastIndex
    }
    indices = result
    return interner.keys
  }

  /// The tuples, one sample a column each, one tuple after the other.
  var tuples: [UInt16] {
    let count = columns.last?.count ?? 0
    var result = [UInt16](repeating: 0, count: count * columns.count)
    for tuple in 0..<count {
      var index = tuple
      for column in columns.indices.reversed() {
        let pair = columns[column][index]
        result[tuple * columns.count + column] = UInt16(truncatingIfNeeded: pair)
        index = Int(pair >> 16)
      }
    }
    return result
  }
}
