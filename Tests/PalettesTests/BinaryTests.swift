import Palettes
import Pixels
import Testing

/// ASE and ACO made by hand from the formats' descriptions.
@Suite struct BinaryTests {
  @Test func groupsWithoutEndsAndNames() throws {
    let bytes = ASE.file([
      ASE.group("A"), ASE.color("One", "RGB ", [1, 0, 0], kind: 2), ASE.block(0xC001, []),
      ASE.color("", "Gray", [0.2], kind: 0), ASE.group("B"), ASE.color("Two", "RGB ", [0, 0, 1], kind: 1),
    ])
    let palette = try PaletteReader.read(bytes, name: "x")
    #expect(palette.lines == ["One #ff0000", "- #333333", "Two #0000ff"])
    #expect(palette.swatches.map(\.group) == ["A", nil, "B"])
    #expect(palette.swatches.map(\.kind) == [.process, .global, .spot])
    #expect(palette.warnings == ["1 colour is approximate, converted without a colour profile: 'Two' (spot)"])
  }

  @Test func longBodiesUnknownBlocksAndWrongCounts() throws {
    let long = ASE.block(1, ASE.body("L", "RGB ", [1, 1, 1], kind: 0) + [9, 9, 9])
    let palette = try PaletteReader.read(ASE.file([long, ASE.block(0x7777, [1])], count: 1), name: "x")
    #expect(palette.lines == ["L #ffffff"])
    #expect(
      palette.warnings == [
        "the file counts 1 blocks and has 2; all are read", "1 block of an unknown kind is left out",
      ])
  }

  /// Names count UTF-16 code units, not characters.
  @Test func namesOutsideTheBasicPlane() throws {
    let bytes = ASE.file([ASE.color("🌅e\u{301}", "RGB ", [0, 0, 0], kind: 0)])
    #expect(try PaletteReader.read(bytes, name: "x").color(named: "🌅e\u{301}") != nil)
  }

  /// Blue ink at 100 % and half black; Lab white.
  @Test func inksAndLab() throws {
    let bytes = ASE.file([
      ASE.color("Ink", "CMYK", [1, 1, 0, 0.5], kind: 0), ASE.color("White", "LAB ", [1, 0, 0], kind: 0),
    ])
    let palette = try PaletteReader.read(bytes, name: "x")
    #expect(palette.lines == ["Ink #000080", "White #ffffff"])
    #expect(
      palette.warnings == [
        "2 colours are approximate, converted without a colour profile: 'Ink' (CMYK), 'White' (Lab)"
      ])
  }

  @Test func photoshopSpaces() throws {
    let words: [[UInt16]] = [
      [0, 0xFFFF, 0x8080, 0, 0], [1, 0, 0xFFFF, 0xFFFF, 0], [2, 0, 0xFFFF, 0xFFFF, 0xFFFF], [7, 10000, 0, 0, 0],
      [8, 10000, 0, 0, 0], [9, 0, 10000, 0, 5000], [7, 4726, 5536, 4464, 0], [7, 6481, 0xEB7A, 3485, 0],
    ]
    let palette = try PaletteReader.read(ACO.file(1, words), name: "x")
    // The last two were computed from 200,60,40 and 40,180,90 with Lindbloom's matrices; the second has a negative a.
    #expect(
      palette.swatches.map(\.color.description) == [
        "#ff8000", "#ff0000", "#00ffff", "#ffffff", "#ffffff", "#800080", "#c83c28", "#28b45a",
      ])
    #expect(palette.warnings.count == 1)
    #expect(palette.warnings[0].hasPrefix("5 colours are approximate"))
  }

  @Test func namesWithAndWithoutClosingNUL() throws {
    let bytes = ACO.file(2, [[0, 0, 0, 0, 0], [0, 0xFFFF, 0, 0, 0]], names: [[0x41, 0], [0x42]])
    #expect(try PaletteReader.read(bytes, name: "x").lines == ["A #000000", "B #ff0000"])
  }

  @Test func coloursOfBooksAreLeftOut() throws {
    let bytes = ACO.file(1, [[3, 1, 2, 3, 4], [0, 0, 0, 0, 0], [10, 0, 0, 0, 0]])
    let palette = try PaletteReader.read(bytes, name: "x")
    #expect(palette.swatches.count == 1)
    #expect(palette.warnings == ["2 entries are left out: 'entry 1' (Pantone book), 'entry 3' (HKS book)"])
    #expect(
      failure(ACO.file(1, [[4, 0, 0, 0, 0]]), name: "x.aco")
        == "x.aco: no colour in an ACO palette; found: 'entry 1' (Focoltone book); add a colour, or give another file")
  }

  @Test(
    arguments: [
      (ASE.file([]) + [0, 1], "byte 14: a block's length needs 2 bytes, and 0 are left; \(cut)"),
      (Array("ASEF".utf8) + [0, 1], "byte 6: the header needs 2 bytes, and 0 are left; \(cut)"),
      (ASE.file([ASE.block(1, [0, 9, 0])]), "byte 20: a colour's name needs 18 bytes, and 1 are left; \(cut)"),
      (ASE.file([], count: 2), "byte 12: a block's type needs 2 bytes, and 0 are left; \(cut)"),
      (
        ASE.file([ASE.color("A", "HSB ", [0, 0, 0], kind: 0)]),
        "byte 24: unknown colour model 'HSB '; save the swatch as RGB, CMYK, Lab or grey"
      ),
      (
        ASE.file([ASE.color("A", "RGB ", [0, 1.5, 0], kind: 0)]),
        "byte 32: green: 1.5 is outside 0...1; correct it"
      ),
      (ASE.file([ASE.color("A", "RGB ", [0, .nan, 0], kind: 0)]), "byte 32: green: nan is outside 0...1; correct it"),
      (ASE.file([ASE.color("A", "LAB ", [0, 0, 300], kind: 0)]), "byte 36: b: 300 is outside -128...128; correct it"),
      (ASE.file([ASE.color("A", "Gray", [0], kind: 3)]), "byte 32: kind: 3 is outside 0...2; correct it"),
      (
        ACO.file(1, [[11, 0, 0, 0, 0]]),
        "byte 4: unknown colour space 11; save the swatch as RGB, HSB, CMYK, Lab or grey"
      ),
      (ACO.file(1, [[8, 10001, 0, 0, 0]]), "byte 6: grey: 10001 is outside 0...10000; correct it"),
      (ACO.file(1, [[0, 0, 0, 0, 0]], count: 2), "byte 14: a colour needs 2 bytes, and 0 are left; \(cut)"),
      (
        ACO.file(1, [[0, 0, 0, 0, 0]]) + [0, 0, 0],
        "byte 14: 3 bytes too many after the last colour; the file or its count is damaged, fetch it again"
      ),
      (
        ACO.file(2, []).dropLast(1) + [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0],
        "byte 14: name length: 65536 is outside 0...65535; correct it"
      ),
    ] as [([UInt8], String)]) func errors(bytes: [UInt8], message: String)
  {
    #expect(failure(bytes, name: "f") == "f: \(message)")
  }

  private static let cut = "the file is damaged or cut short, fetch it again"
}

