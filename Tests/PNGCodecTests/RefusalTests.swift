import PNGCodec
import Pixels
import TestSupport
import Testing

/// What is no PNG for this program is refused by name, with the way out.
struct RefusalTests {
  static let foreign: [(name: String, bytes: [UInt8])] = [
    ("a JPEG", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]),
    ("a GIF", Array("GIF89a".utf8)),
    ("a WebP", Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBPVP8 ".utf8)),
    ("a BMP", Array("BM".utf8) + [0, 0]),
    ("a TIFF", [0x49, 0x49, 0x2A, 0]),
    ("an AVIF", [0, 0, 0, 24] + Array("ftypavif".utf8)),
    ("a HEIC picture or a film", [0, 0, 0, 24] + Array("ftypheic".utf8)),
    ("an SVG", Array("<svg xmlns".utf8)),
    ("a PDF", Array("%PDF-1.7".utf8)),
    ("a ZIP archive", Array("PK\u{3}\u{4}".utf8)),
    ("an HTML page", Array("<!DOCTYPE html>".utf8)),
    ("a JSON file", Array(#"{"a": 1}"#.utf8)),
  ]

  @Test(arguments: foreign)
  func otherFormatsAreNamed(name: String, bytes: [UInt8]) {
    for error in BrokenFileTests.readAll(bytes) {
      #expect(error?.kind == .notPNG)
      #expect(error?.message == "this is \(name), not a PNG")
    }
  }

  @Test func anEmptyFileIsCalledEmpty() {
    for error in BrokenFileTests.readAll([]) {
      #expect(error?.kind == .empty)
      #expect(error?.message == "the file is empty (0 bytes)")
    }
  }

  @Test func aGitLFSPointerIsToldHowToFetch() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    let error = error { () throws(PNGError) in try PNGDecoder.mask(from: Array(pointer.utf8)) }
    #expect(error?.kind == .notPNG)
    #expect(error?.message.contains("Git LFS pointer") == true)
    #expect(error?.message.contains("git lfs pull") == true)
  }

  @Test func unknownBytesAreNoPNG() {
    let error = error { () throws(PNGError) in try PNGDecoder.bitmap(from: [1, 2, 3, 4, 5, 6, 7, 8, 9]) }
    #expect(error?.kind == .notPNG)
    #expect(error?.message.contains("does not begin with the PNG signature") == true)
  }

  @Test func damageByATextTransferIsRecognised() {
    let changed = [UInt8](PNGAssembler.signature.filter { $0 != 13 }) + [0, 0, 0, 13]
    let error = error { () throws(PNGError) in try PNGDecoder.bitmap(from: changed) }
    #expect(error?.kind == .notPNG)
    #expect(error?.message.contains("text mode") == true)
  }

  @Test func appleCgBIIsToldHowToRevert() {
    let plain = BrokenFileTests.truecolour
    let file = Array(plain.prefix(8)) + PNGAssembler.chunk("CgBI", [0x50, 0, 0x20, 6]) + Array(plain.dropFirst(8))
    for error in BrokenFileTests.readAll(file) {
      #expect(error?.kind == .unsupported)
      #expect(error?.message.contains("Apple CgBI") == true)
      #expect(error?.message.contains("xcrun pngcrush -revert-iphone-optimizations in.png out.png") == true)
    }
  }

  /// 40 gigabytes by the header, 57 bytes in fact.
  @Test func aHugeHeaderIsRefused() {
    let file = Self.claiming(width: 100_000, height: 100_000)
    let error = error { () throws(PNGError) in try PNGDecoder.mask(from: file) }
    #expect(error?.kind == .tooLarge)
    #expect(error?.message.contains("100000x100000 = 10000000000 pixels") == true)
    #expect(error?.message.contains("--max-pixels") == true)
    #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap(from: file) } == .tooLarge)
    #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap16(from: file) } == .tooLarge)
    // Cut short too: the size is what matters.
    #expect(kind { () throws(PNGError) in try PNGDecoder.mask(from: Array(file.prefix(40))) } == .tooLarge)
    let widest = Self.claiming(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)
    #expect(kind { () throws(PNGError) in try PNGDecoder.mask(from: widest) } == .tooLarge)
  }

  /// Within the limit, but a lie; the gigabyte is asked for, never touched.
  @Test func aHeaderWithoutItsPixelsIsRefused() {
    let file = Self.claiming(width: 16_000, height: 16_000)
    #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap(from: file) } == .corrupt)
  }

  @Test func theLimitIsTheCallers() throws {
    let file = BrokenFileTests.truecolour  // 5 x 4
    #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap(from: file, maximumPixels: 19) } == .tooLarge)
    #expect(try PNGDecoder.bitmap(from: file, maximumPixels: 20).size.area == 20)
  }

  @Test func aSideOfZeroIsDamage() {
    let file = Self.claiming(width: 0, height: 5)
    #expect(kind { () throws(PNGError) in try PNGDecoder.mask(from: file) } == .corrupt)
  }

  /// A whole file but for its rows, of which there is one byte.
  static func claiming(width: Int, height: Int) -> [UInt8] {
    let header = PNGAssembler.bigEndian(width) + PNGAssembler.bigEndian(height) + [8, 6, 0, 0, 0]
    return PNGAssembler.signature + PNGAssembler.chunk("IHDR", header)
      + PNGAssembler.chunk("IDAT", PNGAssembler.zlib([0])) + PNGAssembler.chunk("IEND", [])
  }
}
