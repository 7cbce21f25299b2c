import Pixels

/// Finds the distinct tuples of several columns of samples, column by column: what is known of an element so far and
/// its next sample make a pair, and equal pairs get equal numbers. So neither the number of columns nor the depth of
/// the samples matters, and tuples are numbered in the order in which they first appear.
struct TupleFolding {
  /// For each element the number of its tuple.
  private(set) var indices: [UInt32]
  /// For each column folded, its distinct pairs: index in the column before << 16 | sample.
  private var columns: [[UInt64]] = []

  /// Nothing folded so far: all `count` elements are equal.
  init(count: Int) {
    indices = [UInt32](repeating: 0, count: count)
  }

  /// Folds in one more column, given as one sample an element.
  mutating func fold<Sample: FixedWidthInteger>(_ samples: [Sample]) {
    precondition(samples.count == indices.count)
    var interner = PairInterner()
    var lastKey = UInt64.max
    var lastIndex: UInt32 = 0
    for element in indices.indices {
      let key = UInt64(indices[element]) << 16 | UInt64(truncatingIfNeeded: samples[element])
      if key != lastKey {
        lastKey = key
        lastIndex = interner.index(of: key)
      }
      indices[element] = lastIndex
    }
    columns.append(interner.keys)
  }

  /// The distinct tuples, one sample a column each, one tuple after the other.
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
