import Compositing
import PNGCodec
import Pixels
import Recoloring
import TestSupport
import Testing

/// A parse that was carried gives the bytes of one that was computed; bytes that are no parse never give wrong pixels.
struct CarriedParseTests {
  static func encoded(_ png: RecolorablePNG, _ colors: [RGBA8]) -> [UInt8] {
    var scratch = RecoloringScratch()
    var file: [UInt8] = []
    png.encode(colors: colors, texts: [], using: &scratch, into: &file)
    return file
  }

  @Test(arguments: NamedPlane.small + NamedPlane.large)
  func truecolour(named: NamedPlane) throws {
    let traits = RowTraits(rowCount: named.rowCount)
    for form in PixelForm.allCases {
      let parse = RecolorablePNG.parse(of: named.plane, traits: traits, form: form)
      let carried = try RecolorablePNG(plane: named.plane, traits: traits, form: form, parse: parse)
      let colors = named.colors(seed: 1, isOpaque: form == .rgb)
      let computed = RecolorablePNG(plane: named.plane, traits: traits, form: form)
      #expect(Self.encoded(carried, colors) == Self.encoded(computed, colors))
    }
  }

  @Test(arguments: [(30, 20, 1), (64, 64, 3), (250, 114, 5)], [0, 90] as [UInt8])
  func knownTraits(shape: (Int, Int, Int), groundAlpha: UInt8) throws {
    var random = SplitMix64(seed: 6)
    let alphas = [UInt8](repeating: 255, count: shape.2)
    let weighted = SoftShapes.masks(shape.0, shape.1, layers: shape.2, seed: 3).weighted(by: alphas)
    let traits = RowTraits(weighted.table, groundAlpha: groundAlpha)
    let parse = RecolorablePNG.parse(of: weighted.plane, traits: traits, form: .rgba)
    let carried = try RecolorablePNG(plane: weighted.plane, traits: traits, form: .rgba, parse: parse)
    let computed = RecolorablePNG(plane: weighted.plane, traits: traits, form: .rgba)
    let colors = weighted.table.colors(
      tints: SoftShapes.tints(alphas, &random), background: SoftShapes.tints([groundAlpha], &random)[0])
    #expect(Self.encoded(carried, colors) == Self.encoded(computed, colors))
  }

  @Test(arguments: (NamedPlane.small + NamedPlane.large).filter { $0.rowCount <= 256 })
  func indexed(named: NamedPlane) throws {
    let (plane, count) = (named.plane, named.rowCount)
    let places = (0..<count).map { UInt8(count - 1 - $0) }
    let parse = IndexedPNG.parse(of: plane, places: places, entryCount: count)
    var (carried, computed) = ([UInt8](), [UInt8]())
    let palette = named.colors(seed: 1, isOpaque: false)
    try IndexedPNG(plane: plane, places: places, entryCount: count, parse: parse)
      .encode(palette: palette, texts: [], into: &carried)
    IndexedPNG(plane: plane, places: places, entryCount: count).encode(palette: palette, texts: [], into: &computed)
    #expect(carried == computed)
  }

  /// Each byte changed in turn, cut off, or one added: refused, or another way to the same pixels.
  @Test func damagedBytesNeverGiveWrongPixels() throws {
    var random = SplitMix64(seed: 7)
    let weighted = SoftShapes.masks(60, 40, layers: 3, seed: 9).weighted(by: [255, 255, 255])
    let traits = RowTraits(weighted.table, groundAlpha: 0)
    let parse = RecolorablePNG.parse(of: weighted.plane, traits: traits, form: .rgba)
    let colors = weighted.table.colors(tints: SoftShapes.tints([255, 255, 255], &random))
    let bitmap = Bitmap(weighted.plane, colors: colors)
    var damaged = [parse + [0], parse + parse, [], [0], [255, 255, 255, 255, 255, 255]]
    for index in parse.indices {
      damaged.append(Array(parse[..<index]))
      for change in [1, 2, 4, 16, 128, UInt8.random(in: 1...255, using: &random)] {
        var bytes = parse
        bytes[index] ^= change
        damaged.append(bytes)
      }
    }
    var refused = 0
    for bytes in damaged {
      do {
        let png = try RecolorablePNG(plane: weighted.plane, traits: traits, form: .rgba, parse: bytes)
        #expect(try PNGDecoder.bitmap(from: Self.encoded(png, colors)) == bitmap)
      } catch is ParseFault { refused += 1 }
    }
    #expect(refused > damaged.count / 2)
  }

  /// A parse of another plane, or by what is known of other rows.
  @Test func parsesOfOthersAreRefused() throws {
    let (named, other) = (NamedPlane.edges(200, 120, rows: 90), NamedPlane.edges(200, 121, rows: 90))
    let traits = RowTraits(rowCount: 90)
    let parse = RecolorablePNG.parse(of: other.plane, traits: traits, form: .rgba)
    #expect(throws: ParseFault.self) {
      _ = try RecolorablePNG(plane: named.plane, traits: traits, form: .rgba, parse: parse)
    }
    let weighted = SoftShapes.masks(90, 90, layers: 3, seed: 2).weighted(by: [255, 255, 255])
    let knowing = RecolorablePNG.parse(
      of: weighted.plane, traits: RowTraits(weighted.table, groundAlpha: 0), form: .rgba)
    #expect(throws: ParseFault.self) {
      _ = try RecolorablePNG(
        plane: weighted.plane, traits: RowTraits(rowCount: weighted.table.count), form: .rgba, parse: knowing)
    }
  }
}
