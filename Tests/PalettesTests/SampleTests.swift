import Colors
import JSON
import Palettes
import Pixels
import Testing

/// Every sample against what other programs read in it.
@Suite(.enabled(if: Samples.isPresent, Samples.absence))
struct SampleTests {
  @Test func allSamplesAreHere() {
    let counts = ["ase", "aco", "gpl", "jasc-pal", "not-jasc", "dtcg"].map { Samples.names($0).count }
    print("palette samples: ASE, ACO, GPL, JASC, other .pal, tokens: \(counts)")
    #expect(counts.allSatisfy { $0 > 0 })
  }

  @Test(arguments: Samples.names("ase")) func ase(_ name: String) throws {
    let palette = try PaletteReader.read(Samples.bytes(name), name: name, options: PaletteOptions(allowsEmpty: true))
    let expected = try Samples.expected(name)
    var left = palette.swatches[...]
    try compare(&left, expected["colors"], group: nil)
    for group in expected["groups"]?.array ?? [] {
      try compare(&left, group.object?["colors"], group: group.object?["name"]?.string)
    }
    #expect(left.isEmpty)
  }

  /// The next swatches with the expected ones. Colours stand before groups in all samples.
  private func compare(_ left: inout ArraySlice<Swatch>, _ expected: JSONValue?, group: String?) throws {
    for entry in try #require(expected?.array) {
      let next = left.popFirst()
      let swatch = try #require(next)
      let values = try #require(entry.object)
      #expect(swatch.name == values["name"]?.string)
      #expect(swatch.group == group)
      #expect(try swatch.color == Samples.color(values["srgb8"]))
      #expect(values["type"]?.string?.hasPrefix(swatch.kind.rawValue) == true)
    }
  }

  @Test(arguments: Samples.names("aco", "gpl", "jasc-pal")) func flat(_ name: String) throws {
    let palette = try PaletteReader.read(Samples.bytes(name), name: name, options: PaletteOptions(allowsEmpty: true))
    let expected = try Samples.expected(name)
    let colors = try #require(expected["colors"]?.array)
    #expect(try palette.swatches.map(\.color) == colors.map { try Samples.color($0.object?["srgb8"]) })
    let names = colors.map { $0.object?["name"]?.string }.map { $0 == "" ? nil : $0 }
    #expect(palette.swatches.map(\.name) == names)
    if let title = expected["name"]?.string { #expect(palette.name == title) }
  }

  @Test func formatsAreRecognisedByContent() throws {
    let formats: [(String, PaletteFormat)] = [
      ("ase", .ase), ("aco", .aco), ("gpl", .gpl), ("jasc-pal", .jasc), ("dtcg", .tokens),
    ]
    for (key, format) in formats {
      for name in Samples.names(key) where name != "dtcg/spec-color-examples.json" {
        #expect(try PaletteReader.format(of: Samples.bytes(name)) == format)
      }
    }
  }

  @Test(arguments: Samples.names("not-jasc")) func otherFormatsAreRefused(_ name: String) throws {
    let text = failure(try Samples.bytes(name), name: "x.pal")
    #expect(
      [
        "x.pal: this is a Microsoft palette (RIFF), which shares .pal with Paint Shop Pro; save it "
          + "as JASC PAL, GPL or ASE",
        "x.pal: this is a CorelDRAW palette, which shares .pal with Paint Shop Pro; save it as JASC PAL, GPL or ASE",
      ].contains(text))
  }

  @Test func anotherVersionIsReadWithAWarning() throws {
    let name = try #require(Samples.names("ase").first { $0.contains("unsupported_version") })
    let palette = try PaletteReader.read(Samples.bytes(name), name: name)
    #expect(palette.swatches.count == 3)
    #expect(palette.warnings == ["the file's version is 0.1, not 1.0; read as 1.0"])
  }

  @Test func emptyPalettesSayWhatIsInThem() throws {
    #expect(
      failure(try Samples.bytes("jasc-pal/ColorPaletteCodable__empty.pal"))
        == "test: no colour in a JASC palette; found: a count of 0; add a colour, or give another file")
    #expect(
      failure(try Samples.bytes("ase/swatch__empty_white_folder.ase"))
        == "test: no colour in an ASE palette; found: the group 'Whitefolder'; add a colour, or give another file")
  }

  @Test func approximateColoursAreNamedOnce() throws {
    let simple = try PaletteReader.read(Samples.bytes("ase/ColorPaletteCodable__palette_simple.ase"), name: "simple")
    #expect(simple.warnings.count == 1)
    #expect(simple.warnings[0].hasPrefix("2 colours are approximate, converted without a colour profile: "))
    #expect(simple.warnings[0].contains("'Greenville CMYK' (CMYK)"))
    #expect(simple.warnings[0].contains("(Lab, spot)"))
  }

  /// Two programs wrote one palette in two forms.
  @Test func nordAndSolarizedAgreeAcrossFormats() throws {
    let read = { (name: String) in try PaletteReader.read(Samples.bytes(name), name: name).lines }
    #expect(try read("ase/nord__nord.ase") == read("gpl/nord__nord.gpl"))
    #expect(try read("aco/nord__nord.aco") == read("gpl/nord__nord.gpl"))
    #expect(try Set(read("ase/solarized__solarized.ase")) == Set(read("gpl/solarized__solarized.gpl")))
  }
}
