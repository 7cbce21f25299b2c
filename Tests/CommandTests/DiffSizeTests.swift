import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Pictures of two sizes have a verdict of their own, both ways, decided before anything is decoded.
struct DiffSizeTests {
  /// Rows 14 and 15: smaller pictures were equal to larger ones, or both were cut to what they share.
  @Test(arguments: [(1, 1, 64, 64), (64, 64, 64, 60), (64, 64, 65, 64), (10, 20, 20, 10)])
  func anotherSizeIsNeverTheSame(width: Int, height: Int, otherWidth: Int, otherHeight: Int) throws {
    let shop = try Workspace(pictures: [
      "a.png": Bitmap(width, height, [9, 9, 9]), "b.png": Bitmap(otherWidth, otherHeight, [9, 9, 9]),
    ])
    let pair = try shop.bothWays("a.png", "b.png", "--max-diff 100% --metric exact", status: 1)
    #expect(pair.verdict == "size-mismatch")
    #expect((pair.width, pair.height) == (width, height))
    #expect((pair.actualWidth, pair.actualHeight) == (otherWidth, otherHeight))
    #expect(pair.differentPixels == nil && pair.totalPixels == nil)
    let text = try shop.diff("a.png b.png").text
    #expect(text.contains("\(width)x\(height) expected, \(otherWidth)x\(otherHeight) actual"), "\(text)")
  }

  /// Row 33: what the size decides needs no pixels, so that damage to them is not found.
  @Test func sizesAreComparedBeforeAnythingIsDecoded() throws {
    let shop = try Workspace(pictures: ["a.png": Bitmap(64, 64, [9, 9, 9])])
    var damaged = try Bitmap(64, 60, [9, 9, 9]).png
    let data = try #require(damaged.firstRange(of: Array("IDAT".utf8))).upperBound
    damaged[data + 3] ^= 0xFF
    try shop.folder.write(damaged, to: "b.png")
    #expect(try shop.bothWays("a.png", "b.png", status: 1).verdict == "size-mismatch")
    try shop.folder.write(Bitmap(64, 60, [9, 9, 9]).png, to: "a.png")
    #expect(try shop.pair("a.png b.png", status: 65).verdict == "error")
  }

  /// A claim of 100 megapixels beside a small picture is a matter of a moment and of no memory.
  @Test func aHugeClaimCostsNothing() throws {
    let shop = try Workspace(pictures: ["a.png": Bitmap(2, 2, [9, 9, 9])])
    try shop.folder.write(Masks.claiming(width: 10_000, height: 10_000), to: "b.png")
    let result = try shop.limited("400000", "diff a.png b.png")
    #expect(result.status == 1 && result.text.contains("10000x10000 actual"), "\(result)")
  }

  /// Rows 18 and 29: one pixel among 40 million, which no rounded percentage shows; long pictures complete.
  @Test func onePixelInFortyMillion() throws {
    let shop = try Workspace([:])
    let size = PixelSize(width: 3446, height: 11_608)
    for (name, isChanged) in [("a.png", false), ("b.png", true)] {
      let writer = try PNGRowWriter(
        size: size,
        form: .indexed([
          RGBA8(red: 240, green: 240, blue: 240, alpha: 255), RGBA8(red: 9, green: 9, blue: 9, alpha: 255),
        ]),
        compression: PNGCompression(level: 1, strategy: .runs, filter: .none))
      var row = [UInt8](repeating: 0, count: size.width)
      for y in 0..<size.height {
        row[1234] = isChanged && y == 9876 ? 1 : 0
        try writer.write(rows: 1, from: row)
      }
      try writer.finish()
      try shop.folder.write(writer.takeBytes(), to: name)
    }
    let pair = try shop.pair("a.png b.png", status: 1)
    #expect(pair.differentPixels == 1 && pair.totalPixels == size.area)
    #expect(try shop.pair("a.png b.png --max-diff 0%", status: 1).exceeded == ["--max-diff 0%"])
    #expect(try shop.pair("a.png b.png --max-diff 0.000002%", status: 1).verdict == "different")
    #expect(try shop.pair("a.png b.png --max-diff 0.0000025%", status: 0).verdict == "same")
  }
}
