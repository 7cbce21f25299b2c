import Foundation
import TestSupport
import Testing

/// What is no pixel: colour metadata, colours that nobody sees, and the form of a file.
struct DiffMetadataTests {
  private static func file(_ early: [[UInt8]] = [], after: [[UInt8]] = [], last: UInt16 = 30) -> [UInt8] {
    PNGAssembler(
      width: 3, height: 2, bitDepth: 8, colorType: 2, early: early, after: after,
      samples: [10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 80, 70, 60, 50, 40, 10, 20, last]
    ).file()
  }

  private static func shop(_ expected: [UInt8], _ actual: [UInt8]) throws -> Workspace {
    let shop = try Workspace([:])
    try shop.folder.write(expected, to: "a.png")
    try shop.folder.write(actual, to: "b.png")
    return shop
  }

  private static let gamma = PNGAssembler.chunk("gAMA", PNGAssembler.bigEndian(45455))
  private static let linear = PNGAssembler.chunk("gAMA", PNGAssembler.bigEndian(100_000))
  private static let sRGB = PNGAssembler.chunk("sRGB", [0])
  private static let hdr = PNGAssembler.chunk("cICP", [9, 16, 0, 1])
  /// A profile is named and deflated; what it holds does not matter here.
  private static let profile = PNGAssembler.chunk(
    "iCCP", Array("Display P3".utf8) + [0, 0] + PNGAssembler.zlib([UInt8](repeating: 3, count: 300)))

  static let differences: [(name: String, expected: [[UInt8]], actual: [[UInt8]])] = [
    ("gAMA", [], [gamma]), ("gAMA", [gamma], []), ("gAMA", [gamma], [linear]), ("sRGB", [sRGB], []),
    ("iCCP", [], [profile]), ("cICP", [], [hdr]),
  ]

  /// Row 34: equal pixels that other programs may show otherwise.
  @Test(arguments: differences)
  func aNoteOrADifference(name: String, expected: [[UInt8]], actual: [[UInt8]]) throws {
    let shop = try Self.shop(Self.file(expected), Self.file(actual))
    let noted = try shop.bothWays("a.png", "b.png", status: 0)
    #expect(noted.verdict == "same" && noted.changedPixels == 0)
    #expect(noted.change?.kind == "metadata-only")
    #expect(noted.notes.contains { $0.contains("pixels same, colour metadata differs") && $0.contains(name) })
    let strict = try shop.bothWays("a.png", "b.png", "--strict-metadata", status: 1)
    #expect(strict.verdict == "different" && strict.differentPixels == 0)
    #expect(strict.exceeded == ["--strict-metadata"])
  }

  /// Of folders the text has no line for pairs that are the same, yet what is said of them is not kept back.
  @Test func notesOfManyPairsAreSaidOnce() throws {
    let shop = try Workspace([:])
    for number in 0..<5 {
      try shop.folder.write(Self.file([Self.gamma]), to: "e/\(number).png")
      try shop.folder.write(Self.file([Self.linear]), to: "f/\(number).png")
    }
    let result = try shop.diff("e f")
    #expect(result.status == 0)
    let lines = result.text.split(separator: "\n").filter { $0.contains("gAMA") }
    #expect(lines.count == 1 && lines[0].hasPrefix("Note: ") && lines[0].hasSuffix("(5 pairs)"), "\(result.text)")
  }

  @Test func equalMetadataIsNoNote() throws {
    // The times differ, so that the files do.
    let times = [1, 2].map { PNGAssembler.chunk("tIME", [7, 234, 1, 1, 0, 0, UInt8($0)]) }
    let shop = try Self.shop(
      Self.file([Self.gamma, Self.sRGB], after: [times[0]]), Self.file([Self.gamma, Self.sRGB], after: [times[1]]))
    let pair = try shop.bothWays("a.png", "b.png", "--strict-metadata", status: 0)
    #expect(pair.notes == [] && pair.change?.kind == "metadata-only")
  }

  /// Where pixels differ too, both are said.
  @Test func metadataBesidePixels() throws {
    let shop = try Self.shop(Self.file([Self.gamma]), Self.file([Self.linear], last: 200))
    let pair = try shop.bothWays("a.png", "b.png", status: 1)
    #expect(pair.differentPixels == 1 && pair.notes.contains { $0.hasPrefix("colour metadata differs: gAMA") })
    #expect(try shop.pair("a.png b.png --max-diff 1px --strict-metadata", status: 1).exceeded == ["--strict-metadata"])
  }

  /// Colours under alpha 0 are a note; by samples they are a difference.
  @Test func colorsThatNobodySees() throws {
    func file(_ color: [UInt16]) -> [UInt8] {
      PNGAssembler(
        width: 2, height: 1, bitDepth: 8, colorType: 6, samples: [1, 2, 3, 255] + color + [0]
      ).file()
    }
    let shop = try Self.shop(file([0, 0, 0]), file([255, 128, 7]))
    let pair = try shop.bothWays("a.png", "b.png", status: 0)
    #expect(pair.verdict == "same" && pair.differentPixels == 0 && pair.maxDeltaE == 0)
    #expect(pair.notes.contains { $0.hasPrefix("1 pixel has other colours under alpha 0") }, "\(pair.notes)")
    #expect(try shop.bothWays("a.png", "b.png", "--metric exact", status: 1).differentPixels == 1)
  }
}
