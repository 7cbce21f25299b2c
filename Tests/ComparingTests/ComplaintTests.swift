import Comparing
import Pixels
import Testing

/// What users of other programs complained of, each as a pair and its right result.
struct ComplaintTests {
  private func fill(_ width: Int, _ height: Int, _ color: [UInt8]) -> Picture {
    Picture(width: width, height: height, color.count == 3 ? color + [255] : color)
  }

  private func fill(_ color: [UInt8]) -> Picture { fill(100, 100, color) }

  private func judged(_ one: Picture, _ other: Picture, _ limits: Limits = .none, _ rule: PixelRule = PixelRule())
    -> Bool
  {
    var rule = rule
    (rule.window, rule.toleratedLevels) = (limits.window, limits.toleratedLevels)
    return limits.judge(Outcome(one, other, rule).statistics, size: one.size).isSame
  }

  /// Rows 1, 3 and 4, and the two pairs that other defaults call same, with their published CIEDE2000 as far as known.
  @Test(
    arguments: [
      ([0x63, 0x7C, 0x95], [0x4D, 0x61, 0x74], 10.4), ([0x52, 0x91, 0xDD], [0x52, 0x91, 0xAA], 11.9),
      ([0x47, 0x2A, 0x55], [0x2A, 0x49, 0x1C], 48), ([0x94, 0xBB, 0xA8], [0xC7, 0xA5, 0xB6], nil),
    ] as [([UInt8], [UInt8], Double?)]) func fillsDifferByDefault(_ pair: ([UInt8], [UInt8], Double?))
  {
    let statistics = Outcome(fill(pair.0), fill(pair.1), PixelRule()).statistics
    #expect(statistics.different == 10_000)
    #expect((statistics.maxDeltaE - IndependentDeltaE.difference(pair.0, pair.1)).magnitude < 1e-9)
    if let published = pair.2 { #expect((statistics.maxDeltaE - published).magnitude < 0.5) }
    #expect(statistics.maxDeltaE == statistics.worst?.deltaE && statistics.highDeltaE > statistics.maxDeltaE - 0.02)
    #expect(!judged(fill(pair.0), fill(pair.1)))
    #expect(Array([statistics.worst!.expected, statistics.worst!.actual].map(\.red)) == [pair.0[0], pair.1[0]])
  }

  /// Row 2.
  @Test(
    arguments: [
      ([41, 56, 157], [41, 56, 0], true), ([39, 44, 92], [39, 44, 14], true), ([0, 254, 252], [94, 254, 252], false),
      ([0, 254, 252], [47, 254, 252], false),
    ] as [([UInt8], [UInt8], Bool)]) func generationEightRanksAsEyesDo(_ pair: ([UInt8], [UInt8], Bool))
  {
    let rule = PixelRule(metric: .pixelmatch(PixelmatchOptions(.eight)), antialiasing: .count)
    #expect(Outcome(fill(pair.0), fill(pair.1), rule).statistics.different == (pair.2 ? 10_000 : 0))
  }

  /// Row 5.
  @Test func whiteOnNothingIsNotNothing() {
    let (one, other) = (fill(10, 10, [255, 255, 255, 255]), fill(10, 10, [255, 255, 255, 0]))
    #expect(Outcome(one, other, PixelRule()).statistics.different == 100)
    #expect(Outcome(one, other, PixelRule(metric: .exact)).statistics.different == 100)
  }

  /// Row 6.
  @Test func alphaAloneCounts() {
    let statistics = Outcome(fill([200, 30, 30, 255]), fill([200, 30, 30, 128]), PixelRule()).statistics
    #expect(statistics.different == 10_000 && statistics.alphaChanged == 10_000)
    #expect(statistics.maxLevels == SIMD4(0, 0, 0, 127))
  }

  /// Row 12.
  @Test func aRegionHidesItsOwnColumnsAlone() throws {
    let one = fill([255, 255, 255])
    let other = Picture(
      width: 100, height: 100, [255, 255, 255, 255], changes: [(5, 50, [0, 0, 0, 255]), (60, 50, [0, 0, 0, 255])])
    let rule = PixelRule(ignored: [try PixelRegion(x: 50, y: 40, width: 30, height: 20)])
    let outcome = Outcome(one, other, rule)
    #expect(outcome.statistics.different == 1 && outcome.statistics.ignored == 1)
    #expect(outcome.verdicts[50 * 100 + 60] == .ignored && outcome.verdicts[50 * 100 + 5] == .different)
    #expect(outcome.statistics.columns == 5...5)
  }

  /// Row 13.
  @Test func aRegionIsClippedToThePicture() throws {
    let other = Picture(
      width: 100, height: 100, [255, 255, 255, 255], changes: [(5, 51, [0, 0, 0, 255]), (95, 50, [0, 0, 0, 255])])
    let rule = PixelRule(ignored: [try PixelRegion(x: 90, y: 50, width: 21, height: 1)])
    let statistics = Outcome(fill([255, 255, 255]), other, rule).statistics
    #expect(statistics.different == 1 && statistics.ignored == 1)
    for text in ["10,10,0,5", "10,10,5,-1"] {
      let error = #expect(throws: RegionError.self) { try PixelRegion(parsing: text) }
      #expect(error?.kind == .inverted && error?.message.contains(text) == true)
    }
    for text in ["", "1,2,3", "1,2,3,4,5", "a,2,3,4", "1,2,3,"] {
      let error = #expect(throws: RegionError.self) { try PixelRegion(parsing: text) }
      #expect(error?.kind == .malformed)
    }
    #expect(throws: RegionError.self) { try PixelRegion(parsing: "9223372036854775807,0,1,1") }
    #expect(try PixelRegion(parsing: "-5,0,10,2").columns == -5..<5)
  }

  /// Row 17.
  @Test func exactlyTwoHundredAndFiftySixPixelsDiffer() {
    #expect(!judged(fill(16, 16, [0, 0, 0]), fill(16, 16, [255, 255, 255])))
  }

  /// Row 18: one pixel of 40 million, whose share rounds to 0.
  @Test func sharesAreNotRounded() throws {
    var statistics = PixelStatistics()
    (statistics.total, statistics.different) = (40_000_000, 1)
    let size = PixelSize(width: 8000, height: 5000)
    let verdict = { (text: String) throws in
      Limits([try Limit(parsingMaxDiff: text)]).judge(statistics, size: size).isSame
    }
    #expect(try !verdict("0%") && !verdict("0px"))
    #expect(try !verdict("0.00000249%") && verdict("0.0000025%"))
    #expect(!Limits.none.judge(statistics, size: size).isSame)
  }

  /// Rows 19 and 35: a block of 40 x 40 in 1080p fails by density, scattered pixels of one level pass.
  @Test func densityFindsABlock() throws {
    let (width, height) = (1920, 1080)
    let white = fill(width, height, [255, 255, 255])
    var bytes = white.bytes
    for y in 300..<340 { for x in 700..<740 { bytes[(y * width + x) * 4] = 0 } }
    let block = Picture(size: white.size, bytes: bytes)
    bytes = white.bytes
    for index in 0..<1600 { bytes[((index / 40 * 27) * width + index % 40 * 48) * 4] = 254 }
    let scattered = Picture(size: white.size, bytes: bytes)
    let limits = Limits([try Limit(parsingMaxDensity: "40px/16x16")])
    let rule = PixelRule(metric: .exact)
    #expect(!judged(white, block, limits, rule) && judged(white, scattered, limits, rule))
    let strict = Limits(limits.limits + [.pixels(1600), try Limit(parsingMaxDiff: "1%")])
    let exceeded = strict.judge(
      Outcome(white, block, PixelRule(metric: .exact, window: limits.window)).statistics, size: white.size)
    #expect(exceeded.exceeded.map(\.description) == ["--max-density 40px/16x16"])
    #expect(exceeded.densities.values.max() == 256)
  }

  /// Row 32.
  @Test(arguments: [(1, 512, true), (1, 513, false), (2, 1, false), (2, 512, false)])
  func oneLevelInFiveHundredPixelsIsTolerated(_ item: (step: Int, count: Int, isSame: Bool)) throws {
    let one = fill([100, 100, 100])
    var bytes = one.bytes
    for index in 0..<item.count {
      bytes[index * 4 + index % 3] = UInt8(100 + (index % 2 == 0 ? item.step : -item.step))
    }
    let limits = Limits([try Limit(parsingTolerate: "levels=1,pixels=512")])
    let other = Picture(size: one.size, bytes: bytes)
    #expect(judged(one, other, limits, PixelRule(metric: .exact)) == item.isSame)
    let rule = PixelRule(metric: .exact, toleratedLevels: 1)
    let judgement = limits.judge(Outcome(one, other, rule).statistics, size: one.size)
    #expect(judgement.different == (item.isSame ? 0 : item.count))
    #expect(judgement.exceeded.isEmpty == item.isSame)
  }

  /// Row 36.
  @Test func aThresholdOfZeroIsExact() {
    let (one, other) = (fill([10, 20, 30]), fill([10, 20, 31]))
    for metric in PixelmatchGeneration.allCases.map({ Metric.pixelmatch(PixelmatchOptions($0, threshold: 0)) }) + [
      .deltaE(limit: 0), .exact,
    ] {
      #expect(Outcome(one, one, PixelRule(metric: metric)).statistics.different == 0)
      #expect(Outcome(one, other, PixelRule(metric: metric, antialiasing: .count)).statistics.different == 10_000)
    }
  }

  /// Colour under alpha 0 is a note, but for the exact metric.
  @Test func colorUnderNothingIsANote() {
    let (one, other) = (fill([10, 20, 30, 0]), fill([200, 20, 30, 0]))
    let seen = Outcome(one, other, PixelRule()).statistics
    #expect(seen.different == 0 && seen.hidden == 10_000 && seen.changed == 0 && seen.maxLevels == .zero)
    let exact = Outcome(one, other, PixelRule(metric: .exact)).statistics
    #expect(exact.different == 10_000 && exact.hidden == 10_000 && exact.changed == 10_000 && exact.maxDeltaE == 0)
  }
}
