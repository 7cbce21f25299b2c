import JSON
import Pixels
import TestSupport
import Testing

/// Parts beyond the five, as users meet them.
struct ExtraPartCommandTests {
  /// A model of two pixels: the first is base, the second logo.
  static func shop(_ configuration: String = "{}") throws -> Workspace {
    let shop = try Workspace(["shoe.json": configuration])
    try shop.folder.write(Masks.row([255, 0]), to: "racer/base.png")
    try shop.folder.write(Masks.row([0, 255]), to: "racer/logo.png")
    try shop.folder.write(
      ##"""
      {"layers": [{"mask": "base.png", "part": "base"},
       {"mask": "logo.png", "part": "logo", "default": "#040506", "title": "Tongue logo"}]}
      """##, to: "racer/model.json")
    return shop
  }

  private static func colors(_ shop: Workspace, _ name: String = "out.png") throws -> [String] {
    let picture = try shop.picture(name)
    return (0..<2).map { picture[$0, 0].description }
  }

  @Test func defaultConfigurationAndOption() throws {
    let shop = try Self.shop(#"{"model": "racer", "shoeColors": {"logo": "red"}}"#)
    try shop.folder.write("{}", to: "plain.json")
    try shop.succeed("plain.json", "--layers", "racer", "-o", "out.png")
    #expect(try Self.colors(shop) == ["#ffffff", "#040506"])
    try shop.succeed("shoe.json", "--layers", "racer", "-o", "out.png")
    #expect(try Self.colors(shop) == ["#ffffff", "#ff3b30"])
    try shop.succeed("shoe.json", "--layers", "racer", "--set", "logo=#010203", "-o", "out.png")
    #expect(try Self.colors(shop) == ["#ffffff", "#010203"])
    try shop.succeed("out.png", "--layers", "racer", "-o", "again.png")
    #expect(try shop.folder.read("again.png") == shop.folder.read("out.png"))
  }

  /// From a picture back to its configuration, and to the picture.
  @Test func inspect() throws {
    let shop = try Self.shop()
    try shop.succeed("shoe.json", "--layers", "racer", "--set", "logo=#010203", "-o", "out.png")
    #expect(
      try shop.succeed("inspect", "out.png", "--layers", "racer").text.contains(
        "  logo     #010203  near black, CIEDE2000 "))
    let configuration = try shop.succeed("inspect", "out.png", "--layers", "racer", "--configuration")
    #expect(configuration.text.contains("\"logo\": \"#010203\""))
    try shop.folder.write(configuration.output, to: "again.json")
    try shop.succeed("again.json", "--layers", "racer", "-o", "again.png")
    #expect(try shop.folder.read("again.png") == shop.folder.read("out.png"))
  }

  @Test func areListedWithTitles() throws {
    let shop = try Self.shop()
    let expected: JSONValue = .array([
      .object(["part": .string("base"), "title": .string("base"), "default": .string("#ffffff")]),
      .object(["part": .string("logo"), "title": .string("Tongue logo"), "default": .string("#040506")]),
    ])
    for arguments in [["models", "--layers", "racer"], ["inspect", "racer"]] {
      let json = try JSONReader.parse(try shop.run(arguments + ["--json"]).output)
      #expect(json.array?.first?.object?["parts"] == expected)
    }
    #expect(try shop("inspect", "racer").text.contains("  logo (Tongue logo)  50.0 % of the silhouette (logo.png)\n"))
  }

  /// The model that --model names decides, not the configuration's.
  @Test func theModelOfTheCommandLineDecides() throws {
    let shop = try Self.shop(#"{"shoeColors": {"logo": "red"}, "model": "classic"}"#)
    _ = try shop.shell("mkdir shoes && mv racer shoes/racer")
    try shop.succeed("shoe.json", "--layers", "shoes", "--model", "racer", "-o", "out.png")
    #expect(try Self.colors(shop) == ["#ffffff", "#ff3b30"])
    try shop("shoe.json", "--layers", "shoes", "-o", "out.png").expectRefusal(
      65, "unknown model 'classic'; models here: racer")
  }

  @Test(arguments: [
    ("unknown-part-near", "{\n  \"shoeColors\": {\n    \"lgoo\": \"red\"}}", [] as [String]),
    ("unknown-part-far", #"{"shoeColors": {"tongue": "red"}}"#, []),
    ("unknown-part-of-set", "{}", ["--set", "lgoo=red"]),
    ("unknown-part-of-set-far", "{}", ["--set", "logo=red", "--set", "tongue=red"]),
    ("bad-part-of-set", "{}", ["--set", "2nd=red"]),
  ])
  func faults(name: String, configuration: String, options: [String]) throws {
    let shop = try Self.shop(configuration)
    let result = try shop.run(["shoe.json", "--layers", "racer", "-o", "out.png"] + options)
    result.expectRefusal(options.isEmpty ? 65 : 64)
    Golden.expect(result.errors, "parts-\(name)")
    #expect(!shop.folder.exists("out.png"))
  }

  /// A name that was meant to be one of the five makes a part of its own, and is pointed out.
  @Test func misspeltInModelJSON() throws {
    let shop = try Self.shop()
    try shop.folder.write(
      #"{"layers": [{"mask": "base.png", "part": "base"}, {"mask": "logo.png", "part": "sied"}]}"#,
      to: "racer/model.json")
    #expect(
      try shop("inspect", "racer").errors
        == "Warning: racer: part 'sied' is not one of the five; did you mean 'side'?\n")
  }
}
