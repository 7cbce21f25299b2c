import Compositing
import LayerSets
import PNGCodec
import Pixels
import ShoeDesign
import TestSupport
import Testing

@testable import ShoeRender

/// Sets whose masks are noise are rendered without a table of rows, to the same pixels.
struct SeparateMaskTests {
  private static let size = PixelSize(width: 300, height: 240)

  private func noiseSet(_ folder: TemporaryFolder) throws -> LayerSetCatalog {
    var random = SplitMix64(seed: 40)
    for part in ShoePart.standard {
      let samples = (0..<Self.size.area).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      try folder.write(Mask(size: Self.size, coverages: samples), to: "shoe/\(part.rawValue).png")
    }
    return try LayerSetCatalog(folder: folder.path("shoe"))
  }

  @Test func pixelsAreThoseByATable() throws {
    let folder = try TemporaryFolder()
    let catalog = try noiseSet(folder)
    let requests = [
      request(), request(.width(100)),
      request(.fit(PixelSize(width: 90, height: 90))) { $0.background = rgba(1, 2, 3) },
    ]
    for request in requests {
      let plan = try Planner(catalog: catalog).plan(request)
      #expect(plan.masks.isSeparate && plan.rowCount == plan.size.canvas.area)
      let weighted = plan.masks.weighted(
        by: plan.tints.map(\.alpha), resizedTo: plan.size.frame, in: plan.size.canvas)
      let colors = weighted.table.colors(tints: plan.tints, background: plan.background, blend: plan.blend)
      let expected = Bitmap(weighted.plane, colors: colors)
      #expect(try PNGDecoder.bitmap(from: try plan.png()) == expected)
      let picture = RenderedPicture(plan)
      #expect(picture.bitmap == expected && Bitmap(picture.plane, colors: picture.colors) == expected)
    }
  }

  /// The digest does not hang on how masks are kept in memory.
  @Test func digestIsThatOfPlaneAndTable() throws {
    let folder = try TemporaryFolder()
    let plan = try Planner(catalog: try noiseSet(folder)).plan(request())
    let layers = try noiseSet(folder).set(for: nil).layers
    let listed = FlattenedMasks(plane: plan.masks.plane, table: plan.masks.table)
    #expect(!listed.isSeparate)
    #expect(MaskDigest.text(of: listed, layers: layers) == MaskDigest.text(of: plan.masks, layers: layers))
  }
}
