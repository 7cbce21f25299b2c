import PNGCodec
import Pixels
import TestSupport
import Testing

/// The same coverages are the same mask, however they are stored and whatever else the file says.
struct MaskFormTests {
  static let size = PixelSize(width: MaskForm.width, height: MaskForm.height)

  @Test(arguments: MaskForm.all, [false, true])
  func everyFormGivesTheMask(form: MaskForm, isInterlaced: Bool) throws {
    var assembler = form.assembler
    assembler.isInterlaced = isInterlaced
    let mask = try PNGDecoder.mask(from: assembler.file())
    #expect(mask == Mask(size: Self.size, coverages: form.coverages))
    #expect(mask.maximum == 255)
  }

  /// Chunks that other programs heed, broken ones among them.
  static let ancillary: [(name: String, chunk: [UInt8])] = {
    let profile = Array("name\u{0}\u{0}".utf8) + PNGAssembler.zlib([UInt8](repeating: 7, count: 200))
    var badChecksum = PNGAssembler.chunk("gAMA", PNGAssembler.bigEndian(45455))
    badChecksum[badChecksum.count - 1] ^= 1
    return [
      ("gAMA 1/2.2", PNGAssembler.chunk("gAMA", PNGAssembler.bigEndian(45455))),
      ("gAMA 0", PNGAssembler.chunk("gAMA", PNGAssembler.bigEndian(0))),
      ("gAMA with a bad checksum", badChecksum),
      ("iCCP", PNGAssembler.chunk("iCCP", profile)),
      ("iCCP cut short", PNGAssembler.chunk("iCCP", Array(profile.prefix(40)))),
      ("iCCP of garbage", PNGAssembler.chunk("iCCP", (0..<90).map { UInt8($0 * 37 & 255) })),
      ("iCCP of nothing", PNGAssembler.chunk("iCCP", [])),
      ("sRGB", PNGAssembler.chunk("sRGB", [0])),
      ("cHRM of zeros", PNGAssembler.chunk("cHRM", [UInt8](repeating: 0, count: 32))),
      ("sBIT", PNGAssembler.chunk("sBIT", [1, 1, 1, 1])),
      ("bKGD", PNGAssembler.chunk("bKGD", [0, 1])),
      ("iDOT", PNGAssembler.chunk("iDOT", [UInt8](repeating: 1, count: 28))),
      ("an unknown chunk", PNGAssembler.chunk("shOe", [1, 2, 3])),
      ("acTL", PNGAssembler.chunk("acTL", PNGAssembler.bigEndian(2) + PNGAssembler.bigEndian(0))),
    ]
  }()

  @Test(arguments: MaskForm.all)
  func ancillaryChunksNeverMatter(form: MaskForm) throws {
    let expected = Mask(size: Self.size, coverages: form.coverages)
    for (name, chunk) in Self.ancillary {
      var assembler = form.assembler
      assembler.early = [chunk]
      #expect(try PNGDecoder.mask(from: assembler.file()) == expected, "\(name) before PLTE")
      assembler.early = []
      assembler.after = [chunk]
      #expect(try PNGDecoder.mask(from: assembler.file()) == expected, "\(name) after IDAT")
    }
  }

  /// libpng as Debian builds it stops at chunks of 8 MB; some drawing programs store their whole document in one.
  @Test func aHugeAncillaryChunkIsPassedOver() throws {
    var assembler = MaskForm.all[0].assembler
    assembler.early = [PNGAssembler.chunk("prVW", [UInt8](repeating: 5, count: 9_000_000))]
    let expected = Mask(size: Self.size, coverages: MaskForm.all[0].coverages)
    #expect(try PNGDecoder.mask(from: assembler.file()) == expected)
  }

  /// An animated PNG's further frames are not looked at.
  @Test func theDefaultImageOfAnAnimationIsRead() throws {
    let form = MaskForm.all[0]
    let control = PNGAssembler.bigEndian(0) + [UInt8](repeating: 0, count: 22)
    var assembler = form.assembler
    assembler.early = [PNGAssembler.chunk("acTL", PNGAssembler.bigEndian(2) + PNGAssembler.bigEndian(0))]
    assembler.before.append(PNGAssembler.chunk("fcTL", control))
    assembler.after = [
      PNGAssembler.chunk("fcTL", control), PNGAssembler.chunk("fdAT", PNGAssembler.bigEndian(2) + [1, 2, 3]),
    ]
    #expect(try PNGDecoder.mask(from: assembler.file()) == Mask(size: Self.size, coverages: form.coverages))
  }

  /// 16 bits are kept where they say more than 8 could.
  @Test(arguments: [false, true]) func sixteenBitsAreKept(isInterlaced: Bool) throws {
    let coverages: [UInt16] = [0, 1, 255, 256, 257, 32767, 32768, 65279, 65534, 65535]
    let assembler = PNGAssembler(
      width: 5, height: 2, bitDepth: 16, colorType: 4, isInterlaced: isInterlaced,
      samples: coverages.flatMap { [9, $0] })
    let mask = try PNGDecoder.mask(from: assembler.file())
    #expect(mask.samples == .sixteen(coverages))
  }

  /// tRNS decides the coverage, so it is not dropped where it is broken: a damaged one, one of too many entries, a second.
  @Test func brokenTransparencyIsAnError() {
    let palette = PNGAssembler.chunk("PLTE", [1, 2, 3, 4, 5, 6])
    var damaged = PNGAssembler.chunk("tRNS", [0, 255])
    damaged[8] = 1
    let chunks: [[[UInt8]]] = [
      [palette, damaged],
      [palette, PNGAssembler.chunk("tRNS", [0, 255, 0])],
      [palette, PNGAssembler.chunk("tRNS", [0]), PNGAssembler.chunk("tRNS", [9])],
      [PNGAssembler.chunk("tRNS", [0, 255]), palette],
    ]
    for before in chunks {
      let assembler = PNGAssembler(
        width: 2, height: 1, bitDepth: 1, colorType: 3, before: before, samples: [0, 1])
      #expect(kind { () throws(PNGError) in try PNGDecoder.mask(from: assembler.file()) } == .corrupt)
      #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap(from: assembler.file()) } == .corrupt)
    }
  }

  /// A tRNS beside an alpha channel means nothing; libpng and browsers pass over it.
  @Test func transparencyBesideAnAlphaChannelIsPassedOver() throws {
    var assembler = MaskForm.all[0].assembler
    assembler.before = [PNGAssembler.chunk("tRNS", [0, 17, 0, 200, 0, 91])]
    let expected = Mask(size: Self.size, coverages: MaskForm.all[0].coverages)
    #expect(try PNGDecoder.mask(from: assembler.file()) == expected)
  }
}
