import PNGCodec
import Pixels
import TestSupport
import Testing

/// What is written comes back, and the file holds what was promised and nothing else.
struct EncoderTests {
  /// A picture whose every pixel differs from its neighbours; opaque, or of all alphas.
  static func bitmap(_ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap {
    var bytes: [UInt8] = []
    for i in 0..<width * height {
      let alpha = isOpaque ? 255 : UInt8(truncatingIfNeeded: i * 11)
      bytes += [
        UInt8(truncatingIfNeeded: i), UInt8(truncatingIfNeeded: i >> 4), UInt8(truncatingIfNeeded: i * 7), alpha,
      ]
    }
    return Bitmap(size: PixelSize(width: width, height: height), bytes: bytes)
  }

  static func bytes(of color: RGBA8) -> [UInt8] { [color.red, color.green, color.blue, color.alpha] }

  static let sizes = [(1, 1), (1, 70), (70, 1), (8, 8), (257, 3), (300, 200)]

  @Test(arguments: sizes, [false, true])
  func truecolourComesBack(size: (Int, Int), isOpaque: Bool) throws {
    let bitmap = Self.bitmap(size.0, size.1, isOpaque: isOpaque)
    let file = try PNGEncoder.encode(bitmap)
    #expect(try PNGDecoder.bitmap(from: file) == bitmap)
    let header = try PNGDecoder.header(of: file)
    #expect(header.size == bitmap.size)
    #expect(header.bitDepth == 8 && !header.isInterlaced && !header.hasTransparencyChunk)
    #expect(header.colorType == (isOpaque ? .truecolour : .truecolourWithAlpha))
    let types = try WrittenChunks(of: file).types
    #expect(types.filter { $0 != "IDAT" } == ["IHDR", "sRGB", "IEND"])
    #expect(try WrittenChunks(of: file).data(of: "sRGB") == [0])
  }

  /// One pixel that is not opaque is enough, also the last one.
  @Test(arguments: [0, 3, 5])
  func oneTranslucentPixelKeepsAlpha(pixel: Int) throws {
    var bitmap = Self.bitmap(3, 2, isOpaque: true)
    bitmap.bytes[pixel * 4 + 3] = 254
    let file = try PNGEncoder.encode(bitmap)
    #expect(try PNGDecoder.header(of: file).colorType == .truecolourWithAlpha)
    #expect(try PNGDecoder.bitmap(from: file) == bitmap)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func indexedComesBack(count: Int, depth: Int) throws {
    let palette = (0..<count).map { (i: Int) -> RGBA8 in
      RGBA8(red: UInt8(i), green: UInt8(255 - i), blue: 7, alpha: UInt8(truncatingIfNeeded: i * 13))
    }
    let size = PixelSize(width: 21, height: 17)
    let indices = (0..<size.area).map { (i: Int) -> UInt8 in UInt8((i * 31 + i / 5) % count) }
    let file = try PNGEncoder.encode(indices: indices, size: size, palette: palette)
    let pixels = indices.flatMap { (index: UInt8) -> [UInt8] in Self.bytes(of: palette[Int(index)]) }
    #expect(try PNGDecoder.bitmap(from: file) == Bitmap(size: size, bytes: pixels))
    let header = try PNGDecoder.header(of: file)
    #expect(header.colorType == .indexedColour)
    #expect(header.bitDepth == depth)
    let chunks = try WrittenChunks(of: file)
    #expect(chunks.types.filter { $0 != "IDAT" } == ["IHDR", "sRGB", "PLTE", "tRNS", "IEND"])
    #expect(chunks.data(of: "PLTE") == palette.flatMap { [$0.red, $0.green, $0.blue] })
  }

  @Test(
    arguments: [
      ([255, 255, 255], nil), ([0, 255, 255], [0]), ([255, 9, 255], [255, 9]), ([255, 255, 9], [255, 255, 9]),
    ] as [([UInt8], [UInt8]?)])
  func transparencyEndsWithTheLastTranslucentEntry(alphas: [UInt8], written: [UInt8]?) throws {
    let palette = alphas.map { RGBA8(red: 1, green: 2, blue: 3, alpha: $0) }
    let file = try PNGEncoder.encode(indices: [0, 1, 2], size: PixelSize(width: 3, height: 1), palette: palette)
    #expect(try WrittenChunks(of: file).data(of: "tRNS") == written)
    let bytes = try PNGDecoder.bitmap(from: file).bytes
    #expect(stride(from: 3, to: 12, by: 4).map { bytes[$0] } == alphas)
  }

  @Test func textsComeBackAndStandBeforeThePixels() throws {
    let texts = [
      PNGText(keyword: "ShoeConfiguration", text: #"{"version":1,"name":"Größe 42 — 靴 👟"}"#),
      PNGText(keyword: "a b", text: ""),
      PNGText(keyword: String(repeating: "k", count: 79), text: String(repeating: "long\n", count: 20_000)),
    ]
    let indexed = try PNGEncoder.encode(
      indices: [0], size: PixelSize(width: 1, height: 1), palette: [.clear], text: texts)
    for file in [try PNGEncoder.encode(Self.bitmap(9, 9, isOpaque: false), text: texts), indexed] {
      for text in texts { #expect(try PNGDecoder.text(keyword: text.keyword, in: file) == text.text) }
      let chunks = try WrittenChunks(of: file)
      let first = try #require(chunks.types.firstIndex(of: "IDAT"))
      #expect(chunks.types[..<first].filter { $0 == "iTXt" }.count == 3)
      #expect(!chunks.types[first...].contains("iTXt"))
    }
    let written = try WrittenChunks(of: indexed).data(of: "iTXt")
    #expect(written == Array("ShoeConfiguration\u{0}\u{0}\u{0}\u{0}\u{0}".utf8) + Array(texts[0].text.utf8))
  }

  @Test func aNULInATextIsRefused() {
    let text = PNGText(keyword: "Shoe", text: "a\u{0}b")
    let error = error { () throws(PNGError) in try PNGEncoder.encode(Self.bitmap(1, 1, isOpaque: true), text: [text]) }
    #expect(error?.kind == .unsupported)
    #expect(error?.message.contains("'Shoe'") == true)
  }

  @Test func equalPicturesGiveEqualBytes() throws {
    let bitmap = Self.bitmap(300, 200, isOpaque: false)
    let text = [PNGText(keyword: "Shoe", text: "same")]
    #expect(try PNGEncoder.encode(bitmap, text: text) == PNGEncoder.encode(bitmap, text: text))
  }

  /// A size of 0 cannot be written, nor indices without colours, nor a keyword that PNG forbids.
  @Test func misuseTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = try PNGEncoder.encode(Bitmap(size: PixelSize(width: 0, height: 5), bytes: []))
    }
    await #expect(processExitsWith: .failure) {
      _ = try PNGEncoder.encode(indices: [0, 2], size: PixelSize(width: 2, height: 1), palette: [.clear, .clear])
    }
    await #expect(processExitsWith: .failure) {
      _ = try PNGEncoder.encode(indices: [0], size: PixelSize(width: 2, height: 1), palette: [.clear])
    }
    await #expect(processExitsWith: .failure) { _ = PNGText(keyword: "two  spaces", text: "") }
    await #expect(processExitsWith: .failure) { _ = PNGText(keyword: "", text: "") }
  }
}
