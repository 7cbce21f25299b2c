import Comparing
import Pixels
import Testing

/// What metrics let through, against their formulas.
struct AllowanceTests {
  /// In YIQ greys d apart have a distance of 0.5053 d², which may be 35215 t² at most: 26 levels at 0.1.
  @Test func generationSevenHidesColorFaults() throws {
    let allowance = Allowance(of: .pixelmatch(PixelmatchOptions(.seven)))
    #expect(allowance.greyLevels == 26)
    let example = try #require(allowance.example)
    #expect(example.deltaE > 48, "purple and green are the same to it, which are 48 apart")
    try check(example, .pixelmatch(PixelmatchOptions(.seven)))
  }

  @Test(arguments: [Metric.standard, .deltaE(limit: 3), .pixelmatch(PixelmatchOptions(.eight))])
  func theExampleIsTheSame(_ metric: Metric) throws {
    let example = try #require(Allowance(of: metric).example)
    try check(example, metric)
    if case .deltaE(let limit) = metric { #expect(example.deltaE <= limit && example.deltaE > 0.95 * limit) }
  }

  @Test func deltaEOfOneIsFewLevels() {
    let allowance = Allowance(of: .standard)
    let greys = (0...255).map { start in
      var end = start
      while end < 255, IndependentDeltaE.difference(Self.grey(start), Self.grey(end + 1)) <= 1 { end += 1 }
      return end - start
    }
    #expect(allowance.greyLevels == greys.max())
    #expect((0..<3).allSatisfy { allowance.channelLevels[$0] >= 1 })
  }

  @Test func exactLetsNothingThrough() {
    let allowance = Allowance(of: .exact)
    #expect(allowance.greyLevels == 0 && allowance.channelLevels == .zero && allowance.example == nil)
  }

  private static func grey(_ level: Int) -> [UInt8] { [UInt8](repeating: UInt8(level), count: 3) }

  private func check(_ example: Allowance.Example, _ metric: Metric) throws {
    let bytes = { (color: RGBA8) in [color.red, color.green, color.blue] }
    let (one, other) = (bytes(example.expected), bytes(example.actual))
    let outcome = Outcome(
      Picture(width: 1, height: 1, one + [255]), Picture(width: 1, height: 1, other + [255]),
      PixelRule(metric: metric, antialiasing: .count))
    #expect(outcome.statistics.different == 0 && outcome.statistics.changed == 1)
    #expect((example.deltaE - IndependentDeltaE.difference(one, other)).magnitude < 1e-9)
    print("largest difference that \(metric) lets through: \(example)")
  }
}
