import Comparing
import Pixels
import TestSupport
import Testing

/// What is counted, against plain counting.
struct StatisticsTests {
  private let size = PixelSize(width: 61, height: 47)

  /// Two pictures that differ in a share of their samples.
  private func pair(_ percent: Int, seed: UInt64) -> (Picture, Picture) {
    var random = SplitMix64(seed: seed)
    let one = (0..<size.area * 4).map { $0 % 4 == 3 && random.below(4) > 0 ? 255 : UInt8(random.below(256)) }
    let other = one.map { random.below(100) < percent ? UInt8(clamping: Int($0) + random.below(21) - 10) : $0 }
    return (Picture(size: size, bytes: one), Picture(size: size, bytes: other))
  }

  @Test(arguments: [
    PixelRule(), PixelRule(metric: .exact, antialiasing: .excuse, window: DensityWindow(width: 5, height: 5)),
    PixelRule(metric: .pixelmatch(PixelmatchOptions(.seven, threshold: 0.02)), toleratedLevels: 3),
    PixelRule(metric: .pixelmatch(PixelmatchOptions(.eight, threshold: 0.01))),
  ]) func anyDivisionOfTheWorkGivesTheSame(_ rule: PixelRule) {
    let (one, other) = pair(30, seed: 11)
    let whole = Outcome(one, other, rule)
    #expect(whole.statistics.changed > 0 && whole.statistics.total == size.area)
    for (height, workers) in [(1, 7), (2, 2), (3, 1), (16, 2), (47, 1), (5, 3)] {
      #expect(Outcome(one, other, rule, bands: height, workers: workers) == whole)
    }
  }

  @Test(arguments: [0, 1, 30, 100]) func countsAreThoseOfCounting(_ percent: Int) {
    let (one, other) = pair(percent, seed: 12)
    let statistics = Outcome(one, other, PixelRule(metric: .exact)).statistics
    var (changed, alpha, levels, columns, rows) = (0, 0, [0, 0, 0, 0], Set<Int>(), Set<Int>())
    for pixel in 0..<size.area {
      let steps = (0..<4).map { abs(Int(one.bytes[pixel * 4 + $0]) - Int(other.bytes[pixel * 4 + $0])) }
      guard steps.contains(where: { $0 > 0 }) else { continue }
      changed += 1
      alpha += steps[3] > 0 ? 1 : 0
      for channel in 0..<4 { levels[channel] = max(levels[channel], steps[channel]) }
      columns.insert(pixel % size.width)
      rows.insert(pixel / size.width)
    }
    #expect(statistics.changed == changed && statistics.different == changed && statistics.alphaChanged == alpha)
    #expect((0..<4).map { Int(statistics.maxLevels[$0]) } == levels)
    #expect(statistics.columns?.lowerBound == columns.min() && statistics.columns?.upperBound == columns.max())
    #expect(statistics.rows?.lowerBound == rows.min() && statistics.rows?.upperBound == rows.max())
  }

  /// Of 2867 pixels the third largest is the 99.9th percentile by nearest rank.
  @Test func theHighValueIsANearestRank() {
    let base = [120, 120, 120, 255] as [UInt8]
    let changes: [(x: Int, y: Int, color: [UInt8])] = [
      (3, 3, [0, 0, 0, 255]), (40, 20, [255, 255, 255, 255]), (60, 46, [130, 120, 120, 255]),
    ]
    let one = Picture(width: size.width, height: size.height, base)
    let other = Picture(
      width: size.width, height: size.height, base, changes: changes)
    let statistics = Outcome(one, other, PixelRule()).statistics
    let third = IndependentDeltaE.difference([120, 120, 120] as [UInt8], [130, 120, 120])
    #expect((statistics.highDeltaE - third).magnitude < 0.0075)
    let all = changes.map { IndependentDeltaE.difference([120, 120, 120] as [UInt8], Array($0.color[..<3])) }
    #expect((statistics.maxDeltaE - (all.max() ?? 0)).magnitude < 1e-9)
  }

