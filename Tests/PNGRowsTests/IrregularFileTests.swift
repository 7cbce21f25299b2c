import PNGCodec
import PNGRows
import Pixels
import TestSupport
import Testing

/// Files that break the format, or stretch it: what libpng reads with a warning is read, what it refuses is refused, in its
/// words, whether the fault shows at once or after rows have been handed out.
struct IrregularFileTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let form: FilterTests.Form
    let width: Int
    let height: Int
    /// All scanlines, of random filters and bytes.
    let scanlines: [UInt8]

    init(_ colorType: UInt8, _ bitDepth: UInt8, channels: Int, width: Int, height: Int) {
      form = FilterTests.Form(colorType: colorType, bitDepth: bitDepth, bitsPerPixel: channels * Int(bitDepth))
      testDescription = "\(form.testDescription), \(width) x \(height)"
      self.width = width
      self.height = height
      var random = SplitMix64(seed: 2)
      let lineBytes = (width * form.bitsPerPixel + 7) / 8
      scanlines = (0..<height).flatMap { _ in
        [UInt8(random.below(5))] + (0..<lineBytes).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      }
    }

    var header: [UInt8] {
      PNGAssembler.chunk(
        "IHDR",
        PNGAssembler.bigEndian(width) + PNGAssembler.bigEndian(height) + [form.bitDepth, form.colorType, 0, 0, 0])
    }

    /// What the colour type needs before its data.
    var palette: [[UInt8]] {
      form.colorType == 3 ? [PNGAssembler.chunk("PLTE", (0..<3 << form.bitDepth).map { UInt8($0 * 29 & 255) })] : []
    }

    var stream: [UInt8] { PNGAssembler.zlib(scanlines) }

    func file(_ chunks: [[UInt8]]) -> [UInt8] { PNGAssembler.signature + header + chunks.flatMap { $0 } }
  }

  /// Small ones, and some of several bands.
  static let pictures = [
    Picture(0, 8, channels: 1, width: 7, height: 5), Picture(2, 8, channels: 3, width: 7, height: 5),
    Picture(3, 4, channels: 1, width: 9, height: 6), Picture(3, 8, channels: 1, width: 5, height: 6),
    Picture(4, 8, channels: 2, width: 5, height: 6), Picture(6, 8, channels: 4, width: 5, height: 4),
    Picture(2, 8, channels: 3, width: 500, height: 300), Picture(3, 8, channels: 1, width: 900, height: 500),
  ]

  static let readings = Reading.all.filter { $0.band == 7 }
  static let end = PNGAssembler.chunk("IEND", [])

  private func data(_ bytes: some Sequence<UInt8>) -> [UInt8] { PNGAssembler.chunk("IDAT", Array(bytes)) }

  private func expect(_ picture: Picture, _ name: String, _ chunks: [[UInt8]], refused: Bool? = nil) {
    let file = picture.file(chunks)
    expectAsLibpng(file, readings: Self.readings, name)
    guard let refused else { return }
    #expect((try? Self.readings[0](file).get()) == nil ? refused : !refused, "\(name)")
  }

  @Test(arguments: pictures)
  func chunksInDisorder(picture: Picture) {
    let (palette, idat, end) = (picture.palette, data(picture.stream), Self.end)
    let text = PNGAssembler.chunk("tEXt", Array("Title\u{0}Shoe".utf8))
    expect(picture, "no IDAT", palette + [end], refused: true)
    expect(picture, "an empty IDAT alone", palette + [data([]), end], refused: true)
    expect(picture, "a second IHDR", palette + [picture.header, idat, end], refused: true)
    expect(picture, "an unknown critical chunk before", palette + [PNGAssembler.chunk("ABCD", [1]), idat, end])
    expect(picture, "an unknown critical chunk behind", palette + [idat, PNGAssembler.chunk("ABCD", [1]), end])
    expect(picture, "a name that is none", palette + [PNGAssembler.chunk("a1cd", [1]), idat, end], refused: true)
    expect(picture, "such a name behind", palette + [idat, PNGAssembler.chunk("a1cd", [1]), end], refused: true)
    expect(picture, "an unknown chunk", palette + [PNGAssembler.chunk("abCd", [1]), idat, text, end], refused: false)
    expect(picture, "IDAT after all", palette + [idat, text, data([1, 2, 3]), end])
    expect(picture, "an empty IDAT after all", palette + [idat, text, data([]), end])
    expect(picture, "IEND with data", palette + [idat, PNGAssembler.chunk("IEND", [1])])
  }

  @Test(arguments: pictures)
  func checksumsOfChunks(picture: Picture) {
    for type in ["IDAT", "IEND", "PLTE", "tEXt", "tRNS"] {
      let chunks =
        picture.palette + [PNGAssembler.chunk("tRNS", [1])] + [PNGAssembler.chunk("tEXt", Array("Title\u{0}Shoe".utf8))]
        + [data(picture.stream), Self.end]
      let damaged = chunks.map { chunk in
        chunk.dropFirst(4).starts(with: Array(type.utf8)) ? chunk.dropLast() + [chunk.last! ^ 1] : chunk
      }
      expect(picture, "a wrong checksum in \(type)", damaged)
    }
  }

  @Test(arguments: pictures)
  func dividedData(picture: Picture) {
    let stream = picture.stream
    let text = PNGAssembler.chunk("tEXt", Array("Title\u{0}Shoe".utf8))
    for place in [1, 2, 5, stream.count / 2, stream.count - 5, stream.count - 4, stream.count - 1] {
      let (head, tail) = (data(stream[..<place]), data(stream[place...]))
      expect(picture, "cut at \(place)", picture.palette + [head, tail, Self.end], refused: false)
      expect(
        picture, "empty chunks, cut at \(place)",
        picture.palette + [data([]), head, data([]), data([]), tail, data([]), Self.end], refused: false)
      expect(picture, "not consecutive, at \(place)", picture.palette + [head, text, tail, Self.end])
      expect(picture, "the tail missing, at \(place)", picture.palette + [head, Self.end])
    }
    let bytes = stream.prefix(3000).map { data([$0]) } + [data(stream.dropFirst(3000))]
    expect(picture, "a byte a chunk", picture.palette + bytes + [Self.end], refused: false)
  }

  @Test(arguments: pictures)
  func streamsThatAreNotAsTheyShould(picture: Picture) {
    let (stream, lines) = (picture.stream, picture.scanlines)
    let row = lines.count / picture.height
    func expectStream(_ name: String, _ bytes: [UInt8], refused: Bool? = nil) {
      expect(picture, name, picture.palette + [data(bytes), Self.end], refused: refused)
      let half = bytes.count / 2
      expect(picture, "\(name), two chunks", picture.palette + [data(bytes[..<half]), data(bytes[half...]), Self.end])
    }
    expectStream("a wrong Adler-32", stream.dropLast() + [stream.last! ^ 1])
    expectStream("no Adler-32", stream.dropLast(4))
    expectStream("bytes behind", stream + [0, 1, 2, 3])
    expectStream("a row too many", PNGAssembler.zlib(lines + lines.prefix(row)))
    expectStream("a byte too many", PNGAssembler.zlib(lines + [0]))
    expectStream("a byte too few", PNGAssembler.zlib(lines.dropLast()), refused: true)
    expectStream("a row too few", PNGAssembler.zlib(lines.dropLast(row)), refused: true)
    expectStream("nothing", PNGAssembler.zlib([]), refused: true)
    // CMF and FLG (RFC 1950): smaller windows, another method, a dictionary, a wrong check.
    for method in [UInt8](stride(from: 0x08, through: 0x88, by: 0x10)) + [0x77, 0x79] {
      let check = UInt8((31 - Int(method) * 256 % 31) % 31)
      expectStream("CMF \(method)", [method, check] + stream.dropFirst(2))
    }
    expectStream("a dictionary", [0x78, 0x20 + UInt8((31 - (0x7820 % 31)) % 31)] + stream.dropFirst(2), refused: true)
    expectStream("a wrong header check", [0x78, 0x02] + stream.dropFirst(2), refused: true)
    let last = lines.count - row
    expectStream(
      "a bad filter in the last row", PNGAssembler.zlib(lines[..<last] + [9] + lines[(last + 1)...]), refused: true)
  }

  @Test(arguments: pictures)
  func palettesAndTransparency(picture: Picture) {
    let idat = data(picture.stream)
    func palette(_ count: Int) -> [UInt8] { PNGAssembler.chunk("PLTE", (0..<count).map { UInt8($0 & 255) }) }
    for count in [0, 1, 2, 3, 4, 6, 45, 48, 51, 765, 768, 771] {
      expect(picture, "PLTE of \(count) bytes", [palette(count), idat, Self.end])
      expect(picture, "two of them", [palette(6), palette(count), idat, Self.end])
      expect(picture, "after IDAT", picture.palette + [idat, palette(count), Self.end])
    }
    expect(picture, "no palette", [idat, Self.end], refused: picture.form.colorType == 3)
    for count in [0, 1, 2, 4, 6, 7, 16, 17, 256, 257] {
      let transparency = PNGAssembler.chunk("tRNS", [UInt8](repeating: 0, count: count))
      expect(picture, "tRNS of \(count) bytes", picture.palette + [transparency, idat, Self.end])
      expect(picture, "two of them", picture.palette + [transparency, transparency, idat, Self.end])
      expect(picture, "before PLTE", [transparency] + picture.palette + [idat, Self.end])
      expect(picture, "after IDAT", picture.palette + [idat, transparency, Self.end])
    }
  }

  /// Real compressed data with a changed byte and the chunk's checksum made right again: zlib's word counts.
  @Test(
    .enabled(if: SharedData.isPresent, "needs ../shared/data/pngsuite beside the checkout"),
    arguments: PngSuiteTests.forms)
  func damageBehindAGoodChecksum(name: String) throws {
    let file = try PngSuiteTests.file(name)
    let type = try #require(file.indices.first { file[$0...].starts(with: Array("IDAT".utf8)) })
    let length = file[type - 4..<type].reduce(0) { $0 << 8 | Int($1) }
    for index in type + 4..<type + 4 + length {
      for change: UInt8 in [0x01, 0x08, 0x80, 0xFF] {
        var changed = Array(file[type + 4..<type + 4 + length])
        changed[index - type - 4] ^= change
        let rebuilt = Array(file[..<(type - 4)]) + data(changed) + Array(file[(type + 8 + length)...])
        expectAsLibpng(rebuilt, readings: [Reading.all[1], Reading.all[4]], "byte \(index) ^ \(change)")
      }
    }
  }

  @Test func limitsAreTheCallers() throws {
    let file = Self.pictures[0].file([data(Self.pictures[0].stream), Self.end])
    let error = file.withUnsafeBytes { bytes in
      #expect(throws: PNGError.self) { try PictureReader(bytes, maximumPixels: 34) }
    }
    #expect(error?.kind == .tooLarge)
    _ = try file.withUnsafeBytes { try PictureReader($0, maximumPixels: 35) }
  }

  @Test func filesThatAreNoPNG() {
    for bytes in [
      [], [0xFF, 0xD8, 0xFF], Array("version https://git-lfs.github.com/spec/v1\n".utf8), Array("{}".utf8),
    ] {
      expectAsLibpng(bytes)
    }
    let header = Self.pictures[0].header
    expectAsLibpng(PNGAssembler.signature + PNGAssembler.chunk("CgBI", [0, 0, 0, 0]) + header)
    expectAsLibpng(PNGAssembler.signature + PNGAssembler.chunk("gAMA", [0, 0, 0, 1]) + header)
  }

  /// Depths and methods that do not exist; libpng's words for each.
  @Test func impossibleHeaders() {
    let picture = Self.pictures[1]
    for index in 0..<13 {
      for value: UInt8 in [0, 1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 128] {
        var fields = Array(picture.header[8..<21])
        fields[index] = value
        let file =
          PNGAssembler.signature + PNGAssembler.chunk("IHDR", fields) + data(picture.stream) + Self.end
        expectAsLibpng(file, readings: [Reading.all[1]], "byte \(index) is \(value)")
      }
    }
  }
}
