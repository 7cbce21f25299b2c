import PNGCodec
import Pixels
import TestSupport
import Testing

/// Masks of one's own: a folder, a folder of models, an Xcode asset catalog, and how masks are read.
struct LayerOptionTests {
  static let red = ##"{"shoeColors": {"base": "#ff0000"}}"##

  /// The pixels of the first row.
  static func row(_ shop: Workspace, _ name: String = "out.png") throws -> [String] {
    let picture = try shop.picture(name)
    return (0..<picture.width).map { picture[$0, 0].description }
  }

  @Test func aFolderIsCalledByItsName() throws {
    let shop = try Workspace([
      "shoe.json": Self.red, "named.json": #"{"model": "masks"}"#, "other.json": #"{"model": "x"}"#,
    ])
    try shop.writeMasks(["base": [9, 255]])
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "out.png")
    #expect(try Self.row(shop) == ["#ff000009", "#ff0000"])
    try shop.succeed("shoe.json", "--layers", "masks", "--model", "masks", "-o", "out.png")
    try shop.succeed("named.json", "--layers", "masks", "-o", "out.png")
    try shop("other.json", "--layers", "masks").expectRefusal(
      65, "model 'x'", "these layers are 'masks'", "--model masks")
    try shop("shoe.json", "--layers", "masks", "--model", "y").expectRefusal(65, "model 'y'", "'masks'")
    try shop.succeed("other.json", "--layers", "masks", "--model", "masks", "-o", "out.png")
  }

  /// The names of a model.json go to a terminal, perhaps.
  @Test func namesThatSteerATerminalAreSpelledOut() throws {
    let shop = try Workspace()
    let model = ##"{"name": "\u001b]0;x", "title": "\u001b[31m", "layers": [{"mask": "m.png", "part": "base"}]}"##
    try shop.folder.write(model, to: "masks/model.json")
    try shop.folder.write(Masks.row([255]), to: "masks/m.png")
    for arguments in [["models", "--layers", "masks"], ["inspect", "masks"]] {
      let result = try shop.run(arguments)
      result.expectSuccess()
      #expect(result.text.contains(#"\x1B]0;x"#) && result.text.contains(#"\x1B[31m"#))
      #expect(!result.text.contains("\u{1B}"))
    }
  }

  @Test func aFolderOfModels() throws {
    let shop = try Workspace(["shoe.json": Self.red, "high.json": #"{"model": "high"}"#])
    try shop.writeMasks(["base": [9, 255]], to: "shoes/low")
    try shop.writeMasks(["base": [1]], to: "shoes/high")
    try shop.folder.write("notes", to: "shoes/README")
    try shop.folder.makeFolder("shoes/.git")
    try shop.succeed("shoe.json", "--layers", "shoes", "--model", "low", "-o", "out.png")
    #expect(try Self.row(shop) == ["#ff000009", "#ff0000"])
    try shop.succeed("high.json", "--layers", "shoes", "-o", "out.png")
    #expect(try Self.row(shop) == ["#ffffff01"])
    try shop("shoe.json", "--layers", "shoes").expectRefusal(65, "names no model", "--model", "high, low")
    try shop("shoe.json", "--layers", "shoes", "--model", "hihg").expectRefusal(65, "did you mean 'high'?")
    #expect(
      try shop.succeed("models", "--layers", "shoes").text
        == "high  high (1x1; default 1x1)\nlow   low (2x1; default 2x1)\n")
  }

  @Test func anAssetCatalog() throws {
    let shop = try Workspace(["shoe.json": Self.red])
    for (index, part) in Masks.parts.enumerated() {
      // In a group, as designers sort images; the largest scale is the one to take.
      let set = "App/Assets.xcassets/\(index == 0 ? "" : "Shoe/")\(part).imageset"
      let images = [1, 2, 3].map {
        "{\"idiom\": \"universal\", \"filename\": \"\(part)@\($0)x.png\", \"scale\": \"\($0)x\"}"
      }
      try shop.folder.write("{\"images\": [\(images.joined(separator: ", "))]}", to: "\(set)/Contents.json")
      for scale in 1...3 {
        let level = UInt16(part == "base" ? scale : 0)
        try shop.folder.write(Masks.row([UInt16](repeating: level, count: scale)), to: "\(set)/\(part)@\(scale)x.png")
      }
    }
    for folder in ["App", "App/Assets.xcassets"] {
      try shop.succeed("shoe.json", "--layers", folder, "-o", "out.png")
      #expect(try Self.row(shop) == ["#ff000003", "#ff000003", "#ff000003"])
    }
    _ = try shop.shell("rm -r App/Assets.xcassets/Shoe/cage.imageset")
    try shop("shoe.json", "--layers", "App").expectRefusal(66, "no cage.imageset", "found: base, outline, side, sole")
  }

  @Test func withModelJSON() throws {
    let shop = try Workspace(["shoe.json": Self.red])
    let model = ##"""
      {"name": "trail", "title": "Trail runner", "layers": [
        {"mask": "Upper Left.PNG", "part": "base"}, {"mask": "dot.png", "color": "#0000ff80", "offset": [2, 0]}]}
      """##
    try shop.folder.write(model, to: "set/model.json")
    try shop.folder.write(Masks.row([255, 0, 255]), to: "set/Upper Left.PNG")
    try shop.folder.write(Masks.row([255]), to: "set/dot.png")
    try shop.succeed("shoe.json", "--layers", "set", "-o", "out.png")
    #expect(try Self.row(shop) == ["#ff0000", "#00000000", "#7f0080"])
    #expect(try shop.succeed("models", "--layers", "set").text == "trail  Trail runner (3x1; default 3x1)\n")
  }

  @Test(arguments: [
    (##"{"layers": [{"mask": "a.png", "prat": "base"}]}"##, ["model.json:1:31: ", "'prat'", "did you mean 'part'?"]),
    (##"{"layers": [{"mask": "a.png", "part": "2nd"}]}"##, ["model.json:1:39: ", "'2nd'", "a name is a letter"]),
    (##"{"layers": []}"##, ["there are no \"layers\""]),
    (##"{"layers": [{"part": "base"}]}"##, ["\"mask\" is missing"]),
    (##"{"layers": [{"mask": "a.png", "part": "base", "color": "red"}]}"##, ["not both"]), ("{", ["model.json:1:2: "]),
    (##"{"sizes": [[1, 0]], "layers": [{"mask": "a.png", "part": "base"}]}"##, ["sizes[0]"]),
  ])
  func modelJSONThatIsWrong(text: String, fragments: [String]) throws {
    let shop = try Workspace()
    try shop.folder.write(text, to: "set/model.json")
    let result = try shop("shoe.json", "--layers", "set")
    result.expectRefusal(65, "set/model.json")
    for fragment in fragments { #expect(result.errors.contains(fragment), "\(result.errors)") }
  }

  @Test(arguments: [
    ("luminance", ["#00000000", "#ff000080", "#ff0000"]),
    ("luminance-inverted", ["#ff0000", "#ff00007f", "#00000000"]),
  ])
  func maskChannel(channel: String, expected: [String]) throws {
    let shop = try Workspace(["shoe.json": Self.red])
    let grey = PNGAssembler(width: 3, height: 1, bitDepth: 8, colorType: 0, samples: [0, 128, 255]).file()
    let none = PNGAssembler(
      width: 3, height: 1, bitDepth: 8, colorType: 0,
      samples: [UInt16](repeating: channel == "luminance" ? 0 : 255, count: 3)
    ).file()
    for part in Masks.parts { try shop.folder.write(part == "base" ? grey : none, to: "masks/\(part).png") }
    try shop.succeed("shoe.json", "--layers", "masks", "--mask-channel", channel, "-o", "out.png")
    #expect(try Self.row(shop) == expected)
    try shop.succeed("inspect", "masks", "--mask-channel", channel, "--quiet")
  }

  /// Hidden files beside masks are no one's business.
  @Test func hiddenFilesAreIgnored() throws {
    let shop = try Workspace()
    try shop.writeMasks(["base": [255]])
    for name in [".DS_Store", "._base.png", ".base.png.part"] { try shop.folder.write("rubbish", to: "masks/\(name)") }
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "out.png")
    try shop.succeed("inspect", "masks", "--quiet")
  }
}
