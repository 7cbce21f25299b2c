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

  /// One tuple of a row and the area that it takes.
  typealias Share = (tuple: UInt32, area: UInt64)

  /// For each tuple the row that is wholly it, or `none`.
  private var whole: [UInt32]
  /// An open-addressing table of the rows of several shares, at most half full.
  private var slots = [UInt32](repeating: none, count: 1 << 10)
  private var mixedCount = 0
  private static let none = UInt32.max

  /// No rows so far, over a table of `tupleCount` tuples.
  init(totalArea: UInt64, tupleCount: Int) {
    self.totalArea = totalArea
    whole = [UInt32](repeating: Self.none, count: tupleCount)
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
    if known != Self.none { return known }
    whole[Int(tuple)] = append(CollectionOfOne((tuple, totalArea)))
    return whole[Int(tuple)]
  }

  /// The number of the row with these shares: at least two, tuples ascending, each once.
  mutating func row(of shares: [Share]) -> UInt32 {
    let last = UInt64(slots.count - 1)
    var slot = Self.hash(shares) & last
    while slots[Int(slot)] != Self.none {
      if isEqual(slots[Int(slot)], shares) { return slots[Int(slot)] }
      slot = (slot + 1) & last
    }
    let row = append(shares)
    slots[Int(slot)] = row
    mixedCount += 1
    if mixedCount * 2 > slots.count { grow() }
    return row
  }

  private mutating func grow() {
    let rows = slots.filter { $0 != Self.none }
    slots = [UInt32](repeating: Self.none, count: slots.count * 2)
    let last = UInt64(slots.count - 1)
    for row in rows {
      var slot = Self.hash(shares(ofRow: row)) & last
      while slots[Int(slot)] != Self.none { slot = (slot + 1) & last }
      slots[Int(slot)] = row
    }
  }

  /// The shares of one row.
  func shares(ofRow row: UInt32) -> [Share] {
    (offsets[Int(row)]..<offsets[Int(row) + 1]).map { (tuples[$0], areas[$0]) }
  }

  /// Multiplicative hashing, folded after each step so that all bits reach the low ones, which choose the slot.
  @inline(__always) private static func hash(_ shares: [Share]) -> UInt64 {
    var hash: UInt64 = 0
    for share in shares {
      hash = (hash ^ UInt64(share.tuple) ^ share.area << 24) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    return hash
  }

  @inline(__always) private func isEqual(_ row: UInt32, _ shares: [Share]) -> Bool {
    let start = offsets[Int(row)]
    guard offsets[Int(row) + 1] - start == shares.count else { return false }
    for index in shares.indices
    where tuples[start + index] != shares[index].tuple || areas[start + index] != shares[index].area { return false }
    return true
  }

  private mutating func append(_ shares: some Collection<Share>) -> UInt32 {
    for share in shares {
      tuples.append(share.tuple)
      areas.append(share.area)
    }
    offsets.append(tuples.count)
    return UInt32(count - 1)
  }
}
