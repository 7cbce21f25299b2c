import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Limits: their units, which of several decides, and what is tolerated.
struct DiffLimitTests {
  private static let grey: [UInt8] = [100, 100, 100]

  /// A grey picture, and the same in which the pixels `isChanged` have `color`.
  private static func shop(
    _ width: Int, _ height: Int, _ color: [UInt8], _ isChanged: (_ x: Int, _ y: Int) -> Bool
  ) throws -> Workspace {
    try Workspace(pictures: [
      "a.png": Bitmap(width, height, grey),
      "b.png": Bitmap(width, height, grey) { x, y in isChanged(x, y) ? color : nil },
    ])
  }

  /// The first `count` pixels, row by row.
  private static func shop(first count: Int, _ color: [UInt8]) throws -> Workspace {
    try shop(64, 64, color) { x, y in y * 64 + x < count }
  }

  /// Row 18: shares are compared as whole numbers, unrounded: 41 of 4,096 are 1.00098 %.
  @Test(
    arguments: [
      ("0px", 1, 1), ("1px", 1, 0), ("40px", 41, 1), ("41px", 41, 0), ("1%", 40, 0), ("1%", 41, 1), ("0%", 1, 1),
      ("1.0009765625%", 41, 0), ("1.0009765624%", 41, 1), ("100%", 4096, 0), ("0.0%", 0, 0),
    ] as [(String, Int, Int32)])
  func countsAndShares(limit: String, count: Int, status: Int32) throws {
    let pair = try Self.shop(first: count, [200, 0, 0]).bothWays(
      "a.png", "b.png", "--max-diff \(limit)", status: status)
    #expect(pair.differentPixels == count && pair.changedPixels == count)
    #expect(pair.exceeded == (status == 0 ? [] : ["--max-diff \(limit)"]))
  }

  /// A bare number may mean either unit; the message shows both.
  @Test(arguments: [("5", "5px", "5%"), ("0", "0px", "0%"), ("0.5", "0px", "0.5%")])
  func aBareNumberIsAUsageError(limit: String, pixels: String, share: String) throws {
    try Self.shop(first: 0, Self.grey).diff("a.png b.png --max-diff \(limit)")
      .expectRefusal(64, "'\(limit)'", pixels, share)
  }

  @Test(arguments: ["-1px", "1.5px", "101%", "px", "%", "5 px", "5pixels", "nan%", "1e3px"])
  func whatIsNoLimitIsAUsageError(limit: String) throws {
    try Self.shop(first: 0, Self.grey).diff("a.png b.png --max-diff", limit).expectRefusal(
      64, "'\(limit)'", "50px", "0.5%")
  }

  /// Row 19: a share grows with the picture; the strictest of several limits decides, and the report names it.
  @Test func theStrictestLimitDecides() throws {
    // 669 pixels of a control in 1280 x 720.
    let shop = try Self.shop(1280, 720, [90, 60, 200]) { x, y in
      (100..<123).contains(x) && (50..<79).contains(y) || (100..<102).contains(x) && y == 79
    }
    #expect(try shop.pair("a.png b.png", status: 1).differentPixels == 669)
    #expect(try shop.pair("a.png b.png --max-diff 1%", status: 0).exceeded == [])
    let pair = try shop.pair("a.png b.png --max-diff 1% --max-diff 50px --max-density 200px/16x16", status: 1)
    #expect(pair.exceeded == ["--max-diff 50px", "--max-density 200px/16x16"])
    #expect(pair.densestWindow == 256)
    let text = try shop.diff("a.png b.png --max-diff 1% --max-diff 50px").text
    #expect(text.contains("beyond       --max-diff 50px\n"), "\(text)")
  }

  /// Row 35: one icon of 40 x 40 in a large picture, where 1,600 scattered small steps pass.
  @Test func densityTellsAnIconFromNoise() throws {
    let icon = try Self.shop(1920, 1080, [101, 100, 100]) { x, y in (700..<740).contains(x) && (300..<340).contains(y) }
    let noise = try Self.shop(1920, 1080, [101, 100, 100]) { x, y in x % 36 == 5 && y % 36 == 7 }
    let options = "--metric exact --max-diff 1% --max-density 40px/16x16"
    let blob = try icon.pair("a.png b.png \(options)", status: 1)
    #expect(blob.differentPixels == 1600 && blob.densestWindow == 256)
    #expect(blob.exceeded == ["--max-density 40px/16x16"])
    let scattered = try noise.pair("a.png b.png \(options)", status: 0)
    // 54 columns by 30 rows.
    #expect(scattered.differentPixels == 54 * 30 && scattered.densestWindow == 1)
  }

