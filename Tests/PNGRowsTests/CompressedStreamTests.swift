import PNGCodec
import Pixels
import TestSupport
import Testing

@testable import PNGRows

/// Streams as zlib makes them, at all levels and by all strategies, of samples that bring forth every kind of block, code and
/// match; read in bands, and again divided into many IDAT chunks.
struct CompressedStreamTests {
  struct Pattern: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sample: @Sendable (_ index: Int, _ random: inout SplitMix64) -> UInt8
  }

  /// Matches of every distance up to 20 and of more than a window, runs, skewed literals, and noise.
  static let patterns: [Pattern] =
    [1, 2, 3, 4, 5, 7, 8, 11, 12, 15, 16, 17, 20, 33, 257, 32767, 32768].map { period in
      Pattern(testDescription: "period \(period), some noise") { index, random in
        random.below(200) == 0 ? UInt8(truncatingIfNeeded: random.next()) : UInt8(index % period * 37 & 255)
      }
    } + [
      Pattern(testDescription: "noise") { _, random in UInt8(truncatingIfNeeded: random.next()) },
      Pattern(testDescription: "two values") { _, random in random.below(5) == 0 ? 1 : 0 },
      Pattern(testDescription: "one value") { _, _ in 77 },
      // Code lengths up to 15: value n half as often as n - 1.
      Pattern(testDescription: "halving frequencies") { _, random in
        UInt8(random.next().trailingZeroBitCount * 9 & 255)
      },
      Pattern(testDescription: "a few bytes of many") { index, random in
        index % 5000 < 2500 ? UInt8(random.below(4)) : UInt8(truncatingIfNeeded: random.next())
      },
    ]

  static let size = PixelSize(width: 301, height: 190)

  static func file(_ pattern: Pattern, _ compression: PNGCompression) throws -> [UInt8] {
    var random = SplitMix64(seed: 4)
    let samples = (0..<size.area * 4).map { pattern.sample($0, &random) }
    let writer = try PNGRowWriter(size: size, form: .truecolourWithAlpha, compression: compression)
    try samples.withUnsafeBytes { try writer.write(rows: size.height, from: $0.baseAddress!) }
    try writer.finish()
    return writer.takeBytes()
  }

  static let readings = Reading.all.filter { $0.depth == .eight && $0.band == 7 }

  @Test(arguments: patterns)
  func pixelsAreThoseOfLibpng(pattern: Pattern) throws {
    for compression in RowWriterTests.compressions where compression.filter == .none {
      let file = try Self.file(pattern, compression)
      let expected = Self.readings[0].byLibpng(file)
      for reading in Self.readings { #expect(reading(file) == expected, "\(compression)") }
      #expect(try Self.isReadWithoutLibpng(file), "\(compression)")
    }
  }

  /// Whether the module's own reader comes through: otherwise libpng would be compared with itself.
  static func isReadWithoutLibpng(_ file: [UInt8]) throws -> Bool {
    try file.withUnsafeBytes { (bytes) throws(PNGError) in
      let outline = try PNGOutline(of: bytes)
      let header = try PNGHeader(beginningOf: bytes)
      guard let form = RegularForm(header, outline, in: bytes),
        let reader = RegularReader(form, in: bytes, bandBytes: ScanlineSource.usualBandBytes, released: nil)
      else { return false }
      let memory = UnsafeMutableRawPointer.allocate(byteCount: header.size.area * 4, alignment: 16)
      defer { memory.deallocate() }
      return reader.read(rows: header.size.height, into: memory, depth: .eight) == header.size.height && reader.ends()
    }
  }

  /// Every place where the data may be cut in two is met at some time: pieces of 1 to 40 bytes.
  @Test(arguments: patterns)
  func piecesOfInputMakeNoDifference(pattern: Pattern) throws {
    let whole = try Self.file(pattern, PNGCompression(level: 6, strategy: .usual, filter: .none))
    let chunks = try WrittenChunks(of: whole).chunks
    let stream = chunks.filter { $0.type == "IDAT" }.flatMap { $0.data }
    var random = SplitMix64(seed: 6)
    var divided: [UInt8] = []
    var place = 0
    while place < stream.count {
      // Longer pieces now and then let the quick loop run.
      let count = min(random.below(20) == 0 ? 3000 : random.below(41), stream.count - place)
      divided += PNGAssembler.chunk("IDAT", Array(stream[place..<place + count]))
      place += count
    }
    let others = chunks.filter { $0.type != "IDAT" }.map { PNGAssembler.chunk($0.type, $0.data) }
    let file = PNGAssembler.signature + others.dropLast().flatMap { $0 } + divided + others.last!
    let expected = Self.readings[0].byLibpng(whole)
    for reading in Self.readings { #expect(reading(file) == expected) }
    #expect(try Self.isReadWithoutLibpng(file))
  }

  /// Bytes changed at random in the data, the chunk's checksum made right again: what zlib refuses is refused, and what it
  /// takes is taken as it takes it.
  @Test(arguments: patterns)
  func damageIsJudgedByZlib(pattern: Pattern) throws {
    let whole = try Self.file(pattern, PNGCompression(level: 3, strategy: .usual, filter: .none))
    let chunks = try WrittenChunks(of: whole).chunks
    let stream = chunks.filter { $0.type == "IDAT" }.flatMap { $0.data }
    var random = SplitMix64(seed: 12)
    for _ in 0..<30 {
      var changed = stream
      // Half of them in the first bytes, where the codes are told.
      let place = random.below(random.below(2) == 0 ? min(120, stream.count) : stream.count)
      changed[place] ^= UInt8(1 << random.below(8))
      let file =
        PNGAssembler.signature + PNGAssembler.chunk("IHDR", chunks[0].data) + PNGAssembler.chunk("IDAT", changed)
        + PNGAssembler.chunk("IEND", [])
      expectAsLibpng(file, readings: [Self.readings[1]], "byte \(place)")
    }
  }
}
