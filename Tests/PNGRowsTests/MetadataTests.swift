import PNGCodec
import PNGRows
import TestSupport
import Testing

struct MetadataTests {
  static func metadata(_ chunks: [[UInt8]]) throws -> ColorMetadata {
    let file = PNGAssembler(width: 1, height: 1, bitDepth: 8, colorType: 0, early: chunks, samples: [7]).file()
    return try file.withUnsafeBytes { try PictureReader($0).colorMetadata() }
  }

  static func chunk(_ type: String, _ numbers: [Int]) -> [UInt8] {
    PNGAssembler.chunk(type, numbers.flatMap(PNGAssembler.bigEndian))
  }

  static let profile = PNGAssembler.zlib([UInt8](repeating: 5, count: 70_000))

  static let values: [(chunk: [UInt8], name: String, value: String)] = [
    (chunk("gAMA", [45455]), "gAMA", "0.45455"), (chunk("gAMA", [100_000]), "gAMA", "1"),
    (chunk("gAMA", [220_000]), "gAMA", "2.2"), (chunk("gAMA", [1]), "gAMA", "0.00001"),
    (
      chunk("cHRM", [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]), "cHRM",
      "white 0.3127 0.329, red 0.64 0.33, green 0.3 0.6, blue 0.15 0.06"
    ),
    (PNGAssembler.chunk("sRGB", [0]), "sRGB", "perceptual"),
    (PNGAssembler.chunk("sRGB", [3]), "sRGB", "absolute colorimetric"),
    (PNGAssembler.chunk("sBIT", [5]), "sBIT", "5"), (PNGAssembler.chunk("sBIT", [5, 6, 5]), "sBIT", "5 6 5"),
    (PNGAssembler.chunk("cICP", [9, 16, 0, 1]), "cICP", "primaries 9, transfer 16, matrix 0, full range"),
    (chunk("cLLI", [1, 0x0A0B]), "cLLI", "0000000100000a0b"),
    (PNGAssembler.chunk("gAMA", [1]), "gAMA", "damaged"), (PNGAssembler.chunk("sRGB", [4]), "sRGB", "damaged"),
    (PNGAssembler.chunk("cICP", [1, 2, 3]), "cICP", "damaged"), (PNGAssembler.chunk("sBIT", []), "sBIT", "damaged"),
    (chunk("gAMA", [45455]).dropLast() + [0], "gAMA", "damaged"),
    (PNGAssembler.chunk("iCCP", Array("x\u{0}\u{0}".utf8) + [1, 2, 3]), "iCCP", "damaged"),
    (PNGAssembler.chunk("iCCP", Array("x\u{0}\u{0}".utf8) + profile.dropLast()), "iCCP", "damaged"),
    (PNGAssembler.chunk("iCCP", []), "iCCP", "damaged"),
  ]

  @Test(arguments: values)
  func chunksAreSaid(chunk: [UInt8], name: String, value: String) throws {
    let metadata = try Self.metadata([chunk])
    #expect(metadata.entries.count == 1)
    #expect(metadata.value(of: name) == value)
    #expect(metadata.value(of: "iCCP") == (name == "iCCP" ? value : nil))
  }

  /// The same profile in one stored block or in many is the same; another byte, or name, is not.
  @Test func profilesAreComparedByTheirBytes() throws {
    func metadata(_ name: String, _ stream: [UInt8]) throws -> ColorMetadata {
      try Self.metadata([PNGAssembler.chunk("iCCP", Array(name.utf8) + [0, 0] + stream)])
    }
    let plain = try metadata("Display", Self.profile)
    #expect(plain.value(of: "iCCP")?.hasPrefix("'Display', 70000 bytes, XXH128 ") == true)
    let short: [UInt8] = Array(repeating: 9, count: 10)
    let (once, twice) = (PNGAssembler.zlib(short), Self.inTwoBlocks(short))
    #expect(once != twice)
    #expect(try metadata("a", once) == metadata("a", twice))
    #expect(try metadata("a", once) != metadata("b", once))
    #expect(try metadata("a", once) != metadata("a", PNGAssembler.zlib(short.dropLast() + [8])))
  }

  private static func inTwoBlocks(_ bytes: [UInt8]) -> [UInt8] {
    let whole = PNGAssembler.zlib(bytes)
    return [0x78, 1, 0, 4, 0, 0xFB, 0xFF] + bytes[..<4] + [1, 6, 0, 0xF9, 0xFF] + bytes[4...] + whole.suffix(4)
  }

  @Test func differencesNameBothSides() throws {
    let gamma = Self.chunk("gAMA", [45455])
    let (plain, dark) = (try Self.metadata([]), try Self.metadata([gamma, PNGAssembler.chunk("sRGB", [0])]))
    #expect(dark.differences(from: dark).isEmpty)
    #expect(dark.differences(from: plain).map(\.name) == ["gAMA", "sRGB"])
    #expect(dark.differences(from: plain).map(\.expected) == ["0.45455", "perceptual"])
    #expect(plain.differences(from: dark).map(\.actual) == ["0.45455", "perceptual"])
    #expect(plain.differences(from: dark).allSatisfy { $0.expected == nil })
    #expect(try Self.metadata([PNGAssembler.chunk("pHYs", [0, 0, 0, 1, 0, 0, 0, 1, 0])]) == plain)
  }

  @Test func textsAreAsTheDecoderFindsThem() throws {
    let texts = [
      PNGAssembler.chunk("tEXt", Array("Title\u{0}Shoe".utf8)),
      PNGAssembler.chunk("iTXt", Array("ShoeConfiguration\u{0}\u{0}\u{0}\u{0}\u{0}{\"é\": 1}".utf8)),
      PNGAssembler.chunk("zTXt", Array("Packed\u{0}\u{0}".utf8) + PNGAssembler.zlib(Array("long".utf8))),
      PNGAssembler.chunk("tEXt", Array("Broken\u{0}x".utf8)).dropLast() + [0],
    ]
    let file = PNGAssembler(
      width: 1, height: 1, bitDepth: 8, colorType: 0, early: [texts[0], texts[1]], after: [texts[2], texts[3]],
      samples: [7]
    ).file()
    try file.withUnsafeBytes { bytes in
      let reader = try PictureReader(bytes)
      #expect(try reader.text(keyword: "Title") == "Shoe")
      #expect(try reader.text(keyword: "ShoeConfiguration") == "{\"é\": 1}")
      #expect(try reader.text(keyword: "Packed") == "long")
      #expect(try reader.text(keyword: "Titl") == nil)
      #expect(try reader.text(keyword: "none") == nil)
      #expect(throws: PNGError.self) { try reader.text(keyword: "Broken") }
    }
  }
}
