import PNGCodec
import Pixels
import TestSupport
import Testing

/// `init --layers`: a model.json for masks of any names.
struct InitLayersTests {
  static func shop() throws -> Workspace {
    let shop = try Workspace(["masks/notes.txt": "notes"])
    for (number, name) in ["Upper", "quarter", "outsole", "midsole", "heelCounter", "logo 1", "lines"].enumerated() {
      try shop.folder.write(Masks.row((0..<7).map { $0 == number ? 255 : 0 }), to: "masks/\(name).png")
    }
    return shop
  }

  @Test func showsTheOrderAndWritesTheFile() throws {
    let shop = try Self.shop()
    let result = try shop("init", "--layers", "masks", "--name", "runner")
    #expect(result.status == 0)
    Golden.expect(result.text, "init-layers")
    #expect(result.errors == "Warning: 'notes.txt' is no PNG and was left out\n")
    Golden.expect(String(decoding: try shop.folder.read("masks/model.json"), as: UTF8.self), "init-layers-model")
    try shop.folder.write(##"{"model": "runner", "shoeColors": {"logo-1": "#010203"}}"##, to: "shoe.json")
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "out.png")
    let picture = try shop.picture("out.png")
    #expect(
      (0..<7).map { picture[$0, 0].description } == [
        "#ffffff", "#ff9500", "#ffffff", "#af52de", "#8e8e93", "#010203", "#000000",
      ])
  }

  @Test func nothingIsOverwritten() throws {
    let shop = try Self.shop()
    try shop.folder.write("mine", to: "masks/model.json")
    let result = try shop("init", "--layers", "masks")
    result.expectRefusal(73)
    Golden.expect(result.errors, "init-layers-exists")
    #expect(try shop.folder.read("masks/model.json") == Array("mine".utf8))
  }

  @Test func quiet() throws {
    let result = try Self.shop().succeed("init", "--layers", "masks", "--quiet")
    #expect(result.text == "")
  }

  @Test func masksThatNeedALook() throws {
    let shop = try Workspace([:])
    let grey = PNGAssembler(width: 2, height: 1, bitDepth: 8, colorType: 0, samples: [0, 255])
    try shop.folder.write(grey.file(), to: "masks/upper.png")
    var logo = PNGAssembler(width: 1, height: 1, bitDepth: 8, colorType: 4, samples: [0, 255])
    logo.before = [PNGAssembler.chunk("oFFs", PNGAssembler.bigEndian(1) + PNGAssembler.bigEndian(0) + [0])]
    try shop.folder.write(logo.file(), to: "masks/logo.png")
    let result = try shop("init", "--layers", "masks")
    #expect(result.status == 0)
    Golden.expect(result.errors, "init-layers-warnings")
  }

  @Test func faults() throws {
    let shop = try Self.shop()
    try shop("init", "x.json", "--layers", "masks").expectRefusal(
      64, "--layers writes model.json into its folder; leave 'x.json' out")
    try shop("init", "--layers", "nowhere").expectRefusal(66, "nowhere: there is no such folder of masks")
    try shop("init", "--layers", "masks/notes.txt").expectRefusal(
      65, "masks/notes.txt: this is no folder; --layers takes a folder of masks")
    try shop.folder.write(Masks.row([1]), to: "masks/z.png")
    let result = try shop("init", "--layers", "masks")
    result.expectRefusal(65)
    Golden.expect(result.errors, "init-layers-sizes")
    #expect(!shop.folder.exists("masks/model.json"))
  }
}
