import PNGCodec
import TestSupport
import Testing

/// The oFFs chunk: signed columns and rows of four bytes each, then the unit: 0 is pixels (PNG extensions 3.1).
struct OffsetTests {
  static func chunk(_ x: Int, _ y: Int, unit: UInt8 = 0) -> [UInt8] {
    PNGAssembler.chunk("oFFs", PNGAssembler.bigEndian(x) + PNGAssembler.bigEndian(y) + [unit])
  }

  static func file(early: [[UInt8]] = [], _ before: [[UInt8]] = [], after: [[UInt8]] = []) -> [UInt8] {
    PNGAssembler(
      width: 1, height: 1, bitDepth: 8, colorType: 4, early: early, before: before, after: after, samples: [0, 255]
    ).file()
  }

  @Test(arguments: [(0, 0), (3, 7), (-1, -2), (Int(Int32.max), Int(Int32.min))])
  func isRead(x: Int, y: Int) throws {
    #expect(try PNGDecoder.offset(in: Self.file([Self.chunk(x, y)])) == PNGOffset(x: x, y: y))
    #expect(try PNGDecoder.offset(in: Self.file(early: [Self.chunk(x, y)])) == PNGOffset(x: x, y: y))
  }

  @Test func isAbsent() throws {
    #expect(try PNGDecoder.offset(in: Self.file()) == nil)
    #expect(try PNGDecoder.offset(in: Self.file([Self.chunk(1, 2, unit: 1)])) == nil)
    #expect(try PNGDecoder.offset(in: Self.file(after: [Self.chunk(1, 2)])) == nil)
  }

  /// It decides what is covered, so it may not be guessed.
  @Test func isDamaged() throws {
    var flipped = Self.chunk(1, 2)
    flipped[10] ^= 1
    let short = PNGAssembler.chunk("oFFs", [0, 0, 0, 1, 0, 0, 0, 2])
    for chunk in [flipped, short] {
      let error = #expect(throws: PNGError.self) { try PNGDecoder.offset(in: Self.file([chunk])) }
      #expect(error?.kind == .corrupt)
      #expect(
        error?.message
          == "the PNG's oFFs chunk, which tells where a trimmed mask lies, is damaged; export the mask again")
    }
  }

  /// Cut anywhere, or not a PNG at all: an error, or what was there before the cut.
  @Test func isCut() throws {
    let file = Self.file([Self.chunk(5, 6)])
    for length in 0..<file.count {
      let offset = try? PNGDecoder.offset(in: Array(file.prefix(length)))
      #expect(offset == nil || offset == PNGOffset(x: 5, y: 6))
    }
    #expect(throws: PNGError.self) { try PNGDecoder.offset(in: Array("hello".utf8)) }
  }
}
