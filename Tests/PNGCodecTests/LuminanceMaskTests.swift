import PNGCodec
import Pixels
import TestSupport
import Testing

/// Masks whose coverage is the brightness.
struct LuminanceMaskTests {
  static let greys: [UInt8] = [0, 1, 2, 127, 128, 253, 254, 255]

  static func file(_ depth: UInt8, _ colorType: UInt8, width: Int = 4, _ samples: [UInt16]) -> [UInt8] {
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]!
    return PNGAssembler(
      width: width, height: samples.count / channels / width, bitDepth: depth, colorType: colorType, samples: samples
    ).file()
  }

  static let opaqueForms: [[UInt8]] = [
    file(8, 0, greys.map { UInt16($0) }),
    file(16, 0, greys.map { UInt16($0) * 257 }),
    file(8, 2, greys.flatMap { [UInt16($0), UInt16($0), UInt16($0)] }),
    file(8, 4, greys.flatMap { [UInt16($0), 255] }),
    file(
      16, 6,
      greys.flatMap {
        let v = UInt16($0) * 257; return [v, v, v, 65535]
      }),
    PNGAssembler(
      width: 4, height: 2, bitDepth: 8, colorType: 3,
      before: [PNGAssembler.chunk("PLTE", greys.flatMap { [$0, $0, $0] })], samples: [0, 1, 2, 3, 4, 5, 6, 7]
    ).file(),
  ]

  @Test(arguments: opaqueForms)
  func greyIsTheCoverage(file: [UInt8]) throws {
    let size = PixelSize(width: 4, height: 2)
    #expect(try PNGDecoder.mask(from: file, channel: .luminance) == Mask(size: size, coverages: Self.greys))
    let inverted = Self.greys.map { 255 - $0 }
    #expect(try PNGDecoder.mask(from: file, channel: .luminanceInverted) == Mask(size: size, coverages: inverted))
  }

  @Test func fewBitsAreExpanded() throws {
    let mask = try PNGDecoder.mask(from: Self.file(2, 0, [0, 1, 2, 3]), channel: .luminance)
    #expect(mask.samples == .eight([0, 85, 170, 255]))
  }

  /// Grey times alpha: in 8 bits where alpha is 0 or full, else the nearest of 65535 steps.
  @Test(arguments: [MaskChannel.luminance, .luminanceInverted])
  func transparencyMultiplies(channel: MaskChannel) throws {
    let pairs = Self.greys.flatMap { grey in Self.greys.map { (grey: Int(grey), alpha: Int($0)) } }
    let file = Self.file(8, 4, width: 8, pairs.flatMap { [UInt16($0.grey), UInt16($0.alpha)] })
    guard case .sixteen(let coverages) = try PNGDecoder.mask(from: file, channel: channel).samples else {
      Issue.record("the products of 8-bit values need 16 bits")
      return
    }
    for ((grey, alpha), coverage) in zip(pairs, coverages) {
      let exact = (channel == .luminance ? grey : 255 - grey) * alpha  // in steps of 1 / 65025
      let error = abs(Int(coverage) * 65025 - exact * 65535)  // in steps of 1 / (65025 * 65535)
      #expect(2 * error <= 65025, "grey \(grey), alpha \(alpha): \(coverage)")
    }
    let clear = Self.file(8, 4, [255, 0, 255, 255, 128, 255, 0, 0])
    #expect(try PNGDecoder.mask(from: clear, channel: .luminance).samples == .eight([0, 255, 128, 0]))
    #expect(try PNGDecoder.mask(from: clear, channel: .luminanceInverted).samples == .eight([0, 0, 127, 0]))
  }

  @Test func sixteenBitProductsAreRoundedOnce() throws {
    let file = Self.file(16, 4, [65535, 1, 40000, 30000, 65534, 65534, 3, 32768])
    let mask = try PNGDecoder.mask(from: file, channel: .luminance)
    #expect(mask.samples == .sixteen([1, 18311, 65533, 2]))  // 18310.82, 65533.00002, 1.50002
  }

  @Test func aColouredPixelIsRefusedWithItsPlace() {
    let grey: [UInt16] = [5, 5, 5]
    let file = Self.file(8, 2, (0..<7).flatMap { _ in grey } + [12, 12, 13])
    let error = error { () throws(PNGError) in try PNGDecoder.mask(from: file, channel: .luminance) }
    #expect(error?.kind == .notGrey)
    #expect(error?.message.contains("the pixel at x 3, y 1 (counted from 0) has red 12, green 12, blue 13") == true)
  }

  @Test func coloursUnderTransparentPixelsNeverMatter() throws {
    let file = Self.file(8, 6, [1, 2, 3, 0, 9, 9, 9, 255, 7, 8, 9, 0, 0, 0, 0, 255])
    #expect(try PNGDecoder.mask(from: file, channel: .luminance).samples == .eight([0, 9, 0, 0]))
  }

  @Test func aPNGWithoutAlphaNamesTheWayOut() {
    let error = error { () throws(PNGError) in try PNGDecoder.mask(from: Self.file(8, 0, [1, 2, 3, 4])) }
    #expect(error?.kind == .noCoverage)
    for words in [#""channel": "luminance""#, "luminance-inverted", "model.json", "--mask-channel"] {
      #expect(error?.message.contains(words) == true)
    }
  }
}
