import Compositing
import FileSystem
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// The form in which a picture is written changes no pixel.
struct PNGFormTests {
  private static let translucent = ShoeColors(
    base: rgba(255, 0, 0, 128), side: rgba(0, 0, 0, 0), outline: rgba(1, 2, 3, 254))

  private func pictures(_ set: SyntheticSet) throws -> [(RenderRequest, LayerSetCatalog)] {
    var result: [(RenderRequest, LayerSetCatalog)] = []
    for background in [RGBA8.clear, rgba(250, 240, 230), rgba(1, 2, 3, 4)] {
      for colors in [ShoeColors.default, Self.translucent] {
        for size in [SizeRequest.width(250), .fit(.init(width: 300, height: 300))] {
          let changed = request(size) {
            $0.colors = colors
            $0.background = background
          }
          result.append((changed, .builtIn))
        }
        let small = request {
          $0.colors = colors
          $0.background = background
        }
        result.append((small, try set.catalog))
      }
    }
    return result
  }

  @Test func everyFormHasTheSamePixels() throws {
    let set = try SyntheticSet(seed: 4)
    for (request, catalog) in try pictures(set) {
      let expected = try pixels(request, catalog)
      for form in PNGForm.allCases {
        var request = request
        request.form = form
        let plan = try Planner(catalog: catalog).plan(request)
        let picture = RenderedPicture(plan)
        if form == .indexed, picture.colors.count > 256 { continue }
        #expect(try PNGDecoder.bitmap(from: try plan.png()) == expected)
      }
    }
  }

  /// Built-in sets are drawn so that an indexed PNG is exact; it is then also the form chosen.
  @Test func autoIsIndexedWhereThatIsExact() throws {
    func type(_ request: RenderRequest, _ catalog: LayerSetCatalog = .builtIn) throws -> PNGColorType {
      try PNGDecoder.header(of: try png(request, catalog)).colorType
    }
    for width in [250, 500, 750, 1000, 2000] { #expect(try type(request(.width(width))) == .indexedColour) }
    #expect(try type(request(.width(640))) == .truecolourWithAlpha)
    #expect(try type(request { $0.form = .truecolor }) == .truecolourWithAlpha)
  }

  /// On request a palette shows pictures of more rows too, nearly; the recipe says so, and the bound holds.
  @Test(arguments: [RGBA8.clear, rgba(250, 200, 100), rgba(20, 40, 60, 128)], [BlendSpace.srgb, .linear])
  func indexedOnRequestIsWithinTheBound(background: RGBA8, blend: BlendSpace) throws {
    let asked = request(.width(333)) {
      $0.form = .indexed
      $0.background = background
      $0.blend = blend
      $0.setColor(rgba(255, 0, 0), of: .base)
    }
    let plan = try Planner(catalog: .builtIn).plan(asked)
    let writer = PictureWriter()
    try writer.write(plan)
    let shown = try PNGDecoder.bitmap(from: writer.file)
    let exact = plan.bitmap
    #expect(try PNGDecoder.header(of: writer.file).colorType == .indexedColour)
    #expect(plan.recipe.isGathered && (1...60).contains(writer.largestError))
    for ground in [0, 128, 255] {
      let errors = exact.bytes.indices.map { index in
        Self.seen(shown.bytes, index, on: ground) - Self.seen(exact.bytes, index, on: ground)
      }
      #expect(errors.map(abs).max()! <= Double(writer.largestError))
    }
    let folder = try TemporaryFolder()
    try AtomicFile.write(writer.file, to: folder.path + "/picture.png")
    #expect(try png(try DesignReader.request(from: folder.path + "/picture.png")) == writer.file)
  }

  /// A sample on an opaque ground.
  private static func seen(_ rgba: [UInt8], _ index: Int, on ground: Int) -> Double {
    guard index % 4 < 3 else { return 0 }
    let alpha = Double(rgba[index | 3])
    return (Double(rgba[index]) * alpha + Double(ground) * (255 - alpha)) / 255
  }

  /// An opaque ground leaves no alpha in the file, neither as a channel nor as tRNS; a translucent one does.
  @Test(arguments: [
    (PNGForm.indexed, ShoeColors.default), (.truecolor, .default), (.truecolor, translucent), (.auto, translucent),
  ])
  func opaqueGroundsHaveNoAlpha(form: PNGForm, colors: ShoeColors) throws {
    func header(_ background: RGBA8) throws -> PNGHeader {
      let picture = request(.width(250)) {
        $0.form = form
        $0.colors = colors
        $0.background = background
      }
      return try PNGDecoder.header(of: try png(picture))
    }
    #expect(try !header(rgba(255, 255, 255)).hasAlpha)
    #expect(try header(rgba(255, 255, 255, 254)).hasAlpha)
    #expect(try header(.clear).hasAlpha)
  }

  @Test func twoRunsGiveTheSameBytes() throws {
    let set = try SyntheticSet(seed: 4)
    for (request, catalog) in try pictures(set) {
      let first = try png(request, catalog)
      #expect(try png(request, catalog) == first)
    }
  }

  /// The masks in the folder and those in the binary give the same file.
  @Test(arguments: [SizeRequest.automatic, .width(250), .width(333), .scale(2), .fit(.init(width: 400, height: 400))])
  func theFolderOfTheBuiltInSet(size: SizeRequest) throws {
    let folder = try LayerSetCatalog(folder: packageFolder + "/layers/classic")
    #expect(try png(request(size), folder) == png(request(size)))
    let above = try LayerSetCatalog(folder: packageFolder + "/layers")
    #expect(try png(request(size), above) == png(request(size)))
  }

  /// sRGB is always written.
  @Test(arguments: PNGForm.allCases, Embedding.allCases)
  func theColourSpaceIsWritten(form: PNGForm, embedding: Embedding) throws {
    let bytes = try png(
      request(.width(250)) {
        $0.form = form
        $0.embedding = embedding
      })
    let chunk = Array("sRGB".utf8)
    #expect(bytes.indices.dropLast(4).contains { Array(bytes[$0..<$0 + 4]) == chunk })
  }
}
