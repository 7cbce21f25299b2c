import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// `inspect`: of pictures with and without a recipe, and of layer sets.
struct InspectTests {
  static let text =
    ##"{"model": "classic", "shoeColors": {"base": "#010203", "side": "css:orange", "sole": "#af52de"}}"##

  static func json(_ shop: Workspace, _ arguments: String...) throws -> JSONObject {
    let result = try shop.run(["inspect", "--json"] + arguments)
    result.expectSuccess()
    return try #require(try JSONReader.parse(result.output).object)
  }

  @Test func ofAPicture() throws {
    let shop = try Workspace(["shoe.json": Self.text])
    try shop.succeed("shoe.json", "-o", "out.png", "--width", "250", "--background", "white")
    let text = try shop.succeed("inspect", "out.png").text
    let bytes = try shop.folder.read("out.png").count
    #expect(text.hasPrefix("out.png: 250 x 114 pixels, indexed-colour, 8 bits, \(bytes) bytes\n"))
    for line in [
      "Recipe: model classic, background #ffffff, blend srgb\n", " (the masks at hand)\n", "side     #ffa500",
    ] {
      #expect(text.contains(line), "\(line) is not in: \(text)")
    }
    #expect(!text.contains("\u{1B}"))
    let json = try Self.json(shop, "out.png")
    #expect(json["width"]?.number?.integer == 250 && json["height"]?.number?.integer == 114)
    #expect(json["bytes"]?.number?.integer == bytes)
    #expect(json["masksMatch"]?.bool == true)
    #expect(json["recipe"]?.object?["background"]?.string == "#ffffff")
  }

