import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What is not judged: rectangles, masks and parts. Also where antialiasing is found.
struct DiffRegionTests {
  private static let grey: [UInt8] = [120, 120, 120]
  private static let red: [UInt8] = [220, 20, 30]

  /// A grey picture of 100 x 60, and the same with red pixels.
  private static func shop(_ points: [(Int, Int)]) throws -> Workspace {
    try Workspace(pictures: [
      "a.png": Bitmap(100, 60, grey),
      "b.png": Bitmap(100, 60, grey) { x, y in points.contains { $0 == (x, y) } ? red : nil },
    ])
  }

  /// Row 12: a region blanked whole rows.
  @Test func aChangeBesideARegionCounts() throws {
    let shop = try Self.shop([(5, 20), (95, 20), (50, 20)])
    let pair = try shop.bothWays("a.png", "b.png", "--ignore 40,10,20,30", status: 1)
    #expect(pair.differentPixels == 2 && pair.ignoredPixels == 1)
  }

  /// Row 13: a region past the right edge hid the beginning of the next row.
  @Test func aRegionIsClippedToThePicture() throws {
    let shop = try Self.shop([(3, 51), (95, 50)])
    let pair = try shop.bothWays("a.png", "b.png", "--ignore 90,50,20,1", status: 1)
    #expect(pair.differentPixels == 1 && pair.ignoredPixels == 1)
    let all = try shop.bothWays("a.png", "b.png", "--ignore -10,-10,1000,69", status: 0)
    #expect(all.differentPixels == 0 && all.ignoredPixels == 2)
    let outside = try shop.bothWays("a.png", "b.png", "--ignore 100,0,5,60 --ignore 0,60,100,1", status: 1)
    #expect(outside.differentPixels == 2 && outside.ignoredPixels == 0)
  }

  /// Row 13: an inverted region is named.
  @Test(arguments: ["10,10,-5,20", "10,10,20,-5", "10,10,0,5", "10,10,5,0"])
  func anInvertedRegionIsAnError(region: String) throws {
    try Self.shop([]).diff("a.png b.png --ignore \(region)").expectRefusal(64, region, "at least 1")
  }

  @Test(arguments: ["10,10,5", "10,10,5,5,5", "a,b,c,d", "10 10 5 5", "", "1.5,0,2,2", "0,0,9223372036854775807,1,"])
  func whatIsNoRegionIsAnError(region: String) throws {
    try Self.shop([]).diff("a.png b.png --ignore", region).expectRefusal(64, "X,Y,WIDTH,HEIGHT")
  }

  /// Painted where nothing is judged: white on black, or any colour on nothing.
  @Test(
    arguments: [([0, 0, 0, 255], [255, 255, 255, 255]), ([0, 0, 0, 0], [0, 200, 40, 9])] as [([UInt8], [UInt8])])
  func aMaskHidesWhatItPaints(ground: [UInt8], paint: [UInt8]) throws {
    let shop = try Self.shop([(5, 20), (95, 20), (50, 20)])
    let mask = Bitmap(100, 60, ground) { x, _ in x >= 50 ? paint : nil }
    try shop.folder.write(mask.png, to: "mask.png")
    let pair = try shop.bothWays("a.png", "b.png", "--ignore-mask mask.png", status: 1)
    #expect(pair.differentPixels == 1 && pair.ignoredPixels == 2)
    _ = try shop.bothWays("a.png", "b.png", "--ignore-mask mask.png --ignore 0,0,6,60", status: 0)
  }

  @Test func aMaskMustFit() throws {
    let shop = try Self.shop([])
    try shop.folder.write(Bitmap(60, 100, [255, 255, 255]).png, to: "mask.png")
    try shop.folder.write("no picture", to: "text.png")
    let result = try shop.diff("a.png b.png --ignore-mask mask.png --metric exact")
    #expect(result.status == 0, "equal pictures are equal under any mask: \(result.errors)")
    try shop.folder.write(Bitmap(100, 60, Self.red).png, to: "b.png")
    let misfit = try shop.diff("a.png b.png --ignore-mask mask.png")
    #expect(misfit.status == 65)
    for words in ["100x60", "60x100", "--ignore-mask"] { #expect(misfit.text.contains(words)) }
    try shop.diff("a.png b.png --ignore-mask text.png").expectRefusal(65, "--ignore-mask", "text.png")
    try shop.diff("a.png b.png --ignore-mask none.png").expectRefusal(66, "none.png")
  }

  /// Row 10: pixelmatch's own answers at edges of the picture.
  @Test(
    .enabled(if: SharedData.isPresent, "needs ../shared/data/diff beside the checkout"),
    arguments: ["pixelmatch6", "pixelmatch7", "pixelmatch8"])
  func antialiasingAtTheEdges(metric: String) throws {
    let shop = try Workspace([:])
    for name in ["6a.png", "6b.png"] {
      try shop.folder.write(try #require(SharedData.bytes(of: "diff/input/\(name)")), to: name)
    }
    let pair = try shop.bothWays("6a.png", "6b.png", "--metric \(metric) --threshold 0.05", status: 1)
    #expect(pair.differentPixels == 51)
    #expect(pair.metric == metric && pair.threshold == 0.05)
  }
}
