import Compositing
import LayerSets
import PNGCodec
import Pixels
import Recoloring
import TestSupport
import Testing

/// What the built-in sets carry is what would be computed, so that the same masks in a folder give the same bytes.
struct BuiltInParseTests {
  static let sizes = [(250, 114), (500, 228), (750, 342), (1000, 456), (2000, 912)]
    .map { PixelSize(width: $0.0, height: $0.1) }

  @Test(arguments: sizes)
  func carriedIsComputed(size: PixelSize) throws {
    let set = try LayerSetCatalog.builtIn.set(for: nil)
    let carried = try #require(set.carriedParses(at: size))
    let alphas = [UInt8](repeating: 255, count: set.layers.count)
    let weighted = try set.masks(at: size).weighted(by: alphas)
    let (plane, table) = (weighted.plane, weighted.table)
    let traits = RowTraits(table, groundAlpha: 0)
    #expect(carried.truecolor == RecolorablePNG.parse(of: plane, traits: traits, form: .rgba))
    let places = PaletteOrder(table).places
    #expect(carried.indexed == IndexedPNG.parse(of: plane, places: places, entryCount: table.count))

    var random = SplitMix64(seed: 1)
    let colors = table.colors(tints: SoftShapes.tints(alphas, &random))
    let bitmap = Bitmap(plane, colors: colors)
    var scratch = RecoloringScratch()
    var file: [UInt8] = []
    try RecolorablePNG(plane: plane, traits: traits, form: .rgba, parse: carried.truecolor)
      .encode(colors: colors, texts: [], using: &scratch, into: &file)
    #expect(try PNGDecoder.bitmap(from: file) == bitmap)
    // Smaller than libpng's, as is the indexed one.
    #expect(file.count < (try PNGEncoder.encode(bitmap)).count)
    let palette = PaletteOrder(table).rows.map { colors[$0] }
    try IndexedPNG(plane: plane, places: places, entryCount: table.count, parse: carried.indexed)
      .encode(palette: palette, texts: [], into: &file)
    #expect(try PNGDecoder.bitmap(from: file) == bitmap)
    let reference = try PNGEncoder.encode(indices: plane.bytes(places), size: size, palette: palette)
    #expect(file.count < reference.count)
  }

  /// Finishes other than flat may carry parses too, or none.
  @Test(arguments: LayerSetCatalog.builtIn.sets.map(\.name))
  func ofEachFinish(model: String) throws {
    let set = try LayerSetCatalog.builtIn.set(for: model)
    for finish in set.finishes where finish != .flat {
      let set = try set.finished(finish)
      for size in set.sizes {
        guard let carried = set.carriedParses(at: size) else { continue }
        let weighted = try set.masks(at: size).weighted(by: set.layers.map(\.opaqueAlpha))
        let (plane, table) = (weighted.plane, weighted.table)
        let traits = RowTraits(sharedBy: table, groundAlpha: 0)
        #expect(carried.truecolor == RecolorablePNG.parse(of: plane, traits: traits, form: .rgba))
        guard table.count <= 256 else {
          #expect(carried.indexed.isEmpty)
          continue
        }
        let places = PaletteOrder(table).places
        #expect(carried.indexed == IndexedPNG.parse(of: plane, places: places, entryCount: table.count))
      }
    }
  }

  /// The parse of an indexed picture does not hang on how the palette is ordered, but for what is empty.
  @Test func otherPlacesTakeTheSameParse() throws {
    let set = try LayerSetCatalog.builtIn.set(for: nil)
    let size = PixelSize(width: 500, height: 228)
    let weighted = try set.masks(at: size).weighted(by: [UInt8](repeating: 255, count: set.layers.count))
    let count = weighted.table.count
    let places = PaletteOrder(weighted.table).places.map { $0 == 0 ? 0 : UInt8(count - Int($0)) }
    #expect(
      try #require(set.carriedParses(at: size)).indexed
        == IndexedPNG.parse(of: weighted.plane, places: places, entryCount: count))
  }

  @Test func setsInFoldersCarryNothing() throws {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    let catalog = try LayerSetCatalog(folder: parts.joined(separator: "/") + "/layers/classic")
    let set = try catalog.set(for: nil)
    #expect(set.carriedParses(at: set.defaultSize) == nil)
  }
}
