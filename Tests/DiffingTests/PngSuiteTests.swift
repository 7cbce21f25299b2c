import Comparing
import Diffing
import PNGCodec
import Pixels
import Reports
import TestSupport
import Testing

/// A picture against itself is the same, for all valid files of PngSuite, as bytes and as another file of its pixels.
@Suite(.enabled(if: SharedData.isPresent, "needs ../shared/data/pngsuite beside the checkout"))
struct PngSuiteTests {
  static let names = SharedData.names(in: "pngsuite/files").filter { $0.hasSuffix(".png") }.map {
    String($0.dropLast(4))
  }
  static let valid = names.filter { !$0.hasPrefix("x") }

  static func file(_ name: String) throws -> [UInt8] {
    try #require(SharedData.bytes(of: "pngsuite/files/\(name).png"))
  }

  @Test func theSuiteIsWhole() { #expect(Self.valid.count == 162) }

  @Test(arguments: valid)
  func equalBytesAreTheSame(name: String) throws {
    let file = try Self.file(name)
    for metric in Compare.metrics {
      let report = Compare.pair(file, file, by: Compare.comparer(metric))
      #expect(report.verdict == .same && report.pixels?.changed == 0 && report.notes == [])
    }
  }

  /// The copy holds the pixels on which other decoders agree, so it is not made by what reads it. Pictures of 16 bits are
  /// recorded in 8: they are compared at 8.
  @Test(arguments: valid)
  func aCopyFromRecordedPixelsIsTheSame(name: String) throws {
    let file = try Self.file(name)
    let header = try PNGDecoder.header(of: file)
    let recorded = try #require(SharedData.bytes(of: "pngsuite/decoded/\(name).rgba8"))
    let copy = PNGAssembler(
      width: header.size.width, height: header.size.height, rgba: recorded.map(UInt16.init), bitDepth: 8)
    let metrics: [Metric] = header.bitDepth == 16 ? [.standard] : Compare.metrics
    for metric in metrics {
      let report = Compare.pair(file, copy.file(), by: Compare.comparer(metric))
      #expect(report.verdict == .same && report.pixels?.different == 0, "\(report)")
      if header.bitDepth < 16 { #expect(report.pixels?.changed == 0) }
      #expect(report.pixels?.total == header.size.area)
    }
  }

  /// At 16 bits, by libpng's samples.
  @Test(arguments: valid)
  func aCopyAtSixteenBitsIsTheSame(name: String) throws {
    let file = try Self.file(name)
    let picture = try PNGDecoder.bitmap16(from: file)
    let copy = PNGAssembler(
      width: picture.size.width, height: picture.size.height, rgba: picture.samples, bitDepth: 16, isInterlaced: true)
    let report = Compare.pair(file, copy.file(), by: Compare.comparer(.exact))
    #expect(report.verdict == .same && report.pixels?.changed == 0, "\(report)")
  }

  /// A broken file is never the same as anything, itself included. Files whose metadata alone is broken may be read.
  @Test(arguments: names.filter { $0.hasPrefix("x") })
  func brokenFilesAreErrors(name: String) throws {
    let file = try Self.file(name)
    let report = Compare.pair(file, file)
    #expect(report.verdict == .error)
    #expect(report.fault?.side == .expected && report.fault?.path == "expected.png")
  }
}
