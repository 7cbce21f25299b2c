import TestSupport
import Testing

/// Options that say how colours are read, and palettes on the command line.
@Suite struct ColorOptionTests {
  private static let palette = "GIMP Palette\nName: Test\n#\n255 0 0\tSunset Red\n1 2 3\torange\n0 0 254\tblue  ink\n"

  private static func shop(_ color: String) throws -> Workspace {
    try Workspace(["shoe.json": #"{"shoeColors": {"side": "\#(color)"}}"#, "test.gpl": palette])
  }

  private static func side(_ color: String, _ options: String...) throws -> String? {
    let shop = try shop(color)
    let result = try shop.run(["shoe.json", "-o", "a.png", "--quiet"] + options)
    result.expectSuccess()
    let recipe = try shop.recipe("a.png") ?? ""
    return recipe.split(separator: #""side":""#).last.map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func appearanceAndSystem() throws {
    #expect(try Self.side("swiftui:blue") == "#007aff")
    #expect(try Self.side("swiftui:blue", "--appearance", "dark") == "#0a84ff")
    #expect(try Self.side("swiftui:blue", "--system-colors", "ios26") == "#0088ff")
    #expect(try Self.side("blue", "--names", "css") == "#0000ff")
  }

  @Test func gamut() throws {
    #expect(try Self.side("color(display-p3 0 1 0)", "--gamut", "clip") == "#00ff00")
    #expect(try Self.side("color(display-p3 0 1 0)") != "#00ff00")
  }

  @Test(arguments: ["Sunset Red", " sunset red ", "palette:Sunset Red", "PALETTE: sunset red"])
  func paletteNames(name: String) throws {
    #expect(try Self.side(name, "--palette", "test.gpl") == "#ff0000")
  }

  @Test func aNameOfTwoMeaningsIsRefused() throws {
    let shop = try Self.shop("orange")
    try shop("shoe.json", "--palette", "test.gpl").expectRefusal(
      65, "shoe.json:1:25: shoeColors.side: ", "'orange' is #010203 in the palette and #ff9500 in SwiftUI",
      "'palette:orange' or 'swiftui:orange'")
    #expect(try Self.side("palette:orange", "--palette", "test.gpl") == "#010203")
    #expect(try Self.side("swiftui:orange", "--palette", "test.gpl") == "#ff9500")
  }

  @Test func unknownNamesAreComparedWithThePalette() throws {
    try Self.shop("Sunset Rde")("shoe.json", "--palette", "test.gpl").expectRefusal(65, "did you mean 'Sunset Red'?")
    try Self.shop("palette:Sunset Rde")("shoe.json", "--palette", "test.gpl")
      .expectRefusal(65, "the palette has no 'Sunset Rde'; did you mean 'Sunset Red'?")
    try Self.shop("palette:x")("shoe.json").expectRefusal(65, "there is no palette; pass one by --palette")
  }

  @Test func theCommandLineSeesThePalette() throws {
    let shop = try Self.shop("white")
    try shop.succeed(
      "shoe.json", "-o", "a.png", "--palette", "test.gpl", "--set", "base=Sunset Red", "--background", "blue  ink")
    let recipe = try shop.recipe("a.png") ?? ""
    #expect(recipe.contains(##""base":"#ff0000""##) && recipe.contains(##""background":"#0000fe""##))
    try shop("shoe.json", "--set", "base=Sunset").expectRefusal(64, "'base=Sunset' is invalid", "unknown colour")
  }

  @Test func palettesThatAreNone() throws {
    let shop = try Self.shop("white")
    try shop.folder.write("GIMP Palette\n#\n", to: "empty.gpl")
    try shop("shoe.json", "--palette", "empty.gpl").expectRefusal(65, "empty.gpl")
    try shop("shoe.json", "--palette", "none.gpl").expectRefusal(66, "none.gpl")
  }

  @Test func anAssetCatalog() throws {
    let shop = try Self.shop("Brand")
    let color =
      #"{"color-space": "srgb", "components": {"red": "0x0A", "green": "132", "blue": "1.000", "alpha": "1.000"}}"#
    try shop.folder.write(
      #"{"colors": [{"idiom": "universal", "color": \#(color)}], "info": {"version": 1, "author": "xcode"}}"#,
      to: "C.xcassets/Brand.colorset/Contents.json")
    try shop.folder.write(#"{"info": {"version": 1, "author": "xcode"}}"#, to: "C.xcassets/Contents.json")
    try shop.succeed("shoe.json", "-o", "a.png", "--palette", "C.xcassets")
    #expect(try shop.recipe("a.png")?.contains(##""side":"#0a84ff""##) == true)
  }
}