  /// The recipe comes before the pixels, so it can be read from a file that is damaged behind it.
  @Test func damageBehindTheRecipeIsTold() throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "-o", "out.png", "--width", "50")
    let bytes = try shop.folder.read("out.png")
    try shop.folder.write(Array(bytes.dropLast(20)), to: "cut.png")
    try shop("inspect", "cut.png").expectRefusal(65, "cut.png: the PNG is cut short")
    var flipped = bytes
    flipped[bytes.count - 30] ^= 1
    try shop.folder.write(flipped, to: "flipped.png")
    try shop("inspect", "flipped.png").expectRefusal(65, "flipped.png: the PNG is damaged: its IDAT chunk")
  }

  /// The recipe is gone: colours are solved from the pixels, of any size.
  @Test(arguments: ["1000", "250", "333"])
  func solvesColours(width: String) throws {
    let shop = try Workspace(["shoe.json": Self.text])
    try shop.succeed("shoe.json", "-o", "out.png", "--embed", "none", "--width", width)
    let json = try Self.json(shop, "out.png")
    #expect(json["recipe"] == .null)
    #expect(json["differingPixels"]?.number?.integer == 0)
    let colors = json["configuration"]?.object?["shoeColors"]?.object
    let expected = ["base": "#010203", "side": "#ffa500", "sole": "#af52de", "cage": "#8e8e93", "outline": "#000000"]
    for (part, color) in expected { #expect(colors?[part]?.string == color) }
    #expect(try shop.succeed("inspect", "out.png").text.contains("No recipe. Colours solved with the masks of classic"))
  }

  /// "I have the picture but lost the settings": picture, configuration, picture is a fixed point.
  @Test(arguments: ["recipe", "none", "all"])
  func theConfigurationComesBack(embedding: String) throws {
    let shop = try Workspace(["shoe.json": Self.text])
    try shop.succeed("shoe.json", "-o", "out.png", "--embed", embedding)
    let configuration = try shop.succeed("inspect", "out.png", "--configuration").output
    try shop.folder.write(configuration, to: "back.json")
    try shop.succeed("back.json", "-o", "again.png", "--embed", "none")
    #expect(try shop.picture("again.png") == shop.picture("out.png"))
    try shop.succeed("back.json", "-o", "third.png")
    #expect(try shop.succeed("inspect", "third.png", "--configuration").output == configuration)
  }

  @Test func ofStandardInput() throws {
    let shop = try Workspace()
    let picture = try shop.succeed("shoe.json", "-o", "-", "--width", "50").output
    let text = try shop.succeed("inspect", "-", input: picture).text
    #expect(text.hasPrefix("standard input: 50 x 23 pixels"))
    try shop("inspect", "-", input: Array("{}".utf8)).expectRefusal(
      65, "standard input: this is a JSON file, not a PNG")
    try shop("inspect", "-").expectRefusal(65, "standard input: the file is empty")
  }

  @Test func ofAPictureOfSomethingElse() throws {
    let shop = try Workspace()
    let picture = PNGAssembler(width: 2, height: 1, bitDepth: 8, colorType: 2, samples: [1, 2, 3, 4, 5, 6])
    try shop.folder.write(picture.file(), to: "cat.png")
    #expect(
      try shop.succeed("inspect", "cat.png").text.contains("No recipe, and no model at hand explains its pixels."))
    try shop("inspect", "cat.png", "--configuration").expectRefusal(65, "cat.png: no recipe", "--layers")
    #expect(try Self.json(shop, "cat.png")["configuration"] == nil)
  }

  @Test func whatIsNoPicture() throws {
    let shop = try Workspace(["notes.txt": "notes", "empty.png": ""])
    try shop("inspect", "notes.txt").expectRefusal(65, "notes.txt: this is not a PNG")
    try shop("inspect", "empty.png").expectRefusal(65, "empty.png: the file is empty")
    try shop.succeed("init")
    try shop.succeed("shoe.json", "-o", "out.png", "--width", "50")
    try shop.folder.write(Array(try shop.folder.read("out.png").prefix(40)), to: "cut.png")
    try shop("inspect", "cut.png").expectRefusal(65, "cut.png: the PNG is cut short")
    try shop("inspect", "out.png", "--layers", "nowhere").expectRefusal(66, "nowhere")
    try shop("inspect", "out.png", "--model", "clasic").expectRefusal(65, "did you mean 'classic'?")
  }

  /// A hidden layer, an empty one, and a seam between two that abut.
  @Test func faultsOfALayerSet() throws {
    let shop = try Workspace()
    try shop.writeMasks(["base": [255, 127, 0], "side": [0, 128, 255], "sole": [0, 0, 9], "cage": [0, 0, 255]])
    let result = try shop("inspect", "masks")
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("masks: masks\n3x1: "))
    for words in [
      "Warning: masks: 3x1: sole.png is wholly hidden by the layers above it\n",
      "Warning: masks: 3x1: outline.png covers nothing\n", "Warning: masks: 3x1: a seam of 1 pixel, the first at 1,0",
    ] { #expect(result.errors.contains(words), "\(result.errors)") }
    try shop.succeed("inspect", "masks", "--quiet")
    let json = try JSONReader.parse(try shop.succeed("inspect", "masks", "--json", "--quiet").output)
    #expect(json.array?.first?.object?["warnings"]?.array?.count == 3)
    let layers = json.array?.first?.object?["sizes"]?.array?.first?.object?["layers"]?.array
    #expect(layers?.compactMap { $0.object?["coveredPixels"]?.number?.integer } == [2, 2, 1, 1, 0])
    #expect(layers?.compactMap { $0.object?["visiblePixels"]?.number?.integer } == [2, 1, 0, 1, 0])
  }

  @Test func theBuiltInModelIsSound() throws {
    let shop = try Workspace([:])
    let result = try shop.succeed("inspect", "classic")
    #expect(result.text.hasPrefix("classic: Classic low-top\nFinish flat:\n250x114: "))
    for model in ["classic", "runner", "high-top"] {
      #expect(try shop.succeed("inspect", model).errors == "", "no seam, speck or hidden part")
    }
    let json = try JSONReader.parse(try shop.succeed("models", "--json").output)
    let model = try #require(json.array?.first?.object)
    #expect(model["name"]?.string == "classic")
    #expect(model["parts"]?.array?.compactMap { $0.object?["part"]?.string } == Masks.parts)
    #expect(try shop.succeed("models").text.hasPrefix("classic   Classic low-top (250x114, 500x228, "))
  }
}
