import PNGCodec
import Pixels
import TestSupport
import Testing

/// Files that were cut or changed on their way. None may crash, and none may pass for another picture.
struct BrokenFileTests {
  struct File: CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  static let files = [
    File(testDescription: "truecolour with alpha, a text, a gamma", bytes: truecolour),
    File(testDescription: "a palette with tRNS, interlaced", bytes: palette),
  ]

  static let truecolour = PNGAssembler(
    width: 5, height: 4, bitDepth: 8, colorType: 6,
    early: [PNGAssembler.chunk("gAMA", PNGAssembler.bigEndian(45455))],
    after: [PNGAssembler.chunk("tEXt", Array("Title\u{0}Shoe".utf8))],
    samples: (0..<80).map { UInt16($0 * 3) }
  ).file()

  static let palette = PNGAssembler(
    width: 9, height: 9, bitDepth: 2, colorType: 3, isInterlaced: true,
    before: [
      PNGAssembler.chunk("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9]), PNGAssembler.chunk("tRNS", [0, 128, 255]),
    ],
    samples: (0..<81).map { UInt16($0 % 3) }
  ).file()

  static func readAll(_ file: [UInt8]) -> [PNGError?] {
    [
      error { () throws(PNGError) in try PNGDecoder.bitmap(from: file) },
      error { () throws(PNGError) in try PNGDecoder.bitmap16(from: file) },
      error { () throws(PNGError) in try PNGDecoder.mask(from: file) },
      error { () throws(PNGError) in try PNGDecoder.mask(from: file, channel: .luminance) },
      error { () throws(PNGError) in try PNGDecoder.text(keyword: "none", in: file) },
    ]
  }

  @Test(arguments: files)
  func everyCutIsRefused(file: File) {
    let file = file.bytes
    for count in 0..<file.count {
      let errors = Self.readAll(Array(file.prefix(count)))
      #expect(errors.allSatisfy { $0?.kind == (count == 0 ? .empty : .corrupt) }, "\(count) bytes: \(errors)")
      if count > 0 { #expect(errors[0]?.message.contains("cut short: it ends after \(count) byte") == true) }
      _ = error { () throws(PNGError) in try PNGDecoder.header(of: Array(file.prefix(count))) }
    }
  }

  /// What a changed byte leaves readable is the same picture: it stood in a chunk that does not matter.
  @Test(arguments: files)
  func everyChangedByteIsRefusedOrHarmless(file: File) throws {
    let file = file.bytes
    let mask = try PNGDecoder.mask(from: file)
    for index in file.indices {
      for change: UInt8 in [0x01, 0x20, 0x80, 0xFF] {
        var changed = file
        changed[index] ^= change
        if let read = try? PNGDecoder.mask(from: changed) { #expect(read == mask, "byte \(index) ^ \(change)") }
        _ = Self.readAll(changed)
        _ = error { () throws(PNGError) in try PNGDecoder.header(of: changed) }
      }
    }
  }

  /// The same inside the compressed data, with the checksum of the chunk made right again: libpng decides, nothing crashes.
  @Test(arguments: files)
  func damageBehindAGoodChecksumDoesNotCrash(file: File) throws {
    let file = file.bytes
    let type = try #require(file.indices.first { file[$0...].starts(with: Array("IDAT".utf8)) })
    let length = file[type - 4..<type].reduce(0) { $0 << 8 | Int($1) }
    let data = Array(file[type + 4..<type + 4 + length])
    for index in data.indices {
      for change: UInt8 in [0x01, 0x04, 0x80, 0xFF] {
        var changed = data
        changed[index] ^= change
        let rebuilt =
          Array(file[..<(type - 4)]) + PNGAssembler.chunk("IDAT", changed) + Array(file[(type + 8 + length)...])
        _ = Self.readAll(rebuilt)
      }
    }
  }

  @Test func tooFewRowsAreRefused() {
    var assembler = PNGAssembler(width: 4, height: 2, bitDepth: 8, colorType: 0, samples: [1, 2, 3, 4, 5, 6, 7, 8])
    let full = assembler.file()
    assembler.height = 1
    let short = Array(full.prefix(33)) + Array(assembler.file().dropFirst(33))
    #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap(from: short) } == .corrupt)
  }

  @Test func whatFollowsIENDIsIgnored() throws {
    let plain = try PNGDecoder.bitmap(from: Self.truecolour)
    #expect(try PNGDecoder.bitmap(from: Self.truecolour + [1, 2, 3]) == plain)
  }
}
