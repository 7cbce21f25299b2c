import CDeltaE
import Colors
import Pixels
import TestSupport
import Testing

/// The loops of the quick CIEDE2000 for each width of registers.
struct DeltaEVariantTests {
  private static let pairs = 1_000_000

  /// Opaque pairs of five kinds in turn: random, near, of a grey and a near-grey, of a grey and any, nearly opposite.
  private static let colors: (expected: [UInt32], actual: [UInt32]) = {
    var random = SplitMix64(seed: 11)
    var (expected, actual): ([UInt32], [UInt32]) = ([], [])
    for index in 0..<pairs {
      let (bits, steps) = (random.next(), random.next())
      let any = UInt32(truncatingIfNeeded: bits) | 0xFF00_0000
      let grey = (any & 255) &* 0x1_0101 | 0xFF00_0000
      expected.append(index % 5 == 2 || index % 5 == 3 ? grey : any)
      let other =
        switch index % 5 {
        case 1: moved(any, steps, by: 3)
        case 2: moved(grey, steps, by: 1)
        case 4: moved(~any, steps, by: 20)
        default: UInt32(bits >> 32) | 0xFF00_0000
        }
      actual.append(other)
    }
    return (expected, actual)
  }()

  /// Each sample up or down by at most `most`.
  private static func moved(_ word: UInt32, _ steps: UInt64, by most: Int) -> UInt32 {
    (0..<3).reduce(0xFF00_0000) { result, channel in
      let step = Int(steps >> UInt64(16 * channel) & 0xFFFF) % (2 * most + 1) - most
      let level = min(max(Int(word >> UInt32(8 * channel) & 255) + step, 0), 255)
      return result | UInt32(level) << UInt32(8 * channel)
    }
  }

  /// The estimates of all pairs, in blocks of which the last is not full.
  private static func estimates(_ variant: cdeltae_variant) -> [Float] {
    let light = (0...255).map { Float(SRGBLight.decode(Double($0) / 255)) }
    let shares = (0..<3).flatMap { channel -> [Float] in
      let full = (0..<3).map { $0 == channel ? 1.0 : 0 }
      let shares = SRGBLight.shares(encodedRed: full[0], green: full[1], blue: full[2])
      return (0..<3).map { Float(shares[$0]) }
    }
    let block = Int(CDELTAE_BLOCK)
    let planes = UnsafeMutablePointer<Float>.allocate(capacity: 6 * block)
    defer { planes.deallocate() }
    let memory = cdeltae_block(expected: planes, actual: planes + 3 * block)
    var results = [Float](repeating: -1, count: pairs)
    results.withUnsafeMutableBufferPointer { results in
      colors.expected.withUnsafeBufferPointer { expected in
        colors.actual.withUnsafeBufferPointer { actual in
          for start in stride(from: 0, to: pairs, by: block) {
            let count = min(block, pairs - start)
            let (one, other) = (expected.baseAddress! + start, actual.baseAddress! + start)
            cdeltae_decode(variant, one, other, count, light, memory)
            _ = cdeltae_differences(variant, memory, count, shares, results.baseAddress! + start)
          }
        }
      }
    }
    return results
  }

  /// Bits that cannot depend on the machine, as none of the variants does.
  @Test func allWidthsGiveTheSameBits() {
    let baseline = Self.estimates(.CDELTAE_BASELINE)
    for variant in [cdeltae_variant.CDELTAE_AVX2, .CDELTAE_AVX512] where cdeltae_has(variant) {
      let wide = Self.estimates(variant)
      let others = (0..<Self.pairs).filter { wide[$0].bitPattern != baseline[$0].bitPattern }
      #expect(others.isEmpty, "\(others.count) of \(Self.pairs) differ, the first at \(others.first ?? 0)")
      print("CIEDE2000 estimates, \(variant): \(Self.pairs) pairs have the bits of the baseline")
    }
  }

  @Test func estimatesAreThoseOfTheFormula() {
    let estimates = Self.estimates(cdeltae_widest())
    var furthest = 0.0
    for (index, estimate) in estimates.enumerated() where !estimate.isNaN {
      let (one, other) = (Lab(RGBA8(Self.colors.expected[index])), Lab(RGBA8(Self.colors.actual[index])))
      let bound = 0.001 + 0.0005 * Double(estimate)
      furthest = max(furthest, (Double(estimate) - one.difference(from: other)).magnitude / bound)
    }
    let unknown = estimates.count(where: \.isNaN)
    print("CIEDE2000 estimates: at most \(furthest) of their bound from the formula, \(unknown) cannot be had")
    #expect(furthest < 0.5)
    #expect(unknown < Self.pairs / 1000, "pairs that take a hundred times as long are rare")
  }
}

extension RGBA8 {
  fileprivate init(_ word: UInt32) {
    self.init(
      red: UInt8(word & 255), green: UInt8(word >> 8 & 255), blue: UInt8(word >> 16 & 255), alpha: UInt8(word >> 24))
  }
}
