import PNGCodec
import Pixels
import TestSupport
import Testing

/// PngSuite of 2017-07-19, with pixels on which libpng, libspng and pypng agree.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data/pngsuite beside the checkout"))
struct PngSuiteTests {
  static let names = SharedData.names(in: "pngsuite/files").filter { $0.hasSuffix(".png") }.map {
    String($0.dropLast(4))
  }
  static let valid = names.filter { !$0.hasPrefix("x") }
  static let corrupt = names.filter { $0.hasPrefix("x") }

  static func file(_ name: String) throws -> [UInt8] {
    try #require(SharedData.bytes(of: "pngsuite/files/\(name).png"))
  }

  @Test func theSuiteIsWhole() {
    #expect(Self.valid.count == 162)
    #expect(Self.corrupt.count == 14)
  }

  @Test(arguments: valid)
  func eightBitsAreAsRecorded(name: String) throws {
    let recorded = try #require(SharedData.bytes(of: "pngsuite/decoded/\(name).rgba8"))
    #expect(try PNGDecoder.bitmap(from: Self.file(name)).bytes == recorded)
  }

  /// Depths up to 8 expand by 257 from the recorded bytes; those of 16 bits are recorded themselves, big-endian.
  @Test(arguments: valid)
  func sixteenBitsAreAsRecorded(name: String) throws {
    let bitmap = try PNGDecoder.bitmap16(from: Self.file(name))
    if let recorded = SharedData.bytes(of: "pngsuite/decoded/\(name).rgba16be") {
      #expect(bitmap.samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } == recorded)
    } else {
      let recorded = try #require(SharedData.bytes(of: "pngsuite/decoded/\(name).rgba8"))
      #expect(bitmap.samples == recorded.map { UInt16($0) * 257 })
    }
  }

  /// A mask of alpha is the recorded alpha, at the depth of the file; without alpha there is none.
  @Test(arguments: valid)
  func masksAreTheRecordedAlpha(name: String) throws {
    let file = try Self.file(name)
    let recorded = try PNGDecoder.bitmap16(from: file)
    guard try PNGDecoder.header(of: file).hasAlpha else {
      #expect(kind { () throws(PNGError) in try PNGDecoder.mask(from: file) } == .noCoverage)
      return
    }
    let alpha = stride(from: 3, to: recorded.samples.count, by: 4).map { recorded.samples[$0] }
    #expect(try PNGDecoder.mask(from: file) == Mask(size: recorded.size, coverages: alpha))
  }

  /// The suite's names tell the form: `basi6a16` is interlaced ("i"), colour type 6, 16 bits.
  @Test(arguments: valid.filter { $0.hasPrefix("bas") })
  func headersAreAsNamed(name: String) throws {
    let letters = Array(name)
    let header = try PNGDecoder.header(of: Self.file(name))
    #expect(header.size == PixelSize(width: 32, height: 32))
    #expect(header.isInterlaced == (letters[3] == "i"))
    #expect(header.colorType.rawValue == UInt8(String(letters[4])))
    #expect(header.bitDepth == Int(String(letters[6...])))
    #expect(!header.hasTransparencyChunk)
    #expect(header.hasAlpha == (letters[4] == "4" || letters[4] == "6"))
  }

  @Test(arguments: corrupt)
  func corruptFilesAreRefusedInWords(name: String) throws {
    let file = try Self.file(name)
    let error = #expect(throws: PNGError.self) { try PNGDecoder.bitmap(from: file) }
    #expect([.corrupt, .notPNG].contains(error?.kind))
    #expect(error?.message.isEmpty == false)
    #expect(throws: PNGError.self) { try PNGDecoder.bitmap16(from: file) }
    #expect(throws: PNGError.self) { try PNGDecoder.mask(from: file, channel: .luminance) }
  }
}
