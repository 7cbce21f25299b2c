import Comparing
import Pixels
import TestSupport
import Testing

/// The default metric against a CIEDE2000 of the tests' own.
struct DeltaETests {
  /// Pairs of a kind, as pixels of one row of 1000 after the other.
  private func pairs(_ count: Int, _ seed: UInt64, _ make: (inout SplitMix64) -> ([UInt8], [UInt8])) -> [(
    [UInt8], [UInt8]
  )] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in make(&random) }
  }

  private func check(_ pairs: [([UInt8], [UInt8])], limit: Double = 1) -> (nearest: Double, furthest: Double) {
    let size = PixelSize(width: 1000, height: pairs.count / 1000)
    let one = Picture(size: size, bytes: pairs.flatMap { $0.0 + [255] })
    let other = Picture(size: size, bytes: pairs.flatMap { $0.1 + [255] })
    let outcome = Outcome(one, other, PixelRule(metric: .deltaE(limit: limit)), bands: 7)
    var different = 0
    var (nearest, furthest, worst) = (Double.infinity, 0.0, 0.0)
    for (index, pair) in pairs.enumerated() {
      let deltaE = IndependentDeltaE.difference(pair.0, pair.1)
      nearest = min(nearest, (deltaE - limit).magnitude)
      worst = max(worst, deltaE)
      different += deltaE > limit ? 1 : 0
      if outcome.verdicts[index].isDifferent != (deltaE > limit) && (deltaE - limit).magnitude > 1e-9 {
        Issue.record("\(pair): \(deltaE)")
      }
      let estimate = outcome.deltas[index]
      furthest = max(furthest, (Double(estimate) - deltaE).magnitude / Double(DeltaEEstimate.error(of: estimate)))
    }
    #expect((outcome.statistics.maxDeltaE - worst).magnitude < 1e-9)
    #expect((outcome.statistics.different - different).magnitude <= 1)
    return (nearest, furthest)
  }

  @Test func verdictsOnRandomPairsAreThoseOfTheFormula() {
    let random = pairs(100_000, 1) { random in
      let bits = random.next()
      return (bytes(bits), bytes(bits >> 32))
    }
    let result = check(random)
    print("CIEDE2000, random pairs: 100000, nearest to the limit by \(result.nearest)")
    #expect(result.furthest < 0.5, "estimates are surer than they say")
  }

  /// Pairs that are near to each other, to the limit, to grey, and of opposite hues.
  @Test func verdictsOnNearPairsAreThoseOfTheFormula() {
    let near = pairs(60_000, 2) { random in
      let one = bytes(random.next())
      let steps = random.next()
      return (one, (0..<3).map { UInt8(clamping: Int(one[$0]) + Int(steps >> UInt64(8 * $0) & 255) % 7 - 3) })
    }
    let greys = pairs(60_000, 3) { random in
      let level = Int(random.next() & 255)
      let steps = random.next()
      let nearGrey = (0..<3).map { UInt8(clamping: level + Int(steps >> UInt64(8 * $0) & 255) % 3 - 1) }
      return random.next() & 1 == 0
        ? (nearGrey, bytes(random.next())) : ([UInt8(level), UInt8(level), UInt8(level)], nearGrey)
    }
    let opposite = pairs(60_000, 4) { random in
      let one = bytes(random.next())
      let steps = random.next()
      return (one, (0..<3).map { UInt8(clamping: 255 - Int(one[$0]) + Int(steps >> UInt64(8 * $0) & 255) % 41 - 20) })
    }
    for pairs in [near, greys, opposite] {
      let result = check(pairs)
      print(
        "CIEDE2000, near pairs: \(pairs.count), nearest \(result.nearest), estimates at \(result.furthest) of their bound"
      )
      #expect(result.furthest < 0.5)
    }
  }

  /// Translucent pixels: the worst of white, black and mid-grey counts.
  @Test func translucentPixelsLieOnTheWorstGround() {
    var random = SplitMix64(seed: 5)
    let size = PixelSize(width: 500, height: 10)
    let samples = { (random: inout SplitMix64) in (0..<size.area * 4).map { _ in UInt8(random.next() & 255) } }
    let (one, other) = (samples(&random), samples(&random))
    let outcome = Outcome(Picture(size: size, bytes: one), Picture(size: size, bytes: other), PixelRule())
    for pixel in 0..<size.area {
      let expected = onGrounds(one[pixel * 4..<pixel * 4 + 4], other[pixel * 4..<pixel * 4 + 4], 255)
      let estimate = outcome.deltas[pixel]
      #expect((Double(estimate) - expected).magnitude <= Double(DeltaEEstimate.error(of: estimate)))
      #expect(outcome.verdicts[pixel].isDifferent == (expected > 1) || (expected - 1).magnitude < 1e-9)
    }
  }

  @Test func sixteenBitsAreNotRounded() {
    checkSixteenBits(seed: 6) { place, bits in place % 8 == 3 ? UInt16.max : UInt16(bits & 0xFFFF) }
  }

  /// So little shows of a colour that single precision takes it for its ground; its hue counts all the same.
  @Test func faintColorsKeepTheirHue() {
    checkSixteenBits(seed: 7) { place, bits in
      switch place % 8 {
      case 3: UInt16(bits % 5000)
      case 7: UInt16.max
      default: UInt16(bits & 0xFFFF)
      }
    }
  }

  /// Pixels whose samples `sample` makes, beside others that are at most 512 levels off.
  private func checkSixteenBits(seed: UInt64, sample: (Int, UInt64) -> UInt16) {
    var random = SplitMix64(seed: seed)
    let size = PixelSize(width: 500, height: 10)
    let one = (0..<size.area * 4).map { sample($0, random.next()) }
    let other = one.map { UInt16(clamping: Int($0) + Int(random.next() & 1023) - 512) }
    let outcome = Outcome(
      Picture(size: size, samples: one), Picture(size: size, samples: other), PixelRule(), bands: 3)
    for pixel in 0..<size.area {
      let expected = onGrounds(one[pixel * 4..<pixel * 4 + 4], other[pixel * 4..<pixel * 4 + 4], 65535)
      let estimate = outcome.deltas[pixel]
      #expect((Double(estimate) - expected).magnitude <= Double(DeltaEEstimate.error(of: estimate)))
      #expect(outcome.verdicts[pixel].isDifferent == (expected > 1) || (expected - 1).magnitude < 1e-9)
    }
  }

  private func bytes(_ bits: UInt64) -> [UInt8] { (0..<3).map { UInt8(bits >> UInt64(8 * $0) & 255) } }

  private func onGrounds<Sample: FixedWidthInteger>(
    _ one: ArraySlice<Sample>, _ other: ArraySlice<Sample>, _ maximum: Double
  )
    -> Double
  {
    let mix = { (pixel: ArraySlice<Sample>, ground: Double) -> [Double] in
      let values = pixel.map { Double($0) / maximum }
      return values[..<3].map { $0 * values[3] + ground * (1 - values[3]) }
    }
    return [1, 0, 128.0 / 255].map { ground in
      IndependentDeltaE.difference(IndependentDeltaE.lab(mix(one, ground)), IndependentDeltaE.lab(mix(other, ground)))
    }.max() ?? 0
  }
}
