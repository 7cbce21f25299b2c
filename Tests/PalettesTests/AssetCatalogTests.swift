import Colors
import Palettes
import Pixels
import Testing

@Suite struct AssetCatalogTests {
  private func color(_ space: String, _ components: String) -> String {
    #"{"color": {"color-space": "\#(space)", "components": {\#(components)}}, "idiom": "universal"}"#
  }

  private func set(_ variants: String...) -> String {
    #"{"colors": [\#(variants.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}"#
  }

  /// Display P3 and grey are computed from the primaries and the exponent in Python.
  @Test(arguments: [
    ("srgb", #""red": "0.58", "green": "149", "blue": "0x95", "alpha": "1.000""#, "#949595"),
    ("srgb", #""red": "1.000", "green": "1", "blue": "0", "alpha": "0.5""#, "#ff010080"),
    ("srgb", #""red": 1.0, "green": 149, "blue": 0.0, "alpha": 1"#, "#ff9500"),
    ("srgb", #""red": "0xFF", "green": "0X00", "blue": "255""#, "#ff00ff"),
    ("extended-srgb", #""red": "0.5", "green": "0.25", "blue": "1.000", "alpha": "1.000""#, "#8040ff"),
    ("display-p3", #""red": "0.500", "green": "0.600", "blue": "0.700", "alpha": "1.000""#, "#799ab5"),
    ("gray-gamma-22", #""white": "0.500", "alpha": "1.000""#, "#808080"),
    ("gray-gamma-22", #""white": "100", "alpha": "1.000""#, "#646464"),
    ("extended-gray", #""white": "1.5", "alpha": "0x80""#, "#ffffff80"),
    ("extended-linear-srgb", #""red": "1.0", "green": "0.0", "blue": "0.0""#, "#ff0000"),
  ])
  func notationsAndSpaces(space: String, components: String, expected: String) throws {
    let palette = try palette(set(color(space, components)), name: "A.xcassets/Sun.colorset/Contents.json")
    #expect(palette.lines == ["Sun \(expected)"])
  }

  @Test func coloursOutsideSRGBAreMappedOrClipped() throws {
    let text = set(color("extended-srgb", #""red": "1.2", "green": "-0.1", "blue": "0.0""#))
    #expect(try palette(text, options: PaletteOptions(reading: ColorReading(gamut: .clip))).lines == ["test #ff0000"])
    #expect(try palette(text).lines != ["test #ff0000"])
  }

  private let variants = #"""
    {"colors": [
      {"idiom": "mac", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0"}}},
      {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "2", "green": "0", "blue": "0"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "srgb", "components": {"red": "3", "green": "0", "blue": "0"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}],
       "color": {"color-space": "srgb", "components": {"red": "4", "green": "0", "blue": "0"}}},
      {"idiom": "universal", "display-gamut": "display-P3",
       "color": {"color-space": "display-p3", "components": {"red": "5", "green": "0", "blue": "0"}}}
    ], "info": {}}
    """#

  @Test(arguments: [(Appearance.light, "test #020000"), (.dark, "test #030000")])
  func appearancePicksTheVariant(appearance: Appearance, line: String) throws {
    let options = PaletteOptions(reading: ColorReading(appearance: appearance))
    #expect(try palette(variants, options: options).lines == [line])
  }

  @Test(arguments: [
    ("systemOrangeColor", Appearance.light, "#ff9500"), ("systemOrangeColor", .dark, "#ff9f0a"),
    ("labelColor", .dark, "#ffffff"), ("secondaryLabelColor", .light, "#3c3c4399"),
  ])
  func referencesToSystemColours(name: String, appearance: Appearance, color: String) throws {
    let text = set(#"{"color": {"platform": "ios", "reference": "\#(name)"}, "idiom": "universal"}"#)
    let options = PaletteOptions(reading: ColorReading(appearance: appearance))
    #expect(try palette(text, options: options).lines == ["test \(color)"])
  }

  private func file(_ path: String, _ text: String) -> PaletteFile { PaletteFile(name: path, bytes: Array(text.utf8)) }

  @Test func catalogsWithGroupsAndNamespaces() throws {
    let red = set(color("srgb", #""red": "1.0", "green": "0.0", "blue": "0.0""#))
    let palette = try PaletteReader.readCatalog(
      [
        file("App/Assets.xcassets/Contents.json", #"{"info": {}}"#),
        file("App/Assets.xcassets/Plain/Contents.json", #"{"info": {}}"#),
        file("App/Assets.xcassets/Plain/Red.colorset/Contents.json", red),
        file("App/Assets.xcassets/Brand/Contents.json", #"{"info": {}, "properties": {"provides-namespace": true}}"#),
        file("App/Assets.xcassets/Brand/Deep/Red.colorset/Contents.json", red),
        file("App/Assets.xcassets/Accent.colorset/Contents.json", set(#"{"idiom": "universal"}"#)),
        file(
          "App/Assets.xcassets/Link.colorset/Contents.json",
          set(#"{"idiom": "universal", "color": {"platform": "ios", "reference": "linkColor"}}"#)),
        file("App/Assets.xcassets/Icon.imageset/Contents.json", #"{"images": [], "info": {}}"#),
        file("App/Assets.xcassets/Icon.imageset/icon.png", "\u{0}"),
      ], name: "Assets.xcassets")
    #expect(palette.name == "Assets")
    #expect(palette.lines == ["Brand/Red #ff0000", "Red #ff0000"])
    #expect(palette.swatches.map(\.group) == ["Brand/Deep", "Plain"])
    #expect(palette.warnings == ["1 entry is left out: 'Link' (refers to linkColor)"])
  }

  @Test func aCatalogWithoutColoursSaysWhatItHolds() {
    let files = [file("A.xcassets/Contents.json", "{}"), file("A.xcassets/I.imageset/Contents.json", "{}")]
    #expect(throws: PaletteError(.noColors(.colorSet, found: ["2 other files"]), at: .file, in: "A.xcassets")) {
      try PaletteReader.readCatalog(files, name: "A.xcassets")
    }
  }

  @Test(arguments: [
    (
      #""red": "1.5", "green": "0", "blue": "0""#,
      "colors.0.color.components.red: the component: 1.5 is outside 0...1, 0...255 or 0x00...0xFF; correct it"
    ),
    (
      #""red": "256", "green": "0", "blue": "0""#,
      "colors.0.color.components.red: the component: 256 is outside 0...1, 0...255 or 0x00...0xFF; correct it"
    ),
    (
      #""red": "0x1FF", "green": "0", "blue": "0""#,
      "colors.0.color.components.red: '0x1FF' is no component; write 0.58, 149 or 0x95"
    ),
    (
      #""red": "nan", "green": "0", "blue": "0""#,
      "colors.0.color.components.red: 'nan' is no component; write 0.58, 149 or 0x95"
    ),
    (
      #""red": null, "green": "0", "blue": "0""#,
      "colors.0.color.components.red: expected a component, found null; correct it"
    ),
    (#""red": "0", "green": "0""#, #"colors.0.color.components: the key "blue" is missing; add it"#),
    (
      #""red": "0", "green": "0", "blue": "0", "alpha": "2""#,
      "colors.0.color.components.alpha: the component: 2 is outside 0...1, 0...255 or 0x00...0xFF; correct it"
    ),
  ])
  func errors(components: String, message: String) {
    #expect(failure(set(color("srgb", components)), name: "c").hasSuffix(": " + message))
  }

  @Test func unknownSpacesAreNamed() {
    #expect(
      failure(set(color("display-P3", #""red": "0""#)), name: "c")
        == "c: 1:39: colors.0.color.color-space: unknown colour space 'display-P3'; did you mean 'display-p3'?")
  }
}