  /// Row 32: the same commit drawn on another processor is a level off here and there.
  @Test(arguments: ["", "--metric exact "])
  func smallStepsAreTolerated(metric: String) throws {
    let options = "\(metric)--tolerate levels=1,pixels=512"
    let tolerated = try Self.shop(first: 512, [101, 99, 100]).bothWays("a.png", "b.png", options, status: 0)
    #expect(tolerated.verdict == "same" && tolerated.differentPixels == 0)
    #expect(tolerated.changedPixels == 512, "what is tolerated is reported")
    #expect(try #require(tolerated.maxDeltaE) > 0 && tolerated.maxLevels == [1, 1, 0, 0])
    let many = try Self.shop(first: 513, [101, 99, 100]).bothWays("a.png", "b.png", options, status: 1)
    #expect(many.changedPixels == 513 && many.exceeded.contains("--tolerate levels=1,pixels=512"))
    let far = try Self.shop(first: 1, [102, 100, 100]).bothWays("a.png", "b.png", options, status: 1)
    #expect(far.differentPixels == 1 && far.exceeded == ["--max-diff 0px"])
  }

  /// Tolerated pixels are in the text too.
  @Test func toleratedPixelsAreSaid() throws {
    let shop = try Self.shop(first: 300, [101, 100, 100])
    let result = try shop.diff("a.png b.png")
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("Same: ") && result.text.contains("300 changed"), "\(result.text)")
    #expect(result.text.contains("CIEDE2000"))
    #expect(try shop.diff("a.png b.png --max-delta-e 0").status == 1)
  }

  @Test(arguments: ["levels=1", "pixels=5", "levels=0,pixels=5", "levels=1;pixels=5", "1,512", ""])
  func whatIsNoToleranceIsAUsageError(text: String) throws {
    try Self.shop(first: 0, Self.grey).diff("a.png b.png --tolerate", text).expectRefusal(64, "levels=1,pixels=512")
  }

  @Test(arguments: ["40", "40px", "40px/16", "40/16x16", "40px/0x16", "px/16x16", ""])
  func whatIsNoDensityIsAUsageError(text: String) throws {
    try Self.shop(first: 0, Self.grey).diff("a.png b.png --max-density", text).expectRefusal(64, "40px/16x16")
  }

  /// Row 36: 0 is a limit, not the absence of one.
  @Test(arguments: [
    "--max-delta-e 0", "--metric pixelmatch6 --threshold 0", "--metric pixelmatch7 --threshold 0",
    "--metric pixelmatch8 --threshold 0", "--metric exact",
  ])
  func zeroIsExact(options: String) throws {
    let shop = try Self.shop(first: 64, [100, 100, 101])
    #expect(try shop.bothWays("a.png", "b.png", options, status: 1).differentPixels == 64)
    #expect(try shop.bothWays("a.png", "a.png", options, status: 0).changedPixels == 0)
  }

  /// Settings of one metric do nothing for another, so they are refused.
  @Test(
    arguments: [
      ("--threshold 0.2", ["--threshold", "--max-delta-e"]), ("--threshold 0.2 --metric exact", ["--threshold"]),
      ("--max-delta-e 2 --metric pixelmatch7", ["--max-delta-e", "pixelmatch7"]),
      ("--max-delta-e 2 --metric exact", ["--max-delta-e", "exact"]), ("--max-delta-e -1", ["-1"]),
      ("--threshold 2 --metric pixelmatch7", ["0 to 1"]), ("--metric pixelmatch", ["pixelmatch6", "delta-e"]),
    ] as [(String, [String])])
  func settingsOfAnotherMetricAreRefused(options: String, words: [String]) throws {
    let result = try Self.shop(first: 0, Self.grey).diff("a.png b.png \(options)")
    result.expectRefusal(64)
    for word in words { #expect(result.errors.contains(word), "\(word) is not in: \(result.errors)") }
  }
}
