import Compositing
import PNGCodec
import Pixels
import Recoloring
import TestSupport
import Testing

/// What is written decodes through libpng to exactly the colours of the plane.
struct RecolorablePNGTests {
  static func check(_ png: RecolorablePNG, _ plane: IndexPlane, _ colorways: [[RGBA8]]) throws {
    var scratch = RecoloringScratch()
    var file: [UInt8] = []
    for colors in colorways {
      png.encode(colors: colors, texts: [], using: &scratch, into: &file)
      #expect(try PNGDecoder.bitmap(from: file) == Bitmap(plane, colors: colors))
    }
  }

  @Test(arguments: NamedPlane.small + NamedPlane.large)
  func randomColorsComeBack(named: NamedPlane) throws {
    for form in PixelForm.allCases {
      let png = RecolorablePNG(plane: named.plane, traits: RowTraits(rowCount: named.rowCount), form: form)
      try Self.check(
        png, named.plane, (0..<3).map { named.colors(seed: $0, isOpaque: form == .rgb) })
    }
  }

  /// Runs longer than any that are taken as one; zeros among them.
  @Test func longestRuns() throws {
    let count = 1 << 22 + 5000
    let indices = [UInt32](repeating: 0, count: count) + [1] + [UInt32](repeating: 0, count: count)
    for size in [PixelSize(width: 2 * count + 1, height: 1), PixelSize(width: 1, height: 2 * count + 1)] {
      let plane = IndexPlane(size: size, indices: indices)
      if size.height == 1 {
        let png = RecolorablePNG(plane: plane, traits: RowTraits(rowCount: 2), form: .rgb)
        try Self.check(png, plane, [[RGBA8(red: 1, green: 2, blue: 3), RGBA8(red: 4, green: 5, blue: 6)]])
      }
      var file: [UInt8] = []
      let palette = [RGBA8.clear, RGBA8(red: 4, green: 5, blue: 6)]
      let indexed = IndexedPNG(plane: plane, places: [0, 200], entryCount: 201)
      indexed.encode(palette: palette + [RGBA8](repeating: palette[1], count: 199), texts: [], into: &file)
      #expect(try PNGDecoder.bitmap(from: file) == Bitmap(plane, colors: palette))
    }
  }

  /// All rows of one colour, and bytes that are all zeros: codes of two symbols.
  @Test(arguments: [RGBA8.clear, RGBA8(red: 9, green: 9, blue: 9, alpha: 9)])
  func oneColorForAllRows(color: RGBA8) throws {
    let named = NamedPlane.noise(60, 40, rows: 300)
    let png = RecolorablePNG(plane: named.plane, traits: RowTraits(rowCount: 300), form: .rgba)
    try Self.check(png, named.plane, [[RGBA8](repeating: color, count: 300)])
  }

  /// Stacks whose weights tell which bytes are equal: transparent and opaque grounds, opaque and translucent tints.
  @Test(arguments: [(30, 20, 1), (64, 64, 3), (250, 114, 5), (257, 33, 4), (1, 60, 2)], [0, 90, 255] as [UInt8])
  func whatWeightsTellHolds(shape: (Int, Int, Int), groundAlpha: UInt8) throws {
    var random = SplitMix64(seed: 5)
    let masks = SoftShapes.masks(shape.0, shape.1, layers: shape.2, seed: UInt64(shape.0))
    for alphas in [[UInt8](repeating: 255, count: shape.2), (0..<shape.2).map { UInt8(255 - 60 * $0) }] {
      let weighted = masks.weighted(by: alphas)
      let traits = RowTraits(weighted.table, groundAlpha: groundAlpha)
      let colorways = (0..<4).map { index in
        weighted.table.colors(
          tints: SoftShapes.tints(alphas, &random), background: SoftShapes.tints([groundAlpha], &random)[0],
          blend: index < 2 ? .srgb : .linear)
      }
      try Self.check(
        RecolorablePNG(plane: weighted.plane, traits: traits, form: .rgba), weighted.plane, colorways)
      guard groundAlpha == 255 else { continue }
      try Self.check(RecolorablePNG(plane: weighted.plane, traits: traits, form: .rgb), weighted.plane, colorways)
    }
  }

  @Test func equalArgumentsGiveEqualBytes() throws {
    let named = NamedPlane.edges(200, 120, rows: 90)
    let texts = [PNGText(keyword: "Shoe", text: "same")]
    let colors = named.colors(seed: 1, isOpaque: false)
    func png() -> RecolorablePNG {
      RecolorablePNG(plane: named.plane, traits: RowTraits(rowCount: named.rowCount), form: .rgba)
    }
    var scratch = RecoloringScratch()
    var other = RecoloringScratch()
    var (first, second) = ([UInt8](), [UInt8](repeating: 7, count: 100_000))
    png().encode(colors: colors, texts: texts, using: &scratch, into: &first)
    let used = NamedPlane.noise(60, 60, rows: 4000)
    RecolorablePNG(plane: used.plane, traits: RowTraits(rowCount: 4000), form: .rgb)
      .encode(colors: used.colors(seed: 2, isOpaque: true), texts: [], using: &other, into: &second)
    png().encode(colors: colors, texts: texts, using: &other, into: &second)
    #expect(first == second)
  }

  @Test func misuseTraps() async {
    await #expect(processExitsWith: .failure) {
      let plane = IndexPlane(size: PixelSize(width: 2, height: 1), indices: [0, 2])
      _ = RecolorablePNG(plane: plane, traits: RowTraits(rowCount: 2), form: .rgba)
    }
    await #expect(processExitsWith: .failure) {
      let plane = IndexPlane(size: PixelSize(width: 0, height: 1), indices: [])
      _ = RecolorablePNG(plane: plane, traits: RowTraits(rowCount: 2), form: .rgba)
    }
    await #expect(processExitsWith: .failure) {
      let plane = IndexPlane(size: PixelSize(width: 2, height: 1), indices: [0, 1])
      let png = RecolorablePNG(plane: plane, traits: RowTraits(rowCount: 2), form: .rgba)
      var scratch = RecoloringScratch()
      var file: [UInt8] = []
      png.encode(colors: [.clear], texts: [], using: &scratch, into: &file)
    }
    await #expect(processExitsWith: .failure) {
      let masks = SoftShapes.masks(30, 30, layers: 2, seed: 1)
      let weighted = masks.weighted(by: [255, 255])
      let png = RecolorablePNG(
        plane: weighted.plane, traits: RowTraits(weighted.table, groundAlpha: 0), form: .rgba)
      var scratch = RecoloringScratch()
      var file: [UInt8] = []
      // No ground has every row opaque.
      let colors = [RGBA8](repeating: RGBA8(red: 1, green: 1, blue: 1), count: weighted.table.count)
      png.encode(colors: colors, texts: [], using: &scratch, into: &file)
    }
  }

  @Test func sizesBeyondOneChunkAreNotPossible() {
    #expect(RecolorablePNG.isPossible(PixelSize(width: 20_000, height: 20_000), form: .rgba))
    #expect(!RecolorablePNG.isPossible(PixelSize(width: 30_000, height: 20_000), form: .rgba))
    #expect(!RecolorablePNG.isPossible(PixelSize(width: .max, height: .max), form: .rgb))
    #expect(IndexedPNG.isPossible(PixelSize(width: 30_000, height: 20_000)))
    #expect(!IndexedPNG.isPossible(PixelSize(width: 1, height: 1_000_000_000)))
  }
}
