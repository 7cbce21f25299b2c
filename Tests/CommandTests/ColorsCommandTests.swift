import JSON
import TestSupport
import Testing

/// `colors`: tables, one colour, palettes.
@Suite struct ColorsCommandTests {
  @Test func tables() throws {
    let text = try Workspace().succeed("colors").text
    #expect(text.contains("SwiftUI (swiftui:)\n") && text.contains("CSS (css:)\n"))
    #expect(text.contains("  #ff9500   255,149,0       orange\n"))
    #expect(text.contains("  #ffa500   255,165,0       orange\n"))
    #expect(!text.contains("\u{1B}"), "no colours where there is no terminal")
    let dark = try Workspace().succeed("colors", "--appearance", "dark", "--json")
    let tables = try JSONReader.parse(dark.output).object
    #expect(tables?["swiftui"]?.object?["blue"]?.string == "#0a84ff")
    #expect(tables?["css"]?.object?["rebeccapurple"]?.string == "#663399")
  }

  @Test(arguments: [
    ("#ff9500", "#ff9500  rgb(255 149 0)  in sRGB  orange\n"),
    ("oklch(70% 0.2 30)", "#ff614d  rgb(255 97 77)  outside sRGB, mapped as CSS Color 4 has it  "),
    ("rgb(255 0 0 / 50%)", "#ff000080  rgb(255 0 0 / 50.2%)  in sRGB  "),
  ])
  func oneColour(text: String, line: String) throws {
    #expect(try Workspace().succeed("colors", text, "--quiet").text.hasPrefix(line))
  }

  @Test func whatIsNoColour() throws {
    try Workspace()("colors", "oragne").expectRefusal(65, "unknown colour 'oragne'; did you mean 'orange'?")
    try Workspace()("colors", "calc(1)").expectRefusal(65, "calc() is not evaluated")
    try Workspace()("colors", "red", "blue").expectRefusal(64, "one colour is explained at a time")
  }

  @Test(arguments: ["ase", "gpl", "dtcg"])
  func palettesAreWrittenAndReadBack(format: String) throws {
    let shop = try Workspace(["a.txt": "#ff0000 Sunset Red\n#0a84ff Ink\n"])
    try shop.succeed("colors", "a.txt", "--format", format, "-o", "b")
    let colors = try JSONReader.parse(shop.succeed("colors", "b", "--json").output).array?[0].object?["colors"]?.array
    #expect(colors?.map { $0.object?["color"]?.string } == ["#ff0000", "#0a84ff"])
    try shop("colors", "a.txt", "--format", format, "-o", "b").expectRefusal(73, "'b' exists", "--force")
    try shop.succeed("colors", "a.txt", "--format", format, "-o", "b", "--force")
  }

  @Test func otherForms() throws {
    let shop = try Workspace(["a.txt": "#ff0000 Sunset Red\n"])
    #expect(try shop.succeed("colors", "a.txt", "--format", "css").text.contains("--sunset-red: #ff0000;"))
    #expect(try shop.succeed("colors", "a.txt", "--format", "swift").text.contains("extension"))
    try shop("colors", "a.txt", "-o", "b").expectRefusal(64, "-o needs --format")
  }
}
