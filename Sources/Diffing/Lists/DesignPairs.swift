import ShoeRender

/// Which designs of two sides belong together.
struct DesignPairs: Sendable {
  /// Designs that stand under one key, or the one that a side alone has.
  struct Pair: Sendable {
    fileprivate let first: Int32
    fileprivate let second: Int32
    /// Whether the actual design gives the picture of the expected one and has another key.
    let isRenamed: Bool

    /// The expected design's number; nil where there is none.
    var expected: Int? { first < 0 ? nil : Int(first) }
    /// The actual design's number; nil where there is none.
    var actual: Int? { second < 0 ? nil : Int(second) }

    fileprivate init(_ expected: Int?, _ actual: Int?, isRenamed: Bool = false) {
      first = Int32(expected ?? -1)
      second = Int32(actual ?? -1)
      self.isRenamed = isRenamed
    }
  }

  /// In the order of their keys; a renamed one stands where its new key does.
  private(set) var pairs: [Pair] = []

  /// The one design of each side.
  static let single = DesignPairs(pairs: [Pair(0, 0)])

  private init(pairs: [Pair]) { self.pairs = pairs }

  /// Pairs designs by their keys. One that a side alone has goes with one that the other alone has, whose picture is the
  /// same, and that `isPossible` allows to be the same design, if there is one: of several the first by their keys.
  init(
    _ expected: KeyIndex, _ actual: KeyIndex, picture: (expected: (Int) -> PictureKey, actual: (Int) -> PictureKey),
    isPossible: (_ expected: Int, _ actual: Int) -> Bool
  ) {
    merge(expected, actual)
    let missing = pairs.filter { $0.actual == nil }
    guard !missing.isEmpty, missing.count < pairs.count else { return }
    var rows: [PictureKey: [Int32]] = [:]
    for pair in missing.reversed() { rows[picture.expected(Int(pair.first)), default: []].append(pair.first) }
    var renamed: Set<Int32> = []
    for (position, pair) in pairs.enumerated() where pair.expected == nil {
      let key = picture.actual(Int(pair.second))
      let place = rows[key]?.lastIndex { isPossible(Int($0), Int(pair.second)) }
      guard let place, let row = rows[key]?.remove(at: place) else { continue }
      renamed.insert(row)
      pairs[position] = Pair(Int(row), pair.actual, isRenamed: true)
    }
    pairs.removeAll { $0.actual == nil && renamed.contains($0.first) }
  }

  private mutating func merge(_ expected: KeyIndex, _ actual: KeyIndex) {
    var (left, right) = (expected.order[...], actual.order[...])
    pairs.reserveCapacity(max(left.count, right.count))
    while let first = left.first.map(Int.init), let second = right.first.map(Int.init) {
      if expected.texts.precedes(first, actual.texts, second) {
        pairs.append(Pair(first, nil))
        left.removeFirst()
      } else if actual.texts.precedes(second, expected.texts, first) {
        pairs.append(Pair(nil, second))
        right.removeFirst()
      } else {
        pairs.append(Pair(first, second))
        left.removeFirst()
        right.removeFirst()
      }
    }
    pairs += left.map { Pair(Int($0), nil) }
    pairs += right.map { Pair(nil, Int($0)) }
  }
}
