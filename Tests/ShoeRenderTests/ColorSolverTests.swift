import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Colours come back from pixels alone.
struct ColorSolverTests {
  private func classic() throws -> LayerSet { try LayerSetCatalog.builtIn.set(for: "classic") }

  @Test(arguments: [250, 333, 640, 1000])
  func theDefaultShoe(width: Int) throws {
    let solved = try classic().solveColors(of: try pixels(request(.width(width))))
    #expect(solved.differingPixels == 0)
    #expect(solved.background == .clear)
    for part in ShoePart.standard { #expect(solved.colors[part] == ShoeColors.default[part]) }
  }

  @Test(arguments: 1...12)
  func opaqueColorways(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let colors = ShoeColors.random(&random, isOpaque: true)
    let background = random.pick([RGBA8.clear, rgba(255, 255, 255), rgba(1, 2, 3, 99)])
    let picture = try pixels(
      request(.width(250)) {
        $0.colors = colors
        $0.background = background
      })
    let solved = try classic().solveColors(of: picture)
    #expect(solved.differingPixels == 0)
    #expect(solved.background == background)
    for part in ShoePart.standard { #expect(solved.colors[part] == colors[part]) }
  }

  /// A changed pixel is counted; it is one at the edge, which no colour is read from.
  @Test func differencesAreCounted() throws {
    var picture = try pixels(request(.width(250)))
    let edge = try #require((0..<picture.size.area).first { (1..<255).contains(picture.bytes[$0 * 4 + 3]) })
    picture.bytes[edge * 4 + 3] ^= 1
    #expect(try classic().solveColors(of: picture).differingPixels == 1)
  }

  /// What is no shoe, or one that translucent colours made, is explained badly and says so.
  @Test func unrelatedPictures() throws {
    var random = SplitMix64(seed: 1)
    let size = PixelSize(width: 250, height: 114)
    let noise = Bitmap(size: size, bytes: (0..<size.area * 4).map { _ in UInt8(random.below(256)) })
    #expect(try classic().solveColors(of: noise).differingPixels > size.area / 2)
    let translucent = try pixels(request(.width(250)) { $0.colors.base = rgba(255, 0, 0, 128) })
    #expect(try classic().solveColors(of: translucent).differingPixels > 1000)
    for (width, height) in [(1, 1), (300, 2), (2, 300)] {
      let size = PixelSize(width: width, height: height)
      let plain = Bitmap(size: size, bytes: [UInt8](repeating: 77, count: size.area * 4))
      #expect(try classic().solveColors(of: plain).differingPixels > 0)
    }
  }

  /// Shading of a fixed translucent colour over a part changes nothing of the part that is seen beside it.
  @Test func setsWithShading() throws {
    let folder = try TemporaryFolder()
    let size = PixelSize(width: 3, height: 1)
    try folder.write(Mask(size: size, coverages: [255, 255, 0] as [UInt8]), to: "base.png")
    try folder.write(Mask(size: size, coverages: [0, 255, 0] as [UInt8]), to: "shade.png")
    try folder.write(
      ##"{"layers":[{"mask":"base.png","part":"base"},{"mask":"shade.png","color":"#00000080"}]}"##, to: "model.json")
    let catalog = try LayerSetCatalog(folder: folder.path)
    let picture = try pixels(request { $0.colors.base = rgba(200, 100, 50) }, catalog)
    let solved = try catalog.set(for: nil).solveColors(of: picture)
    #expect(solved.colors == [.base: rgba(200, 100, 50)])
    #expect(solved.differingPixels == 0)
  }
}
