import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// `init`: a configuration to start from.
struct InitTests {
  @Test func writesAndNamesAFile() throws {
    let shop = try Workspace([:])
    #expect(try shop.succeed("init").text == "shoe.json\n")
    #expect(try shop.succeed("init", "other.json").text == "other.json\n")
    #expect(try shop.succeed("init", "third.json", "--quiet").text == "")
    #expect(try shop.folder.names() == ["other.json", "shoe.json", "third.json"])
    #expect(try shop.succeed("init", "-").output == shop.folder.read("shoe.json"))
    Golden.expect(String(decoding: try shop.folder.read("shoe.json"), as: UTF8.self), "init")
  }

  @Test func neverOverwrites() throws {
    let shop = try Workspace(["shoe.json": "mine", "empty.json": ""])
    try shop("init").expectRefusal(73, "'shoe.json' exists; init never overwrites a file. Name another")
    try shop("init", "empty.json").expectRefusal(73, "'empty.json' exists")
    try shop.folder.link("link.json", to: "gone.json")
    try shop("init", "link.json").expectRefusal(73, "'link.json' exists")
    try shop.folder.makeFolder("folder")
    try shop("init", "folder").expectRefusal(73, "cannot create 'folder': it is a folder")
    try shop("init", "no/shoe.json").expectRefusal(73, "the folder 'no' does not exist")
    try shop("init", "--force").expectRefusal(64, "Unknown option '--force'")
    #expect(try shop.folder.read("shoe.json") == Array("mine".utf8))
    #expect(try shop.folder.names() == ["empty.json", "folder", "link.json", "shoe.json"])
  }

  @Test(arguments: ["Sunset", "\"quoted\" \\ 👟", "", "two\nlines"])
  func named(name: String) throws {
    let text = try Workspace([:]).succeed("init", "-", "--name", name).output
    #expect(try JSONReader.parse(text).object?["name"]?.string == name)
  }

  /// The default shoe, part by part, is what a configuration that says nothing gives.
  @Test func itsOutputRenders() throws {
    let shop = try Workspace(["nothing.json": "{}"])
    try shop.succeed("init")
    try shop.succeed("shoe.json", "-o", "a.png")
    try shop.succeed("nothing.json", "-o", "b.png")
    #expect(try shop.folder.read("a.png") == shop.folder.read("b.png"))
    #expect(try shop.header("a.png").size.description == "1000x456")
    let recipe = try #require(try shop.recipe("a.png"))
    let colors = try #require(try JSONReader.parse(Array(recipe.utf8)).object?["shoeColors"]?.object)
    let expected = [
      "outline": "#000000", "base": "#ffffff", "side": "#ff9500", "sole": "#af52de", "cage": "#8e8e93",
    ]
    for (part, color) in expected { #expect(colors[part]?.string == color) }
  }

  /// The first example of the help, as it is pasted.
  @Test func thePipeOfTheHelpWorks() throws {
    let shop = try Workspace([:])
    try shop.shell("\"$SHOE\" init - | \"$SHOE\" - -o default.png").expectSuccess()
    #expect(try shop.header("default.png").size.description == "1000x456")
  }
}
