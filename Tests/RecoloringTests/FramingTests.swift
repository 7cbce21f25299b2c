import Compositing
import PNGCodec
import Pixels
import Recoloring
import TestSupport
import Testing

/// The program's own framing is libpng's, byte for byte, but for what IDAT holds.
struct FramingTests {
  static let texts = [
    [],
    [PNGText(keyword: "ShoeConfiguration", text: #"{"version":1,"name":"Größe 42 — 靴 👟"}"#)],
    [
      PNGText(keyword: "a b", text: ""),
      PNGText(keyword: "ShoeConfiguration", text: String(repeating: "x", count: 3000)),
      PNGText(keyword: String(repeating: "k", count: 79), text: "\n"),
    ],
  ]

  /// The file with the data of IDAT, its length and its checksum left out.
  static func frame(_ file: [UInt8]) throws -> [(type: String, data: [UInt8])] {
    let chunks = try WrittenChunks(of: file)
    #expect(chunks.chunks.filter { $0.type == "IDAT" }.count == 1)
    return chunks.chunks.map { ($0.type, $0.type == "IDAT" ? [] : $0.data) }
  }

  static func expectEqual(_ file: [UInt8], _ reference: [UInt8]) throws {
    let (ours, theirs) = (try frame(file), try frame(reference))
    #expect(ours.map(\.type) == theirs.map(\.type))
    #expect(ours.map(\.data) == theirs.map(\.data))
  }

  @Test(arguments: texts, [(1, 1), (90, 40), (300, 7)])
  func truecolour(texts: [PNGText], size: (Int, Int)) throws {
    let named = NamedPlane.edges(size.0, size.1, rows: 90)
    for form in PixelForm.allCases {
      let colors = named.colors(seed: 1, isOpaque: form == .rgb)
      let png = RecolorablePNG(plane: named.plane, traits: RowTraits(rowCount: 90), form: form)
      var scratch = RecoloringScratch()
      var file: [UInt8] = []
      png.encode(colors: colors, texts: texts, using: &scratch, into: &file)
      try Self.expectEqual(file, try PNGEncoder.encode(Bitmap(named.plane, colors: colors), text: texts))
    }
  }

  /// With alphas that end before the last entry, with the last, and with none.
  @Test(arguments: texts, [1, 2, 3, 16, 17, 256])
  func indexed(texts: [PNGText], count: Int) throws {
    let named = NamedPlane.noise(31, 20, rows: count)
    let places = (0..<count).map { UInt8($0) }
    let png = IndexedPNG(plane: named.plane, places: places, entryCount: count)
    for translucent in [0, (count + 1) / 2, count] {
      var palette = named.colors(seed: 2, isOpaque: true)
      for index in 0..<translucent { palette[index].alpha = UInt8(index % 255) }
      var file: [UInt8] = []
      png.encode(palette: palette, texts: texts, into: &file)
      let reference = try PNGEncoder.encode(
        indices: named.plane.bytes(places), size: named.plane.size, palette: palette, text: texts)
      try Self.expectEqual(file, reference)
    }
  }
}
