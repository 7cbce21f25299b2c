import PNGCodec
import Pixels
import TestSupport
import Testing

/// The checks that other tests rely on see what is wrong.
@Suite struct RecolouredCheckTests {
  private static let pixels = Bitmap(
    size: PixelSize(width: 2, height: 2), bytes: [1, 2, 3, 255, 4, 5, 6, 7, 0, 0, 0, 0, 9, 9, 9, 255])

  /// The picture above, put together by hand from scanlines.
  private static func file(
    scanlines: [UInt8]? = nil, colorType: UInt8 = 6, palette: [[UInt8]] = [], after: [UInt8] = []
  ) -> [UInt8] {
    let header = PNGAssembler.bigEndian(2) + PNGAssembler.bigEndian(2) + [8, colorType, 0, 0, 0]
    let lines = scanlines ?? [0] + pixels.bytes[..<8] + [0] + pixels.bytes[8...]
    let chunks =
      [PNGAssembler.chunk("IHDR", header), PNGAssembler.chunk("sRGB", [0])] + palette
      + [PNGAssembler.chunk("IDAT", PNGAssembler.zlib(lines) + after), PNGAssembler.chunk("IEND", [])]
    return PNGAssembler.signature + chunks.joined()
  }

  private static func faults(_ file: [UInt8], _ pixels: Bitmap = pixels) throws -> [String] {
    try RecolouredZlibCheck.faults(in: [RecolouredPicture(name: "it", file: file, pixels: pixels)])
  }

  @Test func goodOnesPass() throws {
    #expect(try Self.faults(Self.file()) == [])
    #expect(try Self.faults(Self.indexed([0, 0, 1, 0, 2, 3])) == [])
  }

  /// The same picture with a palette of four entries, the last of which is opaque.
  private static func indexed(_ scanlines: [UInt8], alphas: [UInt8] = [255, 7, 0]) -> [UInt8] {
    let palette = PNGAssembler.chunk("PLTE", [1, 2, 3, 4, 5, 6, 0, 0, 0, 9, 9, 9])
    return file(scanlines: scanlines, colorType: 3, palette: [palette, PNGAssembler.chunk("tRNS", alphas)])
  }

  @Test func everyFlippedByteIsSeen() throws {
    let file = Self.file()
    let damaged = file.indices.map { index in
      var file = file
      file[index] ^= 0x10
      return RecolouredPicture(name: "byte \(index)", file: file, pixels: Self.pixels)
    }
    #expect(try RecolouredZlibCheck.faults(in: damaged).count == file.count)
  }

  @Test func wholeFilesThatAreWrongAreSeen() throws {
    let lines = [0] + Self.pixels.bytes[..<8] + [0] + Self.pixels.bytes[8...]
    var filtered = lines
    filtered[0] = 1
    #expect(try Self.faults(Self.file(scanlines: filtered)) == ["it: a filter byte"])
    var other = lines
    other[3] += 1
    #expect(try Self.faults(Self.file(scanlines: other)) == ["it: row 0"])
    #expect(try Self.faults(Self.file(scanlines: lines + [0])) == ["it: 19 bytes of scanlines"])
    #expect(try Self.faults(Self.file(after: [0])) == ["it: the zlib stream's end"])
    #expect(try Self.faults(Self.indexed([0, 0, 1, 0, 2, 2])) == ["it: row 1"])
    #expect(try Self.faults(Self.indexed([0, 0, 1, 0, 2, 4])) == ["it: an index beyond PLTE"])
    #expect(
      try Self.faults(Self.indexed([0, 0, 1, 0, 2, 3], alphas: [255, 7, 0, 255]))
        == ["it: tRNS ends with an opaque entry"])
    let opaque = Bitmap(size: Self.pixels.size, bytes: [UInt8](repeating: 255, count: 16))
    let needless = [0] + [UInt8](repeating: 255, count: 8)
    #expect(try Self.faults(Self.file(scanlines: needless + needless), opaque) == ["it: a needless alpha channel"])
  }

  @Test(.enabled(if: RecolouredPNGCheck.isPresent, "pngcheck is not installed")) func pngcheckSeesFaults() throws {
    #expect(try RecolouredPNGCheck.faults(in: [("good", Self.file())]) == "")
    var damaged = Self.file()
    damaged[damaged.count - 20] ^= 1
    #expect(try RecolouredPNGCheck.faults(in: [("good", Self.file()), ("bad", damaged)]) != "")
  }
}
