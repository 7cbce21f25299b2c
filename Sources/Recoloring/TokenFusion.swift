/// Pairs of tokens that come often, made tokens of their own, so that fewer are written: pairs of pairs of pairs at most.
///
/// Of 20 thousand tokens of a sneaker 1000 pixels wide 15 thousand are left, of 173 thousand at 4000 pixels 50 thousand, for
/// some hundred more codes to make a colorway. Pairs are taken only if they are expected to fit a token's 56 bits. Where
/// a colorway makes one longer, its stream is written token by token, more slowly, with the same bytes.
struct TokenFusion {
  /// The tokens, pairs among them.
  private(set) var tokens: [UInt32]
  /// The two tokens of each pair, which may be pairs themselves; pairs are numbered after all others.
  private(set) var pairs: [(first: UInt32, second: UInt32)] = []
  /// The bits that each token is expected to have at most.
  private var bits: [UInt8]

  /// A pair pays if it spares more tokens than it takes codes.
  private static let leastCount = 4
  static let maximumBits = 56

  /// `bits` has the expected bits of each of the tokens.
  init(_ tokens: [UInt32], bits: [UInt8], rounds: Int = 3) {
    self.tokens = tokens
    self.bits = bits
    for _ in 0..<rounds where !fuse() { break }
  }

  /// Whether any pair was found.
  private mutating func fuse() -> Bool {
    var counts = [UInt32](repeating: 0, count: bits.count)
    for token in tokens { counts[Int(token)] += 1 }
    var table = PairCounts()
    for index in tokens.indices.dropLast() {
      let (first, second) = (tokens[index], tokens[index + 1])
      guard min(counts[Int(first)], counts[Int(second)]) >= Self.leastCount, fits(first, second) else { continue }
      table.count(first, second)
    }
    let known = pairs.count
    var fused: [UInt32] = []
    fused.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let first = tokens[index]
      if index + 1 < tokens.count, let pair = pair(first, tokens[index + 1], counts, &table) {
        fused.append(pair)
        index += 2
      } else {
        fused.append(first)
        index += 1
      }
    }
    tokens = fused
    return pairs.count > known
  }

  private func fits(_ first: UInt32, _ second: UInt32) -> Bool {
    Int(bits[Int(first)]) + Int(bits[Int(second)]) <= Self.maximumBits
  }

  /// The token of a pair that comes often enough.
  private mutating func pair(
    _ first: UInt32, _ second: UInt32, _ counts: [UInt32], _ table: inout PairCounts
  ) -> UInt32? {
    guard min(counts[Int(first)], counts[Int(second)]) >= Self.leastCount, fits(first, second) else { return nil }
    let slot = table.slot(first, second)
    guard table.slots[slot].count >= Self.leastCount else { return nil }
    if table.slots[slot].token == .max {
      table.slots[slot].token = UInt32(bits.count)
      bits.append(bits[Int(first)] + bits[Int(second)])
      pairs.append((first, second))
    }
    return table.slots[slot].token
  }
}

/// Counts pairs: a hash table with linear probing.
private struct PairCounts {
  struct Slot {
    var key: UInt64 = .max
    var count: UInt32 = 0
    /// The pair's token, once it has one.
    var token: UInt32 = .max
  }

  private(set) var used = 0
  var slots = [Slot](repeating: Slot(), count: 1 << 12)

  mutating func count(_ first: UInt32, _ second: UInt32) {
    if 2 * used >= slots.count { grow() }
    let place = slot(first, second)
    if slots[place].count == 0 {
      slots[place].key = UInt64(first) << 32 | UInt64(second)
      used += 1
    }
    slots[place].count += 1
  }

  /// The place of a pair, or the free one for it.
  func slot(_ first: UInt32, _ second: UInt32) -> Int { slot(UInt64(first) << 32 | UInt64(second)) }

  private func slot(_ key: UInt64) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place].count > 0, slots[place].key != key { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: 2 * old.count)
    for entry in old where entry.count > 0 { slots[slot(entry.key)] = entry }
  }
}
