/// Pairs of tokens that come often, made tokens of their own, so that fewer are written: pairs of pairs of pairs at most.
///
/// Of 20 thousand tokens of a sneaker 1000 pixels wide 15 thousand are left, of 173 thousand at 4000 pixels 72 thousand, for
/// some hundred more codes to make a colorway. Pairs are taken only if they are expected to fit a token's 56 bits. Where
/// a colorway makes one longer, its stream is written token by token, more slowly, with the same bytes.
struct TokenFusion {
  /// The tokens, pairs among them.
  private(set) var tokens: [UInt32]
  /// The two tokens of each pair, which may be pairs themselves; pairs are numbered after all others.
  private(set) var pairs: [TokenPair] = []
  /// The bits that each token is expected to have at most.
  private var bits: [UInt8]

  /// A pair pays if it spares more tokens than it takes codes.
  private static let leastCount: UInt32 = 4
  static let maximumBits = 56

  /// `bits` has the expected bits of each of the tokens.
  init(_ tokens: [UInt32], bits: [UInt8], rounds: Int = 3) {
    self.tokens = tokens
    self.bits = bits
    for _ in 0..<rounds where !fuse() { break }
  }

  /// Whether any pair was found.
  private mutating func fuse() -> Bool {
    let frequent = frequentTokens()
    let table = PairCounts(capacity: tokens.count)
    let known = pairs.count
    let unfused = tokens
    let source = unfused.span
    for index in 0..<max(source.count - 1, 0) {
      let (first, second) = (source[unchecked: index], source[unchecked: index + 1])
      if Self.fits(first, second, frequent) { table.count(first, second) }
    }
    var fused: [UInt32] = []
    fused.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      let first = source[unchecked: index]
      index += 1
      if index < source.count, Self.fits(first, source[unchecked: index], frequent) {
        let second = source[unchecked: index]
        let slot = table.slot(first, second)
        if table.slots[slot].count >= Self.leastCount {
          if table.slots[slot].token == .max {
            table.slots[slot].token = UInt32(bits.count)
            bits.append(bits[Int(first)] + bits[Int(second)])
            pairs.append(TokenPair(first: first, second: second))
          }
          fused.append(table.slots[slot].token)
          index += 1
          continue
        }
      }
      fused.append(first)
    }
    tokens = fused
    return pairs.count > known
  }

  /// For each token its expected bits, or too many if it is too rare to be in a frequent pair.
  private func frequentTokens() -> Storage<UInt8> {
    let counts = Storage<UInt32>(repeating: 0, count: bits.count)
    for token in tokens { counts[Int(token)] += 1 }
    let frequent = Storage<UInt8>(repeating: 0, count: bits.count)
    for token in bits.indices {
      frequent[token] = counts[token] >= Self.leastCount ? bits[token] : UInt8(Self.maximumBits)
    }
    return frequent
  }

  @inline(__always)
  private static func fits(_ first: UInt32, _ second: UInt32, _ frequent: borrowing Storage<UInt8>) -> Bool {
    frequent[Int(first)] &+ frequent[Int(second)] <= maximumBits
  }
}

/// Counts pairs: a hash table with linear probing, of which at most half is used.
private struct PairCounts: ~Copyable {
  struct Slot: BitwiseCopyable {
    var key: UInt64
    var count: UInt32
    /// The pair's token, once it has one.
    var token: UInt32
  }

  let slots: UnsafeMutablePointer<Slot>
  private let mask: Int

  /// For at most `capacity` different pairs.
  init(capacity: Int) {
    var size = 64
    while size < 2 * capacity { size *= 2 }
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(key: 0, count: 0, token: .max), count: size)
  }

  deinit { slots.deallocate() }

  @inline(__always) func count(_ first: UInt32, _ second: UInt32) {
    let place = slot(first, second)
    slots[place].key = UInt64(first) << 32 | UInt64(second)
    slots[place].count += 1
  }

  /// The place of a pair, or the free one for it.
  @inline(__always) func slot(_ first: UInt32, _ second: UInt32) -> Int {
    let key = UInt64(first) << 32 | UInt64(second)
    var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while slots[place].count > 0, slots[place].key != key { place = (place + 1) & mask }
    return place
  }
}
