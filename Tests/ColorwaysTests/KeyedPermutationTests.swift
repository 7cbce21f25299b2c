import Testing

@testable import Colorways

@Suite struct KeyedPermutationTests {
  /// Every number comes once, for all small sizes and around powers of two.
  @Test func `It is a bijection`() {
    for count in Array(1...300) + [1023, 1024, 1025, 4095, 4096, 4097, 10_000] {
      for key: UInt64 in [0, 1, .max] {
        let permutation = KeyedPermutation(count: UInt128(count), key: key)
        let numbers = (0..<count).map { Int(permutation[UInt128($0)]) }
        #expect(numbers.sorted() == Array(0..<count), "\(count) with key \(key)")
      }
    }
  }

  /// Computed with whole numbers of any length in Python from the description in the doc comment.
  @Test(
    arguments: [
      (1, 0, [0]),
      (10, 0, [2, 0, 8, 1, 9, 7, 4, 5]),
      (10, 1, [1, 6, 8, 0, 3, 5, 2, 7]),
      (1000, 7, [19, 470, 979, 407, 520, 149, 490, 589]),
      (1 << 32, 42, [2_581_354_511, 138_465_783, 1_839_910_779, 2_089_868_609, 3_658_540_114]),
      (
        100_000_000_000_000_000_000, 0,
        [75_940_721_869_949_821_231, 58_356_584_802_338_235_397, 15_231_390_421_245_870_267]
      ),
      (
        .max, .max,
        [
          322_456_542_454_563_393_033_128_674_319_301_720_714, 316_781_741_460_273_281_443_710_609_458_095_140_703,
          137_353_657_199_055_247_044_536_318_488_186_698_568,
        ]
      ),
    ] as [(UInt128, UInt64, [UInt128])])
  func `Its numbers never change`(count: UInt128, key: UInt64, first: [UInt128]) {
    let permutation = KeyedPermutation(count: count, key: key)
    #expect(first.indices.map { permutation[UInt128($0)] } == first)
  }
}
