import Colors
import Palettes
import Pixels
import Testing

@Suite struct TokenTests {
  @Test func typesAreInheritedAndOthersLeftOut() throws {
    let palette = try palette(
      """
      {"brand": {"$type": "color", "red": {"$value": "#f00"}, "gap": {"$type": "dimension", "$value": {"value": 1}},
       "deep": {"blue": {"$value": "#0000ff80", "$description": "x"}}}, "size": {"$type": "number", "$value": 3}}
      """)
    #expect(palette.lines == ["brand.red #ff0000", "brand.deep.blue #0000ff80"])
    #expect(palette.swatches.map(\.group) == ["brand", "brand.deep"])
  }

  @Test func aliasesAndPointers() throws {
    let palette = try palette(
      """
      {"base": {"$type": "color", "a/b~c d": {"$value": {
        "colorSpace": "srgb", "components": [1, 0.5, 0], "alpha": 0.5}}},
       "one": {"$value": "{base.a/b~c d}"},
       "two": {"$value": "{one}"},
       "three": {"$type": "color", "$value": {"$ref": "#/base/a~1b~0c%20d/$value"}},
       "four": {"$type": "color", "$ref": "#/two"},
       "five": {"$type": "color", "$value": {"colorSpace": "srgb",
         "components": [{"$ref": "#/base/a~1b~0c d/$value/components/1"}, 0, "none"],
         "alpha": {"$ref": "#/base/a~1b~0c d/$value/alpha"}}},
       "six": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/base/a~1b~0c d/$value/colorSpace"},
         "components": {"$ref": "#/base/a~1b~0c d/$value/components"}}}}
      """)
    #expect(
      palette.lines == [
        "base.a/b~c d #ff800080", "one #ff800080", "two #ff800080", "three #ff800080", "four #ff800080",
        "five #80000080", "six #ff8000",
      ])
  }

  @Test func groupsExtendGroupsAndHaveRoots() throws {
    let palette = try palette(
      """
      {"base": {"$type": "color", "$root": {
        "$value": "#111"}, "x": {"$value": "#222"}, "in": {"y": {"$value": "#333"}}},
       "brand": {"$extends": "{base}", "x": {"$value": "#444"}, "in": {"z": {"$value": "{brand.in.y}"}}},
       "more": {"$extends": "#/brand", "x": {"$value": "{base.$root}"}}}
      """)
    #expect(
      palette.lines == [
        "base.$root #111111", "base.x #222222", "base.in.y #333333", "brand.$root #111111", "brand.x #444444",
        "brand.in.y #333333", "brand.in.z #333333", "more.$root #111111", "more.x #111111", "more.in.y #333333",
        "more.in.z #333333",
      ])
  }

  @Test(
    arguments: [
      (nil, ["a #111111", "b #222222", "c #111111"]), ("Dark", ["a #aaaaaa", "b #bbbbbb", "c #aaaaaa"]),
      (" dark ", ["a #aaaaaa", "b #bbbbbb", "c #aaaaaa"]), ("contrast", ["a #111111", "b #ff0000", "c #111111"]),
    ] as [(String?, [String])])
  func modes(mode: String?, lines: [String]) throws {
    let text = """
      {"$type": "color",
       "a": {"$value": "#111", "$extensions": {"mode": {"light": "#111", "dark": "#aaa"}}},
       "b": {"$value": "#222", "$extensions": {"com.figma": {"modes": {"Dark": {"$value": "#bbb"},
         "Contrast": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}},
       "c": {"$value": "{a}"}}
      """
    #expect(try palette(text, options: PaletteOptions(mode: mode)).lines == lines)
  }

  @Test func reservedGroupsAreReadWithAWarning() throws {
    let palette = try palette(
      ##"{"$brand": {"in": {"red": {"$type": "color", "$value": "#f00"}}}, "a": {"$type": "color", "##
        + ##""$value": "{$brand.in.red}"}, "$themes": [], "$metadata": {"x": {}}}"##
    )
    #expect(palette.lines == ["$brand.in.red #ff0000", "a #ff0000"])
    #expect(
      palette.warnings == [
        "the group '$brand' begins with $, which design tokens keep for themselves; its colours are read all the same"
      ])
  }

  private func file(_ name: String, _ text: String) -> PaletteFile { PaletteFile(name: name, bytes: Array(text.utf8)) }

  @Test func aliasesLeadFromFileToFile() throws {
    let files = [
      file(
        "sem.json",
        """
        {"$type": "color", "t": {"$value": "{c.red}"}, "u": {"$value": {"$ref": "base.json#/c/blue"}}}
        """),
      file("x.txt", "#010203"),
      file("tokens/base.json", ##"{"c": {"$type": "color", "red": {"$value": "#f00"}, "blue": {"$value": "#00f"}}}"##),
    ]
    let palettes = try PaletteReader.read(files)
    #expect(
      palettes.map(\.lines) == [["t #ff0000", "u #0000ff"], ["- #010203"], ["c.red #ff0000", "c.blue #0000ff"]])
    #expect(palettes.flatMap(\.warnings).isEmpty)
    let second = file("dark.json", ##"{"c": {"$type": "color", "red": {"$value": "#a00"}}}"##)
    let doubled = try PaletteReader.read(files + [second])
    #expect(doubled[0].lines[0] == "t #aa0000")
    #expect(doubled[0].warnings == ["{c.red} is in 'tokens/base.json' and in 'dark.json'; the latter is taken"])
  }

  @Test func untypedTokensAreColoursIfTheyLookSo() throws {
    let palette = try palette(
      ##"{"a": {"$value": "#f00"}, "b": {"$value": 3}, "c": {"$value": "{a}"}, "d": {"$type": "##
        + ##""number", "$value": 1}, "e": {"$value": "{d}"}, "f": {"$value": "bold"}}"##
    )
    #expect(palette.lines == ["a #ff0000", "c #ff0000"])
  }

  private static let components =
    ##"{"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}"##

  @Test(arguments: [
    (#""b": {"$value": "{c}"}"#, "b.$value: no token has the path {c}; give the file that holds it as well"),
    (#""brand": {"$value": "{brend}"}"#, "brand.$value: no token has the path {brend}; did you mean '{brand}'?"),
    (
      #""b": {"$value": "{c}"}, "c": {"$value": "{d}"}, "d": {"$value": "{c}"}"#,
      "d.$value: the aliases go round in a circle: c -> d -> c; give one of them a colour"
    ),
    (
      #""b": {"$value": "{b}"}"#, "b.$value: the aliases go round in a circle: b -> b; give one of them a colour"
    ),
    (
      #""b": {"$value": "{s}"}, "s": {"$type": "dimension", "$value": {}}"#,
      "b.$value: {s} is a dimension and not a color; name a token of type color"
    ),
    (
      #""b": {"$value": 12}"#,
      ##"b.$value: expected a colour, such as {"colorSpace": "srgb", "components": [1, 0.58, 0]} or "##
        + ##""#ff9500", found a number; correct it"##
    ),
    (##""b": {"$value": "#12"}"##, "b.$value: #12 has 2 digits; a hex colour has 3, 4, 6 or 8"),
    (#""b": {"$value": {"components": [1, 0, 0]}}"#, #"b.$value: the key "colorSpace" is missing; add it"#),
    (#""b": {"$value": {"colorSpace": "srgb"}}"#, #"b.$value: the key "components" is missing; add it"#),
    (
      #""b": {"$value": {"colorSpace": "display-p4", "components": []}}"#,
      "b.$value.colorSpace: unknown colour space 'display-p4'; did you mean 'display-p3'?"
    ),
    (
      #""b": {"$value": {"colorSpace": "cmyk", "components": []}}"#,
      "b.$value.colorSpace: unknown colour space 'cmyk'; known ones: srgb, srgb-linear, hsl, hwb, "
        + "lab, lch, oklab, oklch, "
        + "display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50"
    ),
    (
      #""b": {"$value": {"colorSpace": "srgb", "components": [1, 0]}}"#,
      "b.$value.components: expected 3 components, found 2; write three"
    ),
    (
      #""b": {"$value": {"colorSpace": "srgb", "components": [1, 0, 149]}}"#,
      "b.$value.components.2: the number: 149 is outside 0...1; correct it"
    ),
    (
      #""b": {"$value": {"colorSpace": "hsl", "components": [360, 0, 0]}}"#,
      "b.$value.components.0: the number: 360 is outside 0...359.99999999999994; correct it"
    ),
    (
      #""b": {"$value": {"colorSpace": "srgb", "components": [1, "0", 0]}}"#,
      #"b.$value.components.1: expected a number or "none", found a string; correct it"#
    ),
    (
      #""b": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 2}}"#,
      "b.$value.alpha: the number: 2 is outside 0...1; correct it"
    ),
    (
      ##""b": {"$value": {"$ref": "#/x"}}"##,
      "b.$value: the pointer '#/x' leads nowhere; write one such as #/color/blue/$value"
    ),
    (
      ##""b": {"$value": {"$ref": "x.json#/x"}}"##,
      "b.$value: the pointer leads into 'x.json'; give that file as well"
    ),
    (#""b": {"$type": 1}"#, "b.$type: expected a string, found a number; correct it"),
    (
      #""g": {"$extends": "{h}"}, "h": {"$extends": "{g}"}"#,
      "h.$extends: the aliases go round in a circle: g -> h -> g; give one of them a colour"
    ),
    (#""g": {"$extends": "{none}"}"#, "g.$extends: no token has the path {none}; give the file that holds it as well"),
  ])
  func errors(member: String, message: String) {
    let text = failure("\(Self.components), \(member)}", name: "t")
    #expect(text.hasPrefix("t: 1:"))
    #expect(text.drop { $0 != " " }.dropFirst().drop { $0 != " " }.dropFirst() == message)
  }

  @Test(arguments: [
    ("drak", ##"{"mode": {"dark": "#000", "light": "#fff"}}"##, "no token has the mode 'drak'; did you mean 'dark'?"),
    ("sepia", ##"{"mode": {"dark": "#000", "light": "#fff"}}"##, "no token has the mode 'sepia'; modes: dark, light"),
    ("dark", "{}", "no token has modes, so there is no mode 'dark'; leave the mode out"),
  ])
  func unknownModes(mode: String, extensions: String, message: String) {
    let text = ##"{"a": {"$type": "color", "$value": "#111", "$extensions": \##(extensions)}}"##
    #expect(failure(text, name: "t", options: PaletteOptions(mode: mode)) == "t: \(message)")
  }

  @Test func noColourListsTheTokens() {
    #expect(
      failure(
        ##"{"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1}, "c": "##
          + ##"{"$type": "shadow", "$value": 1}}"##
      )
        == "test: no colour in design tokens; found: 2 number tokens, 1 shadow token; add a colour, or "
        + "give another file"
    )
  }

  /// Each group extends the one before twice over: 2 to the power 30 tokens out of two kilobytes.
  @Test func multipliedGroupsAreRefused() {
    let groups = (1...30).map {
      #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let text = ##"{"$type": "color", "g0": {"t": {"$value": "#fff"}}, "## + groups.joined(separator: ", ") + "}"
    #expect(failure(text).contains("more than 100000 tokens; give a smaller file, or extend fewer groups"))
  }
}
