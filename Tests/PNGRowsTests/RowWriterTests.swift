import PNGCodec
import Pixels
import TestSupport
import Testing

/// Written row by row, read by libpng.
struct RowWriterTests {
  static let compressions: [PNGCompression] =
    [PNGCompression.Strategy.usual, .runs, .filtered, .huffmanOnly].flatMap { strategy in
      [PNGCompression.Filter.none, .sub, .up].flatMap { filter in
        [0, 1, 6].map { PNGCompression(level: $0, strategy: strategy, filter: filter) }
      }
    }

  static let size = PixelSize(width: 13, height: 11)

  static func samples(_ count: Int) -> [UInt8] {
    var random = SplitMix64(seed: 8)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  static func write(
    _ form: PNGRowWriter.Form, _ samples: [UInt8], band: Int = .max, _ compression: PNGCompression = .fast,
    text: [PNGText] = []
  ) throws -> [UInt8] {
    let writer = try PNGRowWriter(size: size, form: form, compression: compression, text: text)
    let rowBytes = samples.count / size.height
    try samples.withUnsafeBytes { samples in
      while writer.rowsWritten < size.height {
        let count = min(band, size.height - writer.rowsWritten)
        try writer.write(rows: count, from: samples.baseAddress! + writer.rowsWritten * rowBytes)
      }
    }
    try writer.finish()
    return writer.takeBytes()
  }

  @Test(arguments: compressions)
  func pixelsComeBack(compression: PNGCompression) throws {
    let samples = Self.samples(Self.size.area * 4)
    let translucent = try Self.write(.truecolourWithAlpha, samples, band: 3, compression)
    #expect(try PNGDecoder.bitmap(from: translucent).bytes == samples)
    #expect(try PNGDecoder.header(of: translucent).colorType == .truecolourWithAlpha)
    let opaque = try Self.write(.truecolour, samples, band: 3, compression)
    #expect(try PNGDecoder.header(of: opaque).colorType == .truecolour)
    let expected = samples.enumerated().map { $0.offset % 4 == 3 ? 255 : $0.element }
    #expect(try PNGDecoder.bitmap(from: opaque).bytes == expected)
  }

  @Test(arguments: [1, 2, 3, 16, 17, 255, 256], compressions)
  func indicesComeBack(count: Int, compression: PNGCompression) throws {
    let indices = Self.samples(Self.size.area).map { UInt8(Int($0) % count) }
    let palette = (0..<count).map { RGBA8(red: UInt8($0), green: 1, blue: 2, alpha: $0 == count / 2 ? 77 : 255) }
    let file = try Self.write(.indexed(palette), indices, band: 4, compression)
    let expected = indices.flatMap { index in
      let entry = palette[Int(index)]
      return [entry.red, entry.green, entry.blue, entry.alpha]
    }
    #expect(try PNGDecoder.bitmap(from: file).bytes == expected)
    let header = try PNGDecoder.header(of: file)
    #expect(header.bitDepth == 8 && header.colorType == .indexedColour)
    #expect(try WrittenChunks(of: file).data(of: "tRNS")?.count == count / 2 + 1)
  }

  @Test func bandsDoNotShowInTheBytes() throws {
    let samples = Self.samples(Self.size.area * 4)
    let whole = try Self.write(.truecolourWithAlpha, samples)
    for band in [1, 2, 10] { #expect(try Self.write(.truecolourWithAlpha, samples, band: band) == whole) }
  }

  @Test func bytesMayBeTakenOnTheWay() throws {
    let samples = Self.samples(Self.size.area * 4)
    let writer = try PNGRowWriter(size: Self.size, form: .truecolourWithAlpha, compression: .fast)
    var file = writer.takeBytes()
    #expect(file.starts(with: PNGAssembler.signature))
    #expect(writer.byteCount == 0)
    try samples.withUnsafeBytes { try writer.write(rows: Self.size.height, from: $0.baseAddress!) }
    try writer.finish()
    writer.take { file += $0 }
    #expect(writer.takeBytes().isEmpty)
    #expect(try file == Self.write(.truecolourWithAlpha, samples))
  }

  @Test func textsAndTheColourSpaceAreThere() throws {
    let indices = [UInt8](repeating: 0, count: Self.size.area)
    let text = PNGText(keyword: "Difference", text: "größer")
    let file = try Self.write(.indexed([RGBA8(red: 1, green: 2, blue: 3, alpha: 255)]), indices, text: [text])
    #expect(try WrittenChunks(of: file).types == ["IHDR", "sRGB", "PLTE", "iTXt", "IDAT", "IEND"])
    #expect(try PNGDecoder.text(keyword: "Difference", in: file) == "größer")
    let broken = PNGText(keyword: "Difference", text: "a\u{0}b")
    #expect(throws: PNGError.self) {
      try PNGRowWriter(size: Self.size, form: .truecolour, compression: .fast, text: [broken])
    }
  }
}
