/// The numbers from 0 up to a count in an order that a key decides: one number after the other without a memory of those
/// before, and none twice.
///
/// The permutation, which will not change, since samples depend on it:
///
/// 1. The domain is `0 ..< 2^(2h)`, with the smallest `h >= 1` for which that holds `count` numbers.
/// 2. A number is two halves of `h` bits, `left * 2^h + right`. In each of 8 rounds
///    `(left, right) = (right, left ^ (mix(right + key[round]) mod 2^h))`: a Feistel network, which is a bijection
///    whatever `mix` is.
/// 3. `key[0...7]` are the first eight outputs of the generator SplitMix64 seeded with the key, and `mix` is its output
///    function; sums are modulo 2^64. (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014;
///    constants of Vigna's splitmix64.c.)
/// 4. A result that is not below `count` goes through the network again until it is ("cycle walking"; Black, Rogaway:
///    Ciphers with Arbitrary Finite Domains, 2002). As the domain is at most four times the count, or 4, that takes at
///    most four rounds in the mean.
struct KeyedPermutation: Sendable {
  /// How many numbers there are, at least 1.
  let count: UInt128
  private let halfBits: Int
  private let mask: UInt64
  private let keys: [UInt64]

  init(count: UInt128, key: UInt64) {
    precondition(count > 0, "there is nothing to permute")
    let bits = 128 - (count - 1).leadingZeroBitCount
    self.count = count
    halfBits = max(1, (bits + 1) / 2)
    mask = halfBits == 64 ? .max : 1 << UInt64(halfBits) - 1
    keys = (1...8).map { Self.mix(key &+ Self.gamma &* $0) }
  }

  /// The number at `place`, which must be below the count.
  subscript(place: UInt128) -> UInt128 {
    precondition(place < count, "the place lies outside the permutation")
    var number = place
    repeat { number = encrypted(number) } while number >= count
    return number
  }

  private func encrypted(_ number: UInt128) -> UInt128 {
    var left = UInt64(truncatingIfNeeded: number >> UInt128(halfBits))
    var right = UInt64(truncatingIfNeeded: number) & mask
    for key in keys { (left, right) = (right, left ^ (Self.mix(right &+ key) & mask)) }
    return UInt128(left) << UInt128(halfBits) | UInt128(right)
  }

  private static let gamma: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
