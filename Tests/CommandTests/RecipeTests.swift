import JSON
import PNGCodec
import TestSupport
import Testing

/// A picture carries its recipe: rendered again it gives the same bytes.
struct RecipeTests {
  static let options = [
    "", "--png auto", "--png truecolor", "--png indexed", "--embed all", "--embed all --png truecolor", "--fit 300x300",
    "--fit 501x228 --background #fff", "--blend linear", "--background white", "--background #12345680",
    "--background red --fit 40x90 --blend linear --png truecolor", "--width 333", "--width 333 --embed all",
    "--scale 0.5", "--height 77", "--size 500x228", "--width 1", "--fit 1x1", "--width 2100", "--set side=#ff000080",
    "--set side=#ff000080 --set outline=#00000000 --width 250 --blend linear", "--set base=#01020300",
  ]

  @Test(arguments: options)
  func renderedAgain(options: String) throws {
    let shop = try Workspace(["shoe.json": ##"{"name": "Sunset", "shoeColors": {"sole": "#123456"}}"##])
    let arguments = options.split(separator: " ").map(String.init)
    try shop.run(["shoe.json", "-o", "out.png"] + arguments).expectSuccess()
    try shop.succeed("out.png", "-o", "again.png")
    #expect(try shop.folder.read("again.png") == shop.folder.read("out.png"))
    try shop.succeed("again.png", "-o", "third.png", "--quiet")
    #expect(try shop.folder.read("third.png") == shop.folder.read("out.png"))
  }

  /// Options go over the recipe, and give what they give with the configuration.
  @Test(arguments: [
    "--set side=blue", "--width 50", "--fit 100x100", "--background red", "--blend linear", "--png truecolor",
    "--embed none", "--model classic", "--scale 1 --set base=#00ff0080",
  ])
  func optionsGoOverTheRecipe(options: String) throws {
    let shop = try Workspace(["shoe.json": ##"{"shoeColors": {"sole": "#123456"}}"##])
    try shop.succeed("shoe.json", "-o", "out.png", "--png", "auto")
    let arguments = options.split(separator: " ").map(String.init)
    try shop.run(["shoe.json", "-o", "expected.png"] + arguments).expectSuccess()
    try shop.run(["out.png", "-o", "actual.png"] + arguments).expectSuccess()
    #expect(try shop.folder.read("actual.png") == shop.folder.read("expected.png"))
  }

  @Test func nameSKUAndMetadataChangeNoByte() throws {
    let shop = try Workspace([
      "a.json": #"{"name": "A", "shoeColors": {"side": "orange"}}"#,
      "b.json": """
      {"sku": "SR-1", "manufacturer": "M", "metadata": {"season": "FW26", "price": 1}, "name": "B", "model": "classic",
       "shoeColors": {"outline": "#000", "side": "swiftui:orange", "base": "#fff"}}
      """,
    ])
    try shop.succeed("a.json", "-o", "a.png")
    try shop.succeed("b.json", "-o", "b.png")
    #expect(try shop.folder.read("a.png") == shop.folder.read("b.png"))
    try shop.succeed("b.json", "-o", "b.png", "--embed", "all")
    #expect(try shop.folder.read("a.png") != shop.folder.read("b.png"))
  }

  @Test func whatIsEmbedded() throws {
    let text = "{\n  \"name\" : \"Ünï 👟\" }\n"
    let shop = try Workspace(["shoe.json": text])
    for (option, recipe, source) in [("recipe", true, false), ("all", true, true), ("none", false, false)] {
      try shop.succeed("shoe.json", "-o", "out.png", "--embed", option, "--width", "50")
      let bytes = try shop.folder.read("out.png")
      #expect(try (PNGDecoder.text(keyword: "ShoeConfiguration", in: bytes) != nil) == recipe)
      #expect(try PNGDecoder.text(keyword: "ShoeConfigurationSource", in: bytes) == (source ? text : nil))
    }
    try shop("out.png", "-o", "again.png").expectRefusal(65, "out.png: this PNG carries no recipe", "inspect")
  }

  /// Sorted keys, no white space, and only what decides pixels.
  @Test func theRecipeIsCanonical() throws {
    let shop = try Workspace(["shoe.json": #"{"name": "N", "shoeColors": {"side": [1, 0, 0, 0.5]}}"#])
    try shop.succeed("shoe.json", "-o", "out.png", "--width", "250", "--background", "white")
    let text = try #require(try shop.recipe("out.png"))
    let digest = try #require(text.split(separator: "\"").first { $0.hasPrefix("xxh128:") })
    #expect(digest.count == 7 + 32)
    #expect(
      text == ##"{"background":"#ffffff","blend":"srgb","finish":"flat","height":114,"layers":"\##(digest)","##
        + ##""model":"classic","shoeColors":{"base":"#ffffff","cage":"#8e8e93","outline":"#000000","##
        + ##""side":"#ff000080","sole":"#af52de"},"version":1,"width":250}"##)
  }

  @Test func otherMasksUnderTheSameName() throws {
    let shop = try Workspace()
    try shop.writeMasks(["base": [255, 100], "sole": [0, 9]])
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "out.png")
    try shop.succeed("out.png", "--layers", "masks", "-o", "again.png")
    #expect(try shop.folder.read("again.png") == shop.folder.read("out.png"))
    try shop.writeMasks(["base": [255, 101], "sole": [0, 9]])
    let refusal = "the masks of model 'masks' are not those that the picture was made with"
    try shop("out.png", "--layers", "masks", "-o", "new.png").expectRefusal(65, refusal, "--layers", "--force")
    try shop("out.png", "--layers", "masks", "-o", "new.png", "--width", "1").expectRefusal(65, refusal)
    #expect(!shop.folder.exists("new.png"))
    #expect(try shop.succeed("inspect", "out.png", "--layers", "masks").text.contains(" (not the masks at hand)\n"))
    #expect(try shop.succeed("inspect", "out.png", "--layers", "masks", "--json").text.contains("\"masksMatch\":false"))
    try shop.succeed("out.png", "--layers", "masks", "-o", "new.png", "--force")
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "fresh.png")
    #expect(try shop.folder.read("new.png") == shop.folder.read("fresh.png"))
  }

  /// Nothing is embedded that could not be read back.
  @Test func aConfigurationThatIsTooLongToEmbed() throws {
    let shop = try Workspace(["long.json": #"{"metadata": {"x": ""# + String(repeating: "y", count: 8 << 20) + #""}}"#])
    try shop("long.json", "--embed", "all", "-o", "out.png").expectRefusal(65, "too long to embed", "--embed recipe")
    try shop.succeed("long.json", "--width", "50", "-o", "out.png")
  }

  @Test func thePicturesModelIsNotAtHand() throws {
    let shop = try Workspace()
    try shop.writeMasks(["base": [255]])
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "out.png")
    try shop("out.png", "-o", "new.png").expectRefusal(65, "unknown model 'masks'", "classic")
    try shop.succeed("out.png", "-o", "new.png", "--model", "classic", "--width", "50")
  }

  @Test(arguments: [
    ("{", "no JSON"), ("[]", "an array, not an object"), (#"{"version": 2}"#, "version 2"),
    (#"{"version": 1}"#, "\"model\""),
    (#"{"version": 1, "model": "classic", "layers": "x", "width": 0, "height": 1}"#, "\"width\""),
  ])
  func recipesThatAreWrong(recipe: String, fragment: String) throws {
    let shop = try Workspace([:])
    let data = Array("ShoeConfiguration".utf8) + [0, 0, 0, 0, 0] + Array(recipe.utf8)
    var picture = PNGAssembler(width: 1, height: 1, bitDepth: 8, colorType: 6, samples: [1, 2, 3, 4])
    picture.before = [PNGAssembler.chunk("iTXt", data)]
    try shop.folder.write(picture.file(), to: "odd.png")
    try shop("odd.png", "-o", "new.png").expectRefusal(65, "odd.png: the recipe in the picture", fragment)
    try shop("inspect", "odd.png").expectRefusal(65, "odd.png: the recipe in the picture", fragment)
  }
}