/// Writes ASE by its description, apart from the product's writer.
enum ASE {
  static func file(_ blocks: [[UInt8]], count: Int? = nil) -> [UInt8] {
    Array("ASEF".utf8) + [0, 1, 0, 0, 0, 0, 0, UInt8(count ?? blocks.count)] + blocks.flatMap { $0 }
  }

  static func block(_ type: UInt16, _ body: [UInt8]) -> [UInt8] {
    [UInt8(type >> 8), UInt8(type & 255), 0, 0, UInt8(body.count >> 8), UInt8(body.count & 255)] + body
  }

  static func group(_ name: String) -> [UInt8] { block(0xC001, self.name(name)) }

  static func color(_ name: String, _ model: String, _ values: [Float], kind: UInt8) -> [UInt8] {
    block(1, body(name, model, values, kind: kind))
  }

  static func body(_ name: String, _ model: String, _ values: [Float], kind: UInt8) -> [UInt8] {
    let floats = values.flatMap { value in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value.bitPattern >> $0) }
    }
    return self.name(name) + Array(model.utf8) + floats + [0, kind]
  }

  private static func name(_ text: String) -> [UInt8] {
    let units = Array(text.utf16) + [0]
    return [0, UInt8(units.count)] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }
}

/// Writes one section of ACO by its description.
enum ACO {
  static func file(
    _ version: UInt8, _ colors: [[UInt16]], names: [[UInt16]] = [], count: Int? = nil
  ) -> [UInt8] {
    let entries = colors.enumerated().flatMap { index, words in
      bytes(words) + (names.isEmpty ? [] : bytes([0, UInt16(names[index].count)] + names[index]))
    }
    return [0, version, 0, UInt8(count ?? colors.count)] + entries
  }

  private static func bytes(_ words: [UInt16]) -> [UInt8] { words.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
}
