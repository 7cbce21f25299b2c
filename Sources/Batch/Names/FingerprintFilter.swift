/// Says of most fingerprints that are not in a set that they are not, out of 8 MiB whatever the set: a Bloom filter with
/// three bits in one word for each. Of 4 million fingerprints in the set it lets pass one in 140 of the others, of 10
/// million one in 18; beyond that it fades to letting all pass.
struct FingerprintFilter {
  private static let wordBits = 20
  private var words: [UInt64] = []

  /// Adds a fingerprint. The first one makes the words.
  mutating func insert(_ fingerprint: UInt64) {
    if words.isEmpty { words = [UInt64](repeating: 0, count: 1 << Self.wordBits) }
    words[Self.place(fingerprint)] |= Self.mask(fingerprint)
  }

  /// Whether the set may have the fingerprint; it is true for all that it has.
  func mayContain(_ fingerprint: UInt64) -> Bool {
    guard !words.isEmpty else { return false }
    let mask = Self.mask(fingerprint)
    return words[Self.place(fingerprint)] & mask == mask
  }

  private static func place(_ fingerprint: UInt64) -> Int { Int(fingerprint >> UInt64(64 - wordBits)) }

  private static func mask(_ fingerprint: UInt64) -> UInt64 {
    1 << (fingerprint & 63) | 1 << (fingerprint >> 6 & 63) | 1 << (fingerprint >> 12 & 63)
  }
}
