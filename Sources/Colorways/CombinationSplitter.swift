/// Combinations in their order, or a sample of them.
final class CombinationSplitter: Splitter {
  private let combinations: Combinations
  private let sample: Sample?
  private var place: UInt128 = 0
  let notices: [RowNotice]

  init(_ combinations: Combinations, _ sample: Sample?, _ notices: [RowNotice]) {
    self.combinations = combinations
    self.sample = sample
    self.notices = notices
  }

  func next() -> (RowPlace, RecordContent)? {
    guard place < sample.map({ UInt128($0.count) }) ?? combinations.count else { return nil }
    defer { place += 1 }
    let ordinal = sample?.permutation[place] ?? place
    return (RowPlace(source: combinations.source), .combination(ordinal, combinations))
  }
}

/// Some of a number of combinations: the first `count` numbers of a permutation. A larger sample of the same seed begins
/// with the smaller one.
struct Sample: Sendable {
  let permutation: KeyedPermutation
  let count: Int
}
