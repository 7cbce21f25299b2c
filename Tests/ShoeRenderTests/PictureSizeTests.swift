import LayerSets
import Pixels
import TestSupport
import Testing

@testable import ShoeRender

/// Sizes: one side sets the other by proportion, half up, at least 1.
struct PictureSizeTests {
  private func size(_ request: SizeRequest, limit: Int = 1 << 28) throws -> PictureSize {
    try PictureSize(request, of: try LayerSetCatalog.builtIn.set(for: nil), maximumPixels: limit)
  }

  private func refusal(_ request: SizeRequest, limit: Int = 1 << 28) throws -> String? {
    let error = try renderError { _ = try size(request, limit: limit) }
    if let error { #expect(error.kind == .usage) }
    return error?.message
  }

  /// The frame is 250 x 114, so a width times 0.456 is a height.
  @Test(arguments: [
    (SizeRequest.automatic, 1000, 456), (.width(1), 1, 1), (.width(2), 2, 1), (.width(3), 3, 1), (.width(4), 4, 2),
    (.width(125), 125, 57), (.width(250), 250, 114), (.width(333), 333, 152), (.width(640), 640, 292),
    (.width(1999), 1999, 912), (.width(2000), 2000, 912), (.width(3000), 3000, 1368), (.width(10_000), 10_000, 4560),
    (.height(1), 2, 1), (.height(114), 250, 114), (.height(57), 125, 57), (.height(456), 1000, 456),
    (.height(100), 219, 100), (.scale(1), 250, 114), (.scale(2), 500, 228), (.scale(0.5), 125, 57),
    (.scale(0.25), 63, 29), (.scale(0.001), 1, 1), (.scale(1e-300), 1, 1), (.scale(4.4), 1100, 502),
    (.exact(.init(width: 1000, height: 456)), 1000, 456), (.exact(.init(width: 640, height: 292)), 640, 292),
    (.exact(.init(width: 219, height: 100)), 219, 100), (.exact(.init(width: 1, height: 1)), 1, 1),
  ])
  func wholePictures(request: SizeRequest, width: Int, height: Int) throws {
    let size = try size(request)
    #expect(size.canvas == PixelSize(width: width, height: height))
    #expect(size.frame == size.canvas)
  }

  /// 125 x 0.5 is half a pixel, and goes up: a set of 250 x 125 shown 125 and 3 wide.
  @Test(arguments: [(125, 63), (3, 2), (1, 1), (5, 3)])
  func halvesGoUp(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Mask(size: .init(width: 250, height: 125), coverages: [UInt8](repeating: 1, count: 31250)), to: "m.png")
    try folder.write(#"{"layers":[{"mask":"m.png","part":"base"}]}"#, to: "model.json")
    let set = try LayerSetCatalog(folder: folder.path).set(for: nil)
    #expect(try PictureSize(.width(width), of: set, maximumPixels: 1 << 28).canvas.height == height)
  }

  @Test(arguments: [
    (1000, 456, 1000, 456), (1000, 1000, 1000, 456), (1200, 456, 1000, 456), (64, 64, 64, 29), (1, 1, 1, 1),
    (1, 1000, 1, 1), (1000, 1, 2, 1), (255, 117, 255, 116), (640, 480, 640, 292), (1080, 1920, 1080, 492),
  ])
  func fitting(width: Int, height: Int, frameWidth: Int, frameHeight: Int) throws {
    let size = try size(.fit(.init(width: width, height: height)))
    #expect(size.canvas == PixelSize(width: width, height: height))
    #expect(size.frame == PixelSize(width: frameWidth, height: frameHeight))
  }

  @Test(arguments: [
    (SizeRequest.width(0), "a width of 0; a picture has at least 1 pixel a side"),
    (.width(-5), "a width of -5; a picture has at least 1 pixel a side"),
    (.width(.min), "a width of \(Int.min); a picture has at least 1 pixel a side"),
    (.height(0), "a height of 0; a picture has at least 1 pixel a side"),
    (.exact(.init(width: 0, height: 0)), "a size of 0x0; a picture has at least 1 pixel a side"),
    (.fit(.init(width: 5, height: -1)), "a size of 5x-1; a picture has at least 1 pixel a side"),
    (.scale(0), "a scale of 0.0; give a number above 0, such as 2 or 0.5"),
    (.scale(-1), "a scale of -1.0; give a number above 0, such as 2 or 0.5"),
    (.scale(.nan), "a scale of nan; give a number above 0, such as 2 or 0.5"),
    (.scale(.infinity), "a scale of inf; give a number above 0, such as 2 or 0.5"),
    (.scale(1e300), "a scale of 1e+300 makes a picture too large for a PNG"),
    (
      .exact(.init(width: 1000, height: 500)),
      "1000x500 would stretch the shoe, whose largest masks are 2000x912; use --fit 1000x500 to place it in a canvas of that size, or give --width alone (1000x456)"
    ),
    (
      .exact(.init(width: 250, height: 115)),
      "250x115 would stretch the shoe, whose largest masks are 2000x912; use --fit 250x115 to place it in a canvas of that size, or give --width alone (250x114)"
    ),
    (
      .width(50_000),
      "a picture of 50000x22800 has 1140000000 pixels, more than the limit of 268435456 pixels; raise it with --max-pixels"
    ),
  ])
  func refusals(request: SizeRequest, message: String) throws {
    #expect(try refusal(request) == message)
  }

  /// No number is too large to be refused in words.
  @Test(arguments: [1 << 31, 1 << 32, 1 << 53, Int.max / 2, Int.max])
  func extremes(side: Int) throws {
    let message = "is too large: a PNG has at most 2147483647 pixels a side"
    for request in [
      SizeRequest.width(side), .height(side), .fit(.init(width: side, height: 1)), .fit(.init(width: 1, height: side)),
    ] {
      #expect(try refusal(request)?.hasSuffix(message) == true)
      #expect(try refusal(request, limit: .max)?.hasSuffix(message) == true)
    }
    #expect(try refusal(.exact(.init(width: side, height: side)))?.contains("would stretch") == true)
    #expect(try refusal(.exact(.init(width: side, height: 1)))?.contains("would stretch") == true)
  }

  @Test func theLongestSideOfAPNG() throws {
    let longest = PixelSize(width: 2_147_483_647, height: 1)
    #expect(try size(.fit(longest), limit: .max).canvas == longest)
    #expect(
      try refusal(.fit(longest))
        == "a picture of 2147483647x1 has 2147483647 pixels, more than the limit of 268435456 pixels; raise it with --max-pixels"
    )
  }

  @Test func theLimitItself() throws {
    #expect(try refusal(.width(1000), limit: 456_000) == nil)
    #expect(try refusal(.width(1000), limit: 455_999)?.contains("456000 pixels, more than the limit of 455999") == true)
  }

  /// Whatever a width, a height or a scale gives can be asked for as a size, as recipes do.
  @Test func everySizeGivenCanBeAskedFor() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<3000 {
      let given = [
        SizeRequest.width(1 + random.below(5000)), .height(1 + random.below(3000)),
        .scale(Double(1 + random.below(200_000)) / 10_000),
      ]
      for request in given {
        let size = try size(request)
        #expect(try self.size(.exact(size.canvas)) == size)
      }
    }
  }

  /// A size of the set's own is never refused, even if its height was rounded up.
  @Test func theSetsOwnSizes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{"sizes":[[250,115],[2000,912]],"layers":[{"mask":"m.png","part":"base"}]}"#, to: "model.json")
    let set = try LayerSetCatalog(folder: folder.path).set(for: nil)
    let own = PixelSize(width: 250, height: 115)
    #expect(try PictureSize(.exact(own), of: set, maximumPixels: 1 << 28).frame == own)
  }
}
