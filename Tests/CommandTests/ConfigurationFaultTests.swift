import TestSupport
import Testing

/// Configurations that are wrong: exit code 65, `FILE:LINE:COLUMN`, the key and the way out.
struct ConfigurationFaultTests {
  static let faults: [(text: String, fragments: [String])] = [
    ("{\n  \"name\" \"a\"\n}", ["shoe.json:2:10: "]),
    ("hello", ["shoe.json:1:1: "]),
    ("", ["shoe.json:1:1: ", "empty"]),
    ("{\"name\": \"a\"} x", ["shoe.json:1:15: "]),
    ("{\n\t\"sku\": \"1\",\n}", ["shoe.json:2:12: ", "comma"]),
    ("{\"name\": \"a\", \"name\": \"b\"}", ["shoe.json:1:15: ", "name"]),
    ("{'name': 1}", ["shoe.json:1:2: "]),
    ("[{}]", ["shoe.json:1:1: ", "list", "a file of its own"]),
    ("7", ["shoe.json:1:1: ", "expected an object, found a number"]),
    ("{\n  \"nmae\": \"a\"\n}", ["shoe.json:2:3: nmae: unknown key; did you mean 'name'?"]),
    (
      "{\"weather\": \"a\"}",
      ["shoe.json:1:2: weather: unknown key; known keys: manufacturer, name, model, sku, shoeColors, metadata"]
    ),
    ("{\"side\": \"red\"}", ["shoe.json:1:2: side: unknown key; did you mean 'shoeColors.side'?"]),
    (
      "{\"shoeColors\": {\n    \"sied\": \"red\"}}",
      ["shoe.json:2:5: shoeColors.sied: unknown part; did you mean 'side'?"]
    ),
    (
      "{\"shoeColors\": {\"tongue\": \"red\"}}",
      ["shoe.json:1:17: shoeColors.tongue: unknown part; known parts: base, side, sole, cage, outline"]
    ),
    (
      "{\"shoeColors\": {\"side\": \"oragne\"}}",
      ["shoe.json:1:25: shoeColors.side: unknown colour 'oragne'; did you mean 'orange'?"]
    ),
    ("{\"shoeColors\": {\"side\": \"#12345\"}}", ["shoe.json:1:25: shoeColors.side: ", "#12345"]),
    ("{\"shoeColors\": {\"side\": 255}}", ["shoe.json:1:25: shoeColors.side: expected a colour", "found a number"]),
    ("{\"shoeColors\": {\"side\": [1, 2]}}", ["shoe.json:1:25: shoeColors.side: ", "3 or 4 numbers"]),
    ("{\"shoeColors\": \"red\"}", ["shoe.json:1:16: shoeColors: expected an object, found a string"]),
    ("{\"sku\": 0100}", ["shoe.json:1:9: "]),
    ("{\"sku\": 100}", ["shoe.json:1:9: sku: expected a string, found a number", "\"100\""]),
    ("{\"name\": null}", ["shoe.json:1:10: name: expected a string, found null", "leave the key out"]),
    ("{\"model\": \"clasic\"}", ["unknown model 'clasic'; did you mean 'classic'?"]),
    ("{\"model\": \"spaceboot\"}", ["unknown model 'spaceboot'; built-in models: classic, runner, high-top"]),
    ("{\"model\": \"\"}", ["unknown model ''", "classic"]),
  ]

  @Test(arguments: faults)
  func namePlaceAndWayOut(text: String, fragments: [String]) throws {
    let shop = try Workspace(["shoe.json": text])
    let result = try shop("shoe.json", "-o", "out.png")
    result.expectRefusal(65)
    for fragment in fragments { #expect(result.errors.contains(fragment), "\(fragment) is not in: \(result.errors)") }
    #expect(try shop.folder.names() == ["shoe.json"])
  }

  @Test func standardInputIsNamed() throws {
    try Workspace()("-", input: Array("{\"shoeColors\":\n{\"sole\": \"purpel\"}}".utf8))
      .expectRefusal(65, "standard input:2:10: shoeColors.sole: unknown colour 'purpel'; did you mean 'purple'?")
  }

  @Test func textThatIsNotUTF8() throws {
    let shop = try Workspace([:])
    try shop.folder.write(Array("{\"name\": \"".utf8) + [0xFF] + Array("\"}".utf8), to: "a.json")
    try shop("a.json").expectRefusal(65, "a.json:1:11: ", "0xFF", "UTF-8")
    try shop.folder.write([0xFF, 0xFE, 0x7B, 0, 0x7D, 0], to: "b.json")
    try shop("b.json").expectRefusal(65, "b.json:1:1: ", "UTF-16")
  }

  /// A picture that is no PNG any more is not asked to be saved as UTF-8.
  @Test(arguments: [
    ([0xFF, 0xD8, 0xFF, 0xE0], "this is a JPEG, not a PNG"), ([0x89, 0x50, 0x4E, 0x47], "cut short"),
    ([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0], "the PNG signature is damaged"),
    (Array("version https://git-lfs.github.com/spec/v1".utf8), "Git LFS pointer"),
  ])
  func otherFormats(bytes: [UInt8], fragment: String) throws {
    let shop = try Workspace([:])
    try shop.folder.write(bytes, to: "a.png")
    try shop("a.png", "-o", "out.png").expectRefusal(65, "a.png: ", fragment)
  }

  @Test func aByteOrderMarkIsNoFault() throws {
    let shop = try Workspace([:])
    try shop.folder.write([0xEF, 0xBB, 0xBF] + Array("{}".utf8), to: "a.json")
    try shop.succeed("a.json", "--width", "50", "-o", "out.png", "--embed", "all")
  }

  @Test func depthIsLimited() throws {
    let deep = String(repeating: "{\"metadata\":", count: 100_000)
    try Workspace(["shoe.json": deep])("shoe.json").expectRefusal(65, "shoe.json:1:", "64")
  }

  /// The way out that a message names works.
  @Test func theObjectFormOfColoursWorks() throws {
    let shop = try Workspace([
      "shoe.json":
        #"{"shoeColors": {"base": {"red": 1, "green": 0, "blue": 0, "opacity": 0.5}, "sole": [0, 1, 0], "cage": "grey"}}"#
    ])
    try shop.succeed("shoe.json", "-o", "out.png", "--width", "50")
    let recipe = try #require(try shop.recipe("out.png"))
    #expect(recipe.contains(##""base":"#ff000080""##))
    #expect(recipe.contains(##""sole":"#00ff00""##))
    #expect(recipe.contains(##""cage":"#8e8e93""##))
  }
}
