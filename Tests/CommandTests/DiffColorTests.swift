import PNGCodec
import Pixels
import TestSupport
import Testing

/// Complaints of people whose comparison called other colours the same. CIEDE2000 values are those of independent programs.
struct DiffColorTests {
  private static func compare(
    _ before: [UInt8], _ after: [UInt8], _ options: String = "", status: Int32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> DiffPair {
    let shop = try Workspace(pictures: ["a.png": Bitmap(100, 100, before), "b.png": Bitmap(100, 100, after)])
    return try shop.bothWays("a.png", "b.png", options, status: status, sourceLocation: sourceLocation)
  }

  /// Row 1: a text colour that a fix made darker passed at a threshold of 0.2.
  @Test func aTextColorIsDifferentByDefault() throws {
    let pair = try Self.compare([0x63, 0x7C, 0x95], [0x4D, 0x61, 0x74], status: 1)
    #expect(pair.verdict == "different")
    #expect(pair.differentPixels == 10_000 && pair.totalPixels == 10_000)
    #expect(abs(try #require(pair.maxDeltaE) - 10.4) < 0.05)
    #expect(pair.maxLevels == [22, 27, 33, 0])
  }

  /// Uniform colours that the defaults of other programs call the same; the report names both colours and CIEDE2000.
  @Test(
    arguments: [
      ([0x47, 0x2A, 0x55], [0x2A, 0x49, 0x1C], "#472a55", "#2a491c", 48.0, 1.0),
      ([0x94, 0xBB, 0xA8], [0xC7, 0xA5, 0xB6], "#94bba8", "#c7a5b6", nil, 0.0),
    ] as [([UInt8], [UInt8], String, String, Double?, Double)])
  func pairsThatOthersCallSame(
    before: [UInt8], after: [UInt8], nameBefore: String, nameAfter: String, deltaE: Double?, margin: Double
  ) throws {
    let pair = try Self.compare(before, after, status: 1)
    let worst = try #require(pair.worst)
    #expect(worst.before == nameBefore && worst.after == nameAfter)
    #expect(worst.nameBefore != "" && worst.nameAfter != "")
    #expect(worst.deltaE == pair.maxDeltaE && worst.deltaE > 2.3)
    if let deltaE { #expect(abs(worst.deltaE - deltaE) < margin) }
    let shop = try Workspace(pictures: ["a.png": Bitmap(4, 4, before), "b.png": Bitmap(4, 4, after)])
    let text = try shop.diff("a.png b.png").text
    for words in [nameBefore, nameAfter, worst.nameBefore, worst.nameAfter, "CIEDE2000"] {
      #expect(text.contains(words), "\(words) is not in: \(text)")
    }
    #expect(try shop.diff("a.png b.png --metric pixelmatch7").status == (deltaE == nil ? 1 : 0))
  }

  /// Row 2: YIQ ranks near pairs as far and far pairs as near; pixelmatch 8 does not.
  @Test(
    arguments: [
      ([41, 56, 157], [41, 56, 0], 1), ([39, 44, 92], [39, 44, 14], 1), ([0, 254, 252], [94, 254, 252], 0),
      ([0, 254, 252], [47, 254, 252], 0),
    ] as [([UInt8], [UInt8], Int32)])
  func pixelmatch8RanksPairsAsEyesDo(before: [UInt8], after: [UInt8], status: Int32) throws {
    let pair = try Self.compare(before, after, "--metric pixelmatch8", status: status)
    #expect(pair.metric == "pixelmatch8" && pair.threshold == 0.1)
    #expect(pair.changedPixels == 10_000, "what is let through is reported")
  }

  /// Row 3: a change of hue at about the same luma.
  @Test func aRectangleOfAnotherHueIsDifferent() throws {
    func picture(_ color: [UInt8]) -> Bitmap {
      Bitmap(60, 40, [255, 255, 255]) { x, y in (10..<50).contains(x) && (10..<30).contains(y) ? color : nil }
    }
    // Luma by Rec. 601: 117.9 and 118.3.
    let shop = try Workspace(pictures: ["a.png": picture([200, 80, 100]), "b.png": picture([40, 150, 160])])
    let pair = try shop.bothWays("a.png", "b.png", status: 1)
    #expect(pair.verdict == "different" && pair.differentPixels == 40 * 20)
  }

  /// Row 4.
  @Test func aBlueThatBecomesGreenIsDifferent() throws {
    let pair = try Self.compare([0x52, 0x91, 0xDD], [0x52, 0x91, 0xAA], status: 1)
    #expect(abs(try #require(pair.maxDeltaE) - 11.9) < 0.05)
  }

  /// Row 5: a white logo on nothing is unseen where all is laid over white.
  @Test func whiteIsNotTransparentWhite() throws {
    let shop = try Workspace(
      pictures: ["a.png": Bitmap(10, 10, [255, 255, 255]), "b.png": Bitmap(10, 10, [255, 255, 255, 0])])
    let pair = try shop.bothWays("a.png", "b.png", status: 1)
    #expect(pair.differentPixels == 100)
    #expect(pair.maxDeltaE == 100, "white over black is 100 from black")
    #expect(pair.worst?.after == "#ffffff00")
  }

  /// Rows 6 and 7: alpha alone, and the report names it.
  @Test func alphaAloneIsDifferent() throws {
    let pair = try Self.compare([90, 140, 200, 255], [90, 140, 200, 128], status: 1)
    #expect(pair.differentPixels == 10_000)
    #expect(pair.maxLevels == [0, 0, 0, 127])
    #expect(pair.change?.kind == "alpha-only")
    let shop = try Workspace(
      pictures: ["a.png": Bitmap(4, 4, [90, 140, 200, 255]), "b.png": Bitmap(4, 4, [90, 140, 200, 128])])
    #expect(try shop.diff("a.png b.png").text.contains("alpha 127"))
  }

  /// Semi-transparent pixels are judged over white, black and grey, and the worst counts.
  @Test(arguments: [255, 0] as [UInt8])
  func whatOneGroundHidesAnotherShows(gray: UInt8) throws {
    let pair = try Self.compare([gray, gray, gray, 0], [gray, gray, gray, 60], status: 1)
    #expect(pair.differentPixels == 10_000)
  }
}
