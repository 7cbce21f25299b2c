import Comparing
import Pixels
import TestSupport
import Testing

/// How limits are written, and what windows hold.
struct LimitTests {
  @Test(arguments: [
    ("50px", Limit.pixels(50), "--max-diff 50px"), ("0px", .pixels(0), "--max-diff 0px"),
    ("0.5%", .share(Share(digits: 5, decimals: 1)!), "--max-diff 0.5%"),
    ("100%", .share(Share(digits: 100, decimals: 0)!), "--max-diff 100%"),
    ("12.050%", .share(Share(digits: 12050, decimals: 3)!), "--max-diff 12.050%"),
  ]) func aMaximumIsRead(_ item: (text: String, limit: Limit, description: String)) throws {
    let limit = try Limit(parsingMaxDiff: item.text)
    #expect(limit == item.limit && limit.description == item.description)
  }

  @Test func otherLimitsAreRead() throws {
    let density = try Limit(parsingMaxDensity: "40px/16x8")
    #expect(density == .density(40, DensityWindow(width: 16, height: 8)))
    #expect(density.description == "--max-density 40px/16x8")
    for text in ["levels=1,pixels=512", "pixels=512,levels=1"] {
      #expect(try Limit(parsingTolerate: text) == .tolerance(levels: 1, pixels: 512))
    }
  }

  @Test(arguments: [("50", "50px", "50%"), ("0.5", "0px", "0.5%"), ("3", "3px", "3%")])
  func aBareNumberShowsBothSpellings(_ item: (text: String, pixels: String, share: String)) {
    let error = #expect(throws: LimitError.self) { try Limit(parsingMaxDiff: item.text) }
    #expect(error?.message.contains(item.pixels) == true && error?.message.contains(item.share) == true)
  }

  @Test(arguments: [
    "", "px", "%", "-1px", "+1px", "1 px", "1.5px", ".5%", "5.%", "1e2%", "100.1%", "101%", "0.5.5%", "50PX",
  ])
  func whatIsNoMaximumIsRefused(_ text: String) {
    let error = #expect(throws: LimitError.self) { try Limit(parsingMaxDiff: text) }
    #expect(error?.message.contains("'\(text)'") == true && error?.option == .maxDiff)
  }

  @Test(arguments: [
    "", "40", "40px", "40/16x16", "40px/16", "40px/0x16", "40px/16x", "40px/16x16x16", "40px/16x16/2", "40%/16x16",
  ])
  func whatIsNoDensityIsRefused(_ text: String) {
    #expect(throws: LimitError.self) { try Limit(parsingMaxDensity: text) }
  }

  @Test(arguments: [
    "", "1", "levels=1", "pixels=5", "levels=0,pixels=5", "levels=1,pixels=5,x=1", "levels=1,levels=2",
    "levels=x,pixels=5",
  ])
  func whatIsNoToleranceIsRefused(_ text: String) {
    #expect(throws: LimitError.self) { try Limit(parsingTolerate: text) }
  }

  @Test func withoutALimitNothingMayDiffer() {
    #expect(Limits.none.held == [.pixels(0)])
    #expect(Limits([.tolerance(levels: 1, pixels: 9)]).held == [.pixels(0), .tolerance(levels: 1, pixels: 9)])
    #expect(Limits([.pixels(3)]).held == [.pixels(3)])
  }

  /// Windows against counting each of them.
  @Test(arguments: [(1, 1), (3, 3), (5, 2), (2, 7), (16, 16), (100, 100), (100, 1)])
  func theDensestWindowIsThatOfCounting(_ sides: (Int, Int)) {
    var random = SplitMix64(seed: 9)
    let size = PixelSize(width: 70, height: 23)
    let white = Picture(width: size.width, height: size.height, [255, 255, 255, 255])
    for share in [2, 10, 60] {
      let changed = (0..<size.area).map { _ in random.below(100) < share }
      let bytes = changed.flatMap { $0 ? [0, 0, 0, 255] : [255, 255, 255, 255] as [UInt8] }
      let window = DensityWindow(width: sides.0, height: sides.1)
      let statistics = Outcome(
        white, Picture(size: size, bytes: bytes), PixelRule(window: window), bands: 3, workers: 2
      ).statistics
      let used = window.clamped(to: size)
      #expect(sides.0 != sides.1 || used.width == used.height)
      var most = 0
      for top in 0...size.height - used.height {
        for left in 0...size.width - used.width {
          let rows = (top..<top + used.height).map { y in
            (left..<left + used.width).count { changed[y * size.width + $0] }
          }
          most = max(most, rows.reduce(0, +))
        }
      }
      #expect(statistics.densest(window, in: size) == most)
    }
  }
}
