import PNGCodec
import Pixels
import TestSupport
import Testing

/// Texts under a keyword: all three kinds of chunk, wherever they stand.
struct TextTests {
  static func file(early: [[UInt8]] = [], after: [[UInt8]] = []) -> [UInt8] {
    PNGAssembler(width: 1, height: 1, bitDepth: 8, colorType: 0, early: early, after: after, samples: [0]).file()
  }

  static func chunk(_ type: String, _ parts: [UInt8]...) -> [UInt8] { PNGAssembler.chunk(type, parts.reduce([], +)) }

  static let utf8 = Array("Größe 42 — 靴 👟".utf8)
  static let latin1: [UInt8] = [0x47, 0x72, 0xF6, 0xDF, 0x65]  // Größe
  static let key = Array("Shoe\u{0}".utf8)

  static let kinds: [(name: String, chunk: [UInt8], text: String)] = [
    ("tEXt", chunk("tEXt", key, latin1), "Größe"),
    ("zTXt", chunk("zTXt", key, [0], PNGAssembler.zlib(latin1)), "Größe"),
    ("iTXt", chunk("iTXt", key, [0, 0, 0, 0], utf8), "Größe 42 — 靴 👟"),
    ("iTXt compressed", chunk("iTXt", key, [1, 0, 0, 0], PNGAssembler.zlib(utf8)), "Größe 42 — 靴 👟"),
    ("iTXt with language", chunk("iTXt", key, [0, 0], Array("de\u{0}Schuh\u{0}".utf8), utf8), "Größe 42 — 靴 👟"),
    ("empty tEXt", chunk("tEXt", key), ""),
    ("empty iTXt", chunk("iTXt", key, [0, 0, 0, 0]), ""),
    (
      "200 kB", chunk("zTXt", key, [0], PNGAssembler.zlib([UInt8](repeating: 65, count: 200_000))),
      String(repeating: "A", count: 200_000)
    ),
  ]

  @Test(arguments: kinds)
  func everyKindIsReadAnywhere(name: String, chunk: [UInt8], text: String) throws {
    let others = (0..<1200).map { Self.chunk("tEXt", Array("Shoe\($0)\u{0}other".utf8)) }
    #expect(try PNGDecoder.text(keyword: "Shoe", in: Self.file(early: [chunk])) == text)
    #expect(try PNGDecoder.text(keyword: "Shoe", in: Self.file(after: [chunk])) == text)
    #expect(try PNGDecoder.text(keyword: "Shoe", in: Self.file(early: others, after: others + [chunk])) == text)
    #expect(try PNGDecoder.text(keyword: "Sho", in: Self.file(early: [chunk])) == nil)
  }

  @Test func theFirstOfSeveralCounts() throws {
    let chunks = ["one", "two"].map { Self.chunk("tEXt", Self.key, Array($0.utf8)) }
    #expect(try PNGDecoder.text(keyword: "Shoe", in: Self.file(early: [chunks[0]], after: [chunks[1]])) == "one")
  }

  static let damaged: [(name: String, chunk: [UInt8])] = {
    var badChecksum = chunk("tEXt", key, latin1)
    badChecksum[badChecksum.count - 1] ^= 1
    return [
      ("a bad checksum", badChecksum),
      ("no NUL", chunk("tEXt", Array("Shoe".utf8))),
      ("no method", chunk("zTXt", key)),
      ("an unknown method", chunk("zTXt", key, [1], PNGAssembler.zlib(latin1))),
      ("no stream", chunk("zTXt", key, [0])),
      ("a stream cut short", chunk("zTXt", key, [0], Array(PNGAssembler.zlib(latin1).dropLast(5)))),
      ("an iTXt without fields", chunk("iTXt", key)),
      ("an iTXt without language", chunk("iTXt", key, [0, 0])),
      ("an iTXt with an unknown flag", chunk("iTXt", key, [2, 0, 0, 0], utf8)),
      ("invalid UTF-8", chunk("iTXt", key, [0, 0, 0, 0], [0x41, 0xFF])),
    ]
  }()

  @Test(arguments: damaged)
  func damagedTextsAreRefused(name: String, chunk: [UInt8]) {
    let error = error { () throws(PNGError) in try PNGDecoder.text(keyword: "Shoe", in: Self.file(early: [chunk])) }
    #expect(error?.kind == .corrupt)
    #expect(error?.message.contains("'Shoe'") == true)
    #expect(kind { () throws(PNGError) in try PNGDecoder.text(keyword: "other", in: Self.file(early: [chunk])) } == nil)
  }

  @Test func longerTextsThanTheLimitAreRefused() throws {
    let longest = [UInt8](repeating: 65, count: PNGDecoder.maximumTextBytes)
    for (isFine, bytes) in [(true, longest), (false, longest + [65])] {
      for chunk in [
        Self.chunk("iTXt", Self.key, [0, 0, 0, 0], bytes),
        Self.chunk("iTXt", Self.key, [1, 0, 0, 0], PNGAssembler.zlib(bytes)),
      ] {
        let file = Self.file(after: [chunk])
        let kind = kind { () throws(PNGError) in try PNGDecoder.text(keyword: "Shoe", in: file) }
        #expect(kind == (isFine ? nil : .tooLarge))
      }
    }
  }

  @Test(
    .enabled(if: SharedData.isPresent, "needs ../shared/data/pngsuite beside the checkout"),
    arguments: ["ct1n0g04", "ctzn0g04", "cten0g04", "ctgn0g04", "ctjn0g04", "ctfn0g04"])
  func pngSuiteTextsAreRead(name: String) throws {
    let file = try #require(SharedData.bytes(of: "pngsuite/files/\(name).png"))
    #expect(try PNGDecoder.text(keyword: "Title", in: file) == "PngSuite")
    let author = try #require(try PNGDecoder.text(keyword: "Author", in: file))
    #expect(author.contains("van Schaik"))
    #expect(try PNGDecoder.text(keyword: "ShoeConfiguration", in: file) == nil)
  }
}
