import PNGCodec
import PNGRows
import Pixels
import TestSupport
import Testing

/// Any bytes behind a filter's number are a valid scanline, so random ones try all filters on all values.
struct FilterTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let colorType: UInt8
    let bitDepth: UInt8
    let bitsPerPixel: Int
    var testDescription: String { "colour type \(colorType), \(bitDepth) bits" }
  }

  static let forms: [Form] =
    [1, 2, 4, 8].flatMap {
      [
        Form(colorType: 0, bitDepth: $0, bitsPerPixel: Int($0)),
        Form(colorType: 3, bitDepth: $0, bitsPerPixel: Int($0)),
      ]
    }
    + [(2, 24), (4, 16), (6, 32)].map { Form(colorType: $0.0, bitDepth: 8, bitsPerPixel: $0.1) }

  static func file(
    _ form: Form, width: Int, height: Int, before: [[UInt8]] = [], using random: inout SplitMix64,
    filter: (inout SplitMix64) -> UInt8 = { UInt8($0.below(5)) }
  ) -> [UInt8] {
    let lineBytes = (width * form.bitsPerPixel + 7) / 8
    let scanlines = (0..<height).flatMap { _ in
      [filter(&random)] + (0..<lineBytes).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
    return file(form, width: width, height: height, before: before, stream: PNGAssembler.zlib(scanlines))
  }

  static func file(_ form: Form, width: Int, height: Int, before: [[UInt8]] = [], stream: [UInt8]) -> [UInt8] {
    let header =
      PNGAssembler.bigEndian(width) + PNGAssembler.bigEndian(height) + [form.bitDepth, form.colorType, 0, 0, 0]
    let palette = (0..<3 << form.bitDepth).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let chunks =
      [PNGAssembler.chunk("IHDR", header)] + (form.colorType == 3 ? [PNGAssembler.chunk("PLTE", palette)] : [])
      + before + [PNGAssembler.chunk("IDAT", stream), PNGAssembler.chunk("IEND", [])]
    return PNGAssembler.signature + chunks.flatMap { $0 }
  }

  @Test(arguments: forms)
  func randomScanlinesAreAsByLibpng(form: Form) {
    var random = SplitMix64(seed: UInt64(form.colorType) << 8 | UInt64(form.bitDepth))
    for width in Array(1...19) + [64, 67, 257] {
      expectAsLibpng(Self.file(form, width: width, height: 31, using: &random), "width \(width)")
    }
  }

  /// More than one band of inflated bytes, so that rows of one band hang on the last row of another.
  @Test(arguments: forms.filter { $0.bitDepth == 8 })
  func bandsHangTogether(form: Form) {
    var random = SplitMix64(seed: 11)
    let width = 2000, height = 400_000 / (width * form.bitsPerPixel / 8) + 60
    let file = Self.file(form, width: width, height: height, using: &random)
    expectAsLibpng(file, readings: Reading.all.filter { $0.depth == .eight })
  }

  @Test(arguments: [5, 64, 128, 255] as [UInt8], forms)
  func otherFiltersAreRefused(filter: UInt8, form: Form) {
    var random = SplitMix64(seed: 3)
    var row = 0
    let file = Self.file(form, width: 5, height: 9, using: &random) { random in
      row += 1
      return row == 6 ? filter : UInt8(random.below(5))
    }
    expectAsLibpng(file)
    #expect(throws: PNGError.self) { try Reading.all[0](file).get() }
  }

  /// tRNS: one grey, one colour, alphas of a palette; with values that only 16 bits could reach as well.
  @Test(arguments: forms)
  func transparencyIsAsByLibpng(form: Form) {
    var random = SplitMix64(seed: 5)
    for width in [1, 9, 64] {
      for value in [0, 1, 3, 200, 255, 256, 0x101, 65535] {
        let wide = [UInt8(value >> 8), UInt8(value & 255)]
        let data = form.colorType == 0 ? wide : form.colorType == 2 ? wide + wide + wide : [UInt8(value & 255)]
        expectAsLibpng(
          Self.file(form, width: width, height: 20, before: [PNGAssembler.chunk("tRNS", data)], using: &random))
      }
    }
  }

  /// A key that is there: random colours seldom meet one.
  @Test func theTransparentColourIsFound() throws {
    let key: [UInt16] = [10, 20, 30]
    let file = PNGAssembler(
      width: 4, height: 1, bitDepth: 8, colorType: 2,
      before: [PNGAssembler.chunk("tRNS", [0, 10, 0, 20, 0, 30])], samples: key + [10, 20, 31] + key + [11, 20, 30]
    ).file()
    let expected: [UInt8] = [10, 20, 30, 0, 10, 20, 31, 255, 10, 20, 30, 0, 11, 20, 30, 255]
    for reading in Reading.all where reading.depth == .eight { #expect(try reading(file).get() == expected) }
    expectAsLibpng(file)
  }
}
