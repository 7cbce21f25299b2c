import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What `render` says of what it did.
struct ReportTests {
  @Test func asJSON() throws {
    let shop = try Workspace()
    for arguments in [["-o", "out.png"], []] {
      let result = try shop.run(["shoe.json", "--json", "--width", "250"] + arguments)
      result.expectSuccess()
      #expect(result.text.filter { $0 == "\n" }.count == 1)
      let json = try #require(try JSONReader.parse(result.output).object)
      let name = try #require(json["output"]?.string)
      #expect(name == arguments.last ?? "shoe.png")
      #expect(json["width"]?.number?.integer == 250 && json["height"]?.number?.integer == 114)
      #expect(json["bytes"]?.number?.integer == (try shop.folder.read(name).count))
      let recipe = try JSONReader.parse(Array(try #require(try shop.recipe(name)).utf8))
      let told = try #require(json["recipe"]?.object)
      for member in try #require(recipe.object).members { #expect(told[member.key] != nil) }
      #expect(told["layers"] == recipe.object?["layers"])
    }
    #expect(try shop.succeed("shoe.json", "--json", "--quiet", "--width", "50").text == "")
  }

  /// Sizes asked in each way.
  @Test(arguments: [
    ("--width 500", "500x228"), ("--height 57", "125x57"), ("--width 333", "333x152"), ("--height 1", "2x1"),
    ("--width 1", "1x1"), ("--size 250x114", "250x114"), ("--width 250 --height 114", "250x114"),
    ("--scale 2", "500x228"),
    ("--scale 0.5", "125x57"), ("--scale 0.0001", "1x1"), ("--fit 300x300", "300x300"), ("--fit 3x700", "3x700"),
    ("--width 250 --max-pixels 28500", "250x114"), ("", "1000x456"),
  ])
  func sizes(options: String, expected: String) throws {
    let shop = try Workspace()
    try shop.run(["shoe.json", "-o", "out.png"] + options.split(separator: " ").map(String.init))
      .expectSuccess()
    #expect(try shop.header("out.png").size.description == expected)
  }

  /// `--set` may be repeated, and the last for a part counts.
  @Test func settings() throws {
    let shop = try Workspace(["shoe.json": ##"{"shoeColors": {"base": "red", "cage": "blue"}}"##])
    try shop.succeed(
      "shoe.json", "-o", "out.png", "--width", "50", "--set", "base=#111", "--set=sole=#222", "--set", "base=#333")
    let recipe = try #require(try shop.recipe("out.png"))
    for words in ["\"base\":\"#333333\"", "\"sole\":\"#222222\"", "\"cage\":\"#007aff\""] {
      #expect(recipe.contains(words))
    }
  }

  /// `--fit` puts the whole frame into the middle; around it is the ground alone.
  @Test func fitting() throws {
    let shop = try Workspace(["shoe.json": ##"{"shoeColors": {"base": "#ff0000"}}"##])
    try shop.writeMasks(["base": [255, 255]])
    try shop.succeed("shoe.json", "--layers", "masks", "-o", "out.png", "--fit", "2x5", "--background", "#00ff00")
    let picture = try shop.picture("out.png")
    #expect((0..<5).map { picture[0, $0].description } == ["#00ff00", "#00ff00", "#ff0000", "#00ff00", "#00ff00"])
    #expect((0..<5).map { picture[1, $0].description } == ["#00ff00", "#00ff00", "#ff0000", "#00ff00", "#00ff00"])
  }
}
