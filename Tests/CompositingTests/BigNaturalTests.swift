import TestSupport
import Testing

@testable import Compositing

/// Whole numbers of any length: equal to 128-bit arithmetic where that suffices, and lawful beyond.
@Suite struct BigNaturalTests {
  private static let edges: [UInt64] = [
    0, 1, 2, 255, 1 << 31, (1 << 32) - 1, 1 << 32, (1 << 32) + 1, 1 << 63, .max - 1, .max,
  ]

  private static let halfWord = BigNatural(1 << 32)

  private func big(_ value: UInt128) -> BigNatural {
    BigNatural(UInt64(value >> 64)) * Self.halfWord * Self.halfWord
      + BigNatural(UInt64(truncatingIfNeeded: value))
  }

  @Test func agreesWith128Bits() {
    for left in Self.edges {
      for right in Self.edges {
        #expect(BigNatural(left) * BigNatural(right) == big(UInt128(left) * UInt128(right)))
        #expect(BigNatural(left) + BigNatural(right) == big(UInt128(left) + UInt128(right)))
        #expect((BigNatural(left) < BigNatural(right)) == (left < right))
        #expect((BigNatural(left) == BigNatural(right)) == (left == right))
      }
    }
  }

  /// 2^n - 1 and 1 make 2^n: the carry runs through every digit and beyond.
  @Test(arguments: 1...20) func carriesRunThrough(digits: Int) {
    var (ones, power) = (BigNatural(0), BigNatural(1))
    for _ in 0..<digits {
      ones = ones * Self.halfWord + BigNatural((1 << 32) - 1)
      power = power * Self.halfWord
    }
    #expect(ones + BigNatural(1) == power)
    #expect(ones < power && !(power < ones) && ones != power)
    #expect(power * power == (ones + BigNatural(1)) * power)
  }

  @Test(arguments: 110..<120) func productsDistributeAndKeepTheOrder(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func number() -> BigNatural {
      (0..<random.below(9)).reduce(BigNatural(1)) { number, _ in
        number * BigNatural(random.pick(Self.edges)) + BigNatural(random.pick(Self.edges))
      }
    }
    for _ in 0..<50 {
      let (a, b, c) = (number(), number(), number())
      #expect((a + b) * c == a * c + b * c)
      #expect(a * b == b * a)
      #expect((a + c < b + c) == (a < b))
      #expect(a < a + BigNatural(1))
    }
  }
}
