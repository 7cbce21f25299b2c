import PNGCodec
import Pixels
import TestSupport
import Testing

/// Complaints about other programs, each with its exact value, through the binary: a configuration or options in, the
/// pixels of the PNG out. Values are straight RGBA.
struct NamedCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var masks: [String: [UInt16]] = ["base": [0]]
    var colors: [String: String] = [:]
    var options: [String] = []
    /// One pixel a coverage.
    let expected: [String]
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "1: no level is lost", masks: ["base": [252]], colors: ["base": "#FCFCFC"], expected: ["#fcfcfcfc"]),
    Case(
      name: "2: colour at low alpha", masks: ["base": [1, 3]], colors: ["base": "#C80000"],
      expected: ["#c8000001", "#c8000003"]),
    Case(
      name: "3: a mixture", masks: ["base": [128], "outline": [32]],
      colors: ["base": "#102040", "outline": "#ff8040"], expected: ["#45354090"]),
    Case(
      name: "4: one part alone has its colour exactly", masks: ["base": [0, 0], "sole": [7, 254]],
      colors: ["sole": "#af52de"], expected: ["#af52de07", "#af52defe"]),
    Case(name: "6: once, not twice", masks: ["side": [128]], colors: ["side": "red"], expected: ["#ff3b3080"]),
    Case(name: "7: a ground with alpha", options: ["--background", "#bf1942cc"], expected: ["#bf1942cc"]),
    Case(
      name: "11: abutting masks, plain source-over", masks: ["base": [127], "side": [128]],
      colors: ["base": "#336699", "side": "#336699"], options: ["--background", "white"], expected: ["#668cb2"]),
    Case(
      name: "12: encoded", masks: ["base": [255], "side": [128]], colors: ["base": "#00ff00", "side": "#ff0000"],
      expected: ["#807f00"]),
    Case(
      name: "12: as light", masks: ["base": [255], "side": [128]], colors: ["base": "#00ff00", "side": "#ff0000"],
      options: ["--blend", "linear"], expected: ["#bcbb00"]),
    Case(
      name: "14: the tint asked for", masks: ["base": [255]], colors: ["base": "#C31306"], expected: ["#c31306"]),
    Case(name: "14: black", masks: ["base": [255]], colors: ["base": "black"], expected: ["#000000"]),
    Case(name: "14: white", masks: ["base": [255]], colors: ["base": "white"], expected: ["#ffffff"]),
    Case(
      name: "15: the tint's alpha", masks: ["base": [255, 128]], colors: ["base": "#FF000080"],
      expected: ["#ff000080", "#ff000040"]),
    Case(
      name: "nothing is 0,0,0,0", masks: ["base": [255, 0]], colors: ["base": "#12345600"],
      expected: ["#00000000", "#00000000"]),
  ]

  @Test(arguments: cases, ["auto", "truecolor", "indexed"])
  func exactValue(value: Case, form: String) throws {
    let members = value.colors.map { "\"\($0)\": \"\($1)\"" }.sorted().joined(separator: ", ")
    let shop = try Workspace(["shoe.json": "{\"shoeColors\": {\(members)}}"])
    try shop.writeMasks(value.masks)
    try shop.run(["shoe.json", "--layers", "masks", "-o", "out.png", "--png", form] + value.options)
      .expectSuccess()
    let picture = try shop.picture("out.png")
    #expect((0..<picture.width).map { picture[$0, 0].description } == value.expected)
  }

  /// 5: a red part at half size has no pixel with alpha above 0 and another colour; garbage under alpha 0 changes nothing.
  @Test func noFringes() throws {
    let shop = try Workspace(["shoe.json": ##"{"shoeColors": {"base": "#ff0000"}}"##])
    let coverages: [UInt16] = [0, 255, 255, 7, 0, 0, 128, 255]
    try shop.writeMasks(["base": coverages])
    try shop.succeed("shoe.json", "--layers", "masks", "--width", "4", "-o", "a.png")
    let picture = try shop.picture("a.png")
    #expect((0..<4).map { picture[$0, 0].description } == ["#ff000080", "#ff000083", "#00000000", "#ff0000c0"])
    let garbage = PNGAssembler(
      width: 8, height: 1, bitDepth: 8, colorType: 6, samples: coverages.flatMap { [$0 ^ 0x5A, 200, 9, $0] })
    try shop.folder.write(garbage.file(), to: "masks/base.png")
    try shop.succeed("shoe.json", "--layers", "masks", "--width", "4", "-o", "b.png")
    #expect(try shop.folder.read("b.png") == shop.folder.read("a.png"))
  }

  /// 8 and 9: the same mask in 8 and 16 bits, and as grey with tRNS.
  @Test func theSameMaskInOtherForms() throws {
    let shop = try Workspace()
    let coverages: [UInt16] = [0, 255, 255, 0]
    try shop.writeMasks(["base": coverages])
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "a.png")
    let bytes = try shop.folder.read("a.png")
    var forms = [Masks.row(coverages.map { $0 * 257 }, bitDepth: 16)]
    for depth in [1, 2, 4, 8] as [UInt8] {
      var grey = PNGAssembler(width: 4, height: 1, bitDepth: depth, colorType: 0, samples: [1, 0, 0, 1])
      grey.before = [PNGAssembler.chunk("tRNS", [0, 1])]
      forms.append(grey.file())
    }
    for form in forms {
      try shop.folder.write(form, to: "masks/base.png")
      try shop.succeed("shoe.json", "--layers", "masks", "-o", "b.png")
      #expect(try shop.folder.read("b.png") == bytes)
    }
  }

  /// 13: sRGB is always said, and nothing that would shift colours or tell of the host.
  @Test(arguments: [["--png", "truecolor"], ["--png", "auto"], ["--embed", "none"], ["--background", "white"]])
  func chunks(options: [String]) throws {
    let shop = try Workspace()
    try shop.run(["shoe.json", "-o", "out.png", "--width", "250"] + options).expectSuccess()
    let types = Self.chunkTypes(try shop.folder.read("out.png"))
    #expect(types.contains("sRGB"))
    #expect(Set(types).isSubset(of: ["IHDR", "sRGB", "PLTE", "tRNS", "iTXt", "IDAT", "IEND"]))
    #expect(types.contains("iTXt") == !options.contains("none"))
  }

  static func chunkTypes(_ bytes: [UInt8]) -> [String] {
    var (types, offset) = ([String](), 8)
    while offset + 8 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      types.append(String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self))
      offset += 12 + length
    }
    return types
  }

  /// 16: the indexed picture is the truecolour one.
  @Test(arguments: [[], ["--background", "#fff"], ["--set", "side=#ff000080"], ["--background", "#12345680"]])
  func indexedIsExact(options: [String]) throws {
    let shop = try Workspace()
    try shop.run(["shoe.json", "-o", "a.png", "--png", "indexed"] + options).expectSuccess()
    try shop.run(["shoe.json", "-o", "b.png", "--png", "truecolor"] + options).expectSuccess()
    #expect(try shop.header("a.png").colorType == .indexedColour)
    #expect(try shop.header("b.png").colorType != .indexedColour)
    #expect(try shop.picture("a.png") == shop.picture("b.png"))
  }

  /// 17: no alpha in the file of an opaque picture, in any form.
  @Test(arguments: ["auto", "truecolor", "indexed"])
  func opaqueHasNoAlpha(form: String) throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "-o", "a.png", "--png", form, "--background", "white")
    #expect(try shop.header("a.png").hasAlpha == false)
    try shop.succeed("shoe.json", "-o", "b.png", "--png", form)
    #expect(try shop.header("b.png").hasAlpha)
  }
}
