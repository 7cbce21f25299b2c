/// What is seen of each row of weights: the colours of its pixels, and how many have each.
struct Observations {
  /// Pixels of one row and one colour.
  struct Entry {
    let row: Int
    let word: UInt32
    let count: Int
  }

  /// By row, then by colour.
  let entries: [Entry]

  init(_ words: [UInt32], plane: [UInt32]) {
    var counts: [UInt64: Int] = [:]
    var (last, length): (UInt64, Int) = (.max, 0)
    for pixel in words.indices {
      let key = UInt64(plane[pixel]) << 32 | UInt64(words[pixel])
      if key == last {
        length += 1
      } else {
        if length > 0 { counts[last, default: 0] += length }
        (last, length) = (key, 1)
      }
    }
    if length > 0 { counts[last, default: 0] += length }
    entries = counts.keys.sorted().map { key in
      Entry(row: Int(key >> 32), word: UInt32(truncatingIfNeeded: key), count: counts[key]!)
    }
  }
}
