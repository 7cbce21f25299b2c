/// Distinct *weight rows*, each written exactly: as shares of coverage tuples. A pixel of the masks' own size has one
/// tuple; one of a resized picture has several, each with the area (of `totalArea`) that it takes in the pixel.
struct WeightRows {
  /// What the areas of one row add up to.
  let totalArea: UInt64
  /// For each row where its shares begin; one more entry at the end.
  private(set) var offsets: [Int] = [0]
  /// The tuple of each share, ascending within a row.
  private(set) var tuples: [UInt32] = []
  /// The area of each share, above 0.
  private(set) var areas: [UInt64] = []

  private var whole: [UInt32]
  private var buckets: [UInt64: [UInt32]] = [:]

  /// No rows so far, over a table of `tupleCount` tuples.
  init(totalArea: UInt64, tupleCount: Int) {
    self.totalArea = totalArea
    whole = [UInt32](repeating: .max, count: tupleCount)
  }

  /// One row for each tuple, with the tuple's number: the rows of a picture of the masks' own size.
  init(ofWholeTuples tupleCount: Int) {
    self.init(totalArea: 1, tupleCount: tupleCount)
    for tuple in 0..<tupleCount { _ = row(ofWhole: UInt32(tuple)) }
  }

  var count: Int { offsets.count - 1 }

  /// The greatest number of shares in a row, 0 without rows.
  var longest: Int { (0..<count).reduce(0) { max($0, offsets[$1 + 1] - offsets[$1]) } }

  /// The number of the row that is wholly `tuple`.
  @inline(__always) mutating func row(ofWhole tuple: UInt32) -> UInt32 {
    let known = whole[Int(tuple)]
    if known != .max { return known }
    whole[Int(tuple)] = append([(tuple, totalArea)])
    return whole[Int(tuple)]
  }

  /// The number of the row with these shares: at least two, tuples ascending, each once.
  mutating func row(of shares: [(tuple: UInt32, area: UInt64)]) -> UInt32 {
    let hash = shares.reduce(UInt64(0)) { ($0 ^ UInt64($1.tuple) ^ $1.area << 32) &* 0x9E37_79B9_7F4A_7C15 }
    for row in buckets[hash] ?? [] where isEqual(row, shares) { return row }
    let row = append(shares)
    buckets[hash, default: []].append(row)
    return row
  }

  private func isEqual(_ row: UInt32, _ shares: [(tuple: UInt32, area: UInt64)]) -> Bool {
    let range = offsets[Int(row)]..<offsets[Int(row) + 1]
    return range.count == shares.count
      && zip(range, shares).allSatisfy { tuples[$0] == $1.tuple && areas[$0] == $1.area }
  }

  private mutating func append(_ shares: [(tuple: UInt32, area: UInt64)]) -> UInt32 {
    for share in shares {
      tuples.append(share.tuple)
      areas.append(share.area)
    }
    offsets.append(tuples.count)
    return UInt32(count - 1)
  }
}
