import PNGCodec
import PNGRows
import Pixels
import TestSupport
import Testing

/// PngSuite of 2017-07-19: all colour types, depths, filters, interlacing, and broken files.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data/pngsuite beside the checkout"))
struct PngSuiteTests {
  static let names = SharedData.names(in: "pngsuite/files").filter { $0.hasSuffix(".png") }.map {
    String($0.dropLast(4))
  }

  static func file(_ name: String) throws -> [UInt8] {
    try #require(SharedData.bytes(of: "pngsuite/files/\(name).png"))
  }

  @Test func theSuiteIsWhole() { #expect(Self.names.count == 176) }

  /// The recorded pixels are those on which libpng, libspng and pypng agree.
  @Test(arguments: names.filter { !$0.hasPrefix("x") })
  func pixelsAreAsRecorded(name: String) throws {
    let recorded = try #require(SharedData.bytes(of: "pngsuite/decoded/\(name).rgba8"))
    for reading in Reading.all where reading.depth == .eight {
      #expect(try reading(Self.file(name)).get() == recorded, "\(reading.testDescription)")
    }
  }

  @Test(arguments: names)
  func allIsAsByLibpng(name: String) throws { expectAsLibpng(try Self.file(name)) }

  @Test(arguments: names.filter { !$0.hasPrefix("x") })
  func headersAreAsByLibpng(name: String) throws {
    let file = try Self.file(name)
    let header = try file.withUnsafeBytes { (bytes) throws(PNGError) in try PictureReader.header(of: bytes) }
    #expect(try header == PNGDecoder.header(of: file))
  }

  /// One file of each form that the module reads itself, and one of libpng's.
  static let forms = ["basn0g01", "basn0g08", "basn2c08", "basn3p02", "tbbn3p08", "basn4a08", "basn6a08", "basn2c16"]

  @Test(arguments: forms)
  func cutsAreRefusedAsByLibpng(name: String) throws {
    let file = try Self.file(name)
    for count in 0..<file.count {
      expectAsLibpng(Array(file.prefix(count)), readings: [Reading.all[1], Reading.all[4]], "\(count) bytes")
    }
  }

  @Test(arguments: forms)
  func changedBytesAreAsByLibpng(name: String) throws {
    let file = try Self.file(name)
    for index in file.indices {
      for change: UInt8 in [0x01, 0x20, 0xFF] {
        var changed = file
        changed[index] ^= change
        expectAsLibpng(changed, readings: [Reading.all[1], Reading.all[4]], "byte \(index) ^ \(change)")
      }
    }
  }
}