  @Test func theWorstPairIsTheFirstInReadingOrder() {
    let base = [10, 20, 30, 255] as [UInt8]
    let change = [200, 20, 30, 255] as [UInt8]
    let one = Picture(width: size.width, height: size.height, base)
    let other = Picture(
      width: size.width, height: size.height, base, changes: [(50, 9, change), (7, 9, change), (0, 30, change)])
    for (height, workers) in [(1, 3), (10, 2), (47, 1)] {
      let worst = Outcome(one, other, PixelRule(), bands: height, workers: workers).statistics.worst
      #expect(worst?.x == 7 && worst?.y == 9)
      #expect(worst?.actual == RGBA8(red: 200, green: 20, blue: 30))
    }
  }

  /// A plane and a mask picture hide what they mark and nothing else.
  @Test func aPlaneOfIgnoredPixelsHides() {
    let (one, other) = pair(100, seed: 13)
    var random = SplitMix64(seed: 14)
    let plane = (0..<size.area).map { _ in UInt8(random.below(3) == 0 ? 7 : 0) }
    let all = Outcome(one, other, PixelRule(metric: .exact))
    let seen = Outcome(one, other, PixelRule(metric: .exact), bands: 4, ignored: plane)
    let hidden = (0..<size.area).count { plane[$0] != 0 && all.verdicts[$0] != .equal }
    #expect(seen.statistics.ignored == hidden && seen.statistics.changed == all.statistics.changed - hidden)
    for pixel in 0..<size.area where all.verdicts[pixel] != .equal {
      #expect(seen.verdicts[pixel] == (plane[pixel] == 0 ? .different : .ignored))
    }
  }

  @Test func aMaskIgnoresWhereItIsPainted() {
    let mask = Picture(
      size: PixelSize(width: 5, height: 1),
      bytes: [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 0, 1, 255, 0, 0, 0, 0])
    var plane = [0, 0, 0, 0, 9] as [UInt8]
    mask.withRows(0..<1) { rows in
      plane.withUnsafeMutableBufferPointer { IgnoredPixels.mark(row: 0, of: rows, in: $0) }
    }
    #expect(plane.map { $0 != 0 } == [false, true, false, true, true])
  }

  /// 16 bits: any sample for `exact`, and round(v / 257) for pixelmatch.
  @Test func sixteenBitsCountAndAreReduced() {
    var random = SplitMix64(seed: 15)
    let wide = { (bytes: [UInt8], random: inout SplitMix64) in
      bytes.map { UInt16(clamping: Int($0) * 257 + random.below(257) - 128) }
    }
    // Few colours, so that pixels have equal neighbours.
    let few = { (random: inout SplitMix64) in
      Picture(
        size: size,
        bytes: (0..<size.area).flatMap { _ in [UInt8](repeating: UInt8(random.below(3) * 90), count: 3) + [255] })
    }
    let (one, other) = (few(&random), few(&random))
    let first = Picture(size: size, samples: wide(one.bytes, &random))
    let second = Picture(size: size, samples: wide(other.bytes, &random))
    for generation in PixelmatchGeneration.allCases {
      let rule = PixelRule(metric: .pixelmatch(PixelmatchOptions(generation, threshold: 0.02)))
      let (narrow, broad) = (Outcome(one, other, rule), Outcome(first, second, rule, bands: 5))
      #expect(narrow.statistics.different == broad.statistics.different)
      #expect(narrow.statistics.excused == broad.statistics.excused && broad.statistics.excused > 0)
    }
    let base = [UInt16](repeating: 30000, count: size.area * 4)
    var changed = base
    changed[17] += 1
    let exact = Outcome(
      Picture(size: size, samples: base), Picture(size: size, samples: changed), PixelRule(metric: .exact))
    #expect(exact.statistics.different == 1 && exact.statistics.maxLevels == SIMD4(0, 1, 0, 0))
  }
}
