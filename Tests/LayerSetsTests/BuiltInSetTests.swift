import Compositing
import LayerSets
import Pixels
import TestSupport
import Testing

/// The set inside the binary is the one whose masks lie in layers/classic.
struct BuiltInSetTests {
  static let sizes = [(250, 114), (500, 228), (750, 342), (1000, 456), (2000, 912)]
    .map { PixelSize(width: $0.0, height: $0.1) }

  /// layers/classic in the package, found from this file's own place.
  static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return parts.joined(separator: "/") + "/layers/classic"
  }()

  @Test func whatIsSaidIsTheSame() throws {
    let builtIn = try LayerSetCatalog.builtIn.set(for: "classic")
    let masks = try onlySet(in: Self.folder)
    #expect(builtIn.name == masks.name && builtIn.title == masks.title)
    #expect(builtIn.layers == masks.layers)
    #expect(builtIn.sizes == Self.sizes && masks.sizes == Self.sizes)
    #expect(builtIn.frame == PixelSize(width: 250, height: 114) && masks.frame == builtIn.frame)
    #expect(builtIn.defaultSize == PixelSize(width: 1000, height: 456) && masks.defaultSize == builtIn.defaultSize)
    #expect(builtIn.files.isEmpty)
  }

  @Test(arguments: sizes)
  func everyPixelIsTheSame(size: PixelSize) throws {
    let builtIn = try LayerSetCatalog.builtIn.set(for: nil)
    let flat = try builtIn.masks(at: size)
    let masks = try onlySet(in: Self.folder).masks(at: size)
    #expect(flat == masks)
    #expect(
      MaskDigest.text(of: flat, layers: builtIn.layers) == MaskDigest.text(of: masks, layers: builtIn.layers))
  }

  /// Every built-in model in each finish is what its folder says, layer for layer and pixel for pixel.
  @Test(arguments: LayerSetCatalog.builtIn.sets.map(\.name))
  func finishesAreThoseOfTheFolder(model: String) throws {
    let builtIn = try LayerSetCatalog.builtIn.set(for: model)
    let masks = try onlySet(in: Self.folder + "/../" + model)
    #expect(builtIn.finishes == masks.finishes)
    for finish in builtIn.finishes {
      let (builtIn, masks) = (try builtIn.finished(finish), try masks.finished(finish))
      #expect(builtIn.layers == masks.layers && builtIn.sizes == masks.sizes)
      for size in builtIn.sizes { #expect(try builtIn.masks(at: size) == masks.masks(at: size)) }
    }
  }

  /// So an indexed PNG holds any opaque colorway exactly, at each size.
  @Test(arguments: sizes)
  func atMost256Rows(size: PixelSize) throws {
    let set = try LayerSetCatalog.builtIn.set(for: nil)
    let rows = try set.masks(at: size).weighted(by: [UInt8](repeating: 255, count: set.layers.count)).table.count
    #expect((2...256).contains(rows))
  }

  /// Masks are taken as they are, else from the next larger ones, else from the largest.
  @Test(arguments: [
    (1, 1, 250), (250, 114, 250), (250, 115, 500), (251, 114, 500), (500, 228, 500), (501, 1, 750), (1, 229, 750),
    (999, 456, 1000), (1000, 456, 1000), (1001, 456, 2000), (1000, 457, 2000), (2000, 912, 2000), (2001, 913, 2000),
    (100_000, 1, 2000),
  ])
  func sourceSize(width: Int, height: Int, source: Int) throws {
    let set = try LayerSetCatalog.builtIn.set(for: nil)
    #expect(set.sourceSize(for: PixelSize(width: width, height: height)).width == source)
  }
}
