import Pixels

/// Looks for what a metric calls the same.
struct AllowanceSearch {
  typealias Pair = (one: UInt32, other: UInt32)

  /// Whether two opaque colours are the same by the metric.
  let isSame: (UInt32, UInt32) -> Bool

  init(metric: Metric) {
    switch metric {
    case .exact: isSame = { $0 == $1 }
    case .deltaE(let limit): isSame = { ExactDeltaE.computed($0, $1) <= limit }
    case .pixelmatch(let options): isSame = Self.same(options)
    }
  }

  private static func same(_ options: PixelmatchOptions) -> (UInt32, UInt32) -> Bool {
    switch options.generation {
    case .six: same(WhiteYIQ(options))
    case .seven: same(PatternYIQ(options))
    case .eight: same(PatternOKLab(options))
    }
  }

  private static func same(_ test: some PixelTest) -> (UInt32, UInt32) -> Bool {
    { $0 == $1 || test.verdict($0, $1, at: 0) == .within }
  }

  var greyLevels: Int {
    (0...255).map { start in levels(from: start) { 0xFF00_0000 | UInt32($0) * 0x1_0101 } }.max() ?? 0
  }

  var channelLevels: SIMD3<Int> {
    var most = SIMD3<Int>.zero
    for channel in 0..<3 {
      for base in Self.lattice(step: 85) where base >> UInt32(8 * channel) & 255 == 0 {
        let color = { (level: Int) in base | UInt32(level) << UInt32(8 * channel) }
        most[channel] = max(most[channel], (0...255).map { levels(from: $0, color) }.max() ?? 0)
      }
    }
    return most
  }

  /// How many levels up from `start` are the same without a gap.
  private func levels(from start: Int, _ color: (Int) -> UInt32) -> Int {
    var end = start
    while end < 255, isSame(color(start), color(end + 1)) { end += 1 }
    return end - start
  }

  /// Opaque colours whose levels are multiples of `step`.
  private static func lattice(step: Int) -> [UInt32] {
    let levels = stride(from: 0, through: 255, by: step).map { UInt32($0) }
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { 0xFF00_0000 | $0 << 16 | green << 8 | red } }
    }
  }
}

/// The worst pair.
extension AllowanceSearch {
  var example: Allowance.Example? {
    let ends = starts.map { climb(from: $0) }
    guard let best = ends.max(by: { $0.deltaE < $1.deltaE }), best.deltaE > 0 else { return nil }
    return Allowance.Example(
      expected: RGBA8(word: best.pair.one), actual: RGBA8(word: best.pair.other), deltaE: best.deltaE)
  }

  /// The eight pairs of the lattice that are furthest apart and the same, and lattice colours with themselves.
  private var starts: [Pair] {
    let colors = Self.lattice(step: 51)
    var found: [(pair: Pair, deltaE: Double)] = []
    for (index, one) in colors.enumerated() {
      for other in colors[(index + 1)...] where isSame(one, other) {
        found.append(((one, other), ExactDeltaE.computed(one, other)))
      }
    }
    found.sort { $0.deltaE == $1.deltaE ? ($0.pair < $1.pair) : $0.deltaE > $1.deltaE }
    return found.prefix(8).map(\.pair)
      + Self.lattice(step: 85).enumerated().filter { $0.offset % 8 == 0 }.map {
        ($0.element, $0.element)
      }
  }

  /// Takes the best step in one channel of one colour until none leads further apart.
  private func climb(from start: Pair) -> (pair: Pair, deltaE: Double) {
    var best = (pair: start, deltaE: ExactDeltaE.computed(start.one, start.other))
    while true {
      let before = best
      for pair in Self.neighbors(of: before.pair) where isSame(pair.one, pair.other) {
        let deltaE = ExactDeltaE.computed(pair.one, pair.other)
        if deltaE > best.deltaE { best = (pair, deltaE) }
      }
      if best.deltaE == before.deltaE { return best }
    }
  }

  /// Pairs in which one colour is 1 or 8 levels up or down in one channel.
  private static func neighbors(of pair: Pair) -> [Pair] {
    var pairs: [Pair] = []
    for shift in [UInt32(0), 8, 16] {
      for step in [-8, -1, 1, 8] {
        if let one = moved(pair.one, shift, by: step) { pairs.append((one, pair.other)) }
        if let other = moved(pair.other, shift, by: step) { pairs.append((pair.one, other)) }
      }
    }
    return pairs
  }

  /// Nil beyond the ends of the channel.
  private static func moved(_ word: UInt32, _ shift: UInt32, by step: Int) -> UInt32? {
    let level = Int(word >> shift & 255) + step
    guard (0...255).contains(level) else { return nil }
    return word & ~(255 << shift) | UInt32(level) << shift
  }
}
