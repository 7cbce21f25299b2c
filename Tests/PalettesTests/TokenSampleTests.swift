import Colors
import JSON
import Palettes
import Pixels
import Testing

/// Design tokens against color.js and the specification's own examples.
@Suite(.enabled(if: Samples.isPresent, Samples.absence))
struct TokenSampleTests {
  private static let files = Samples.names("dtcg").filter { $0 != "dtcg/spec-color-examples.json" }

  @Test(arguments: files, [GamutMapping.css, .clip]) func samples(_ name: String, gamut: GamutMapping) throws {
    let options = PaletteOptions(reading: ColorReading(gamut: gamut))
    let palette = try PaletteReader.read(Samples.bytes(name), name: name, options: options)
    try compare(palette, Samples.json(name + ".expected.json"), gamut)
  }

  @Test(arguments: [GamutMapping.css, .clip]) func examplesOfTheSpecification(gamut: GamutMapping) throws {
    let options = PaletteOptions(reading: ColorReading(gamut: gamut))
    let examples = try #require(Samples.json("dtcg/spec-color-examples.json").array)
    #expect(examples.count == 17)
    for example in examples {
      let tokens = try #require(example.object?["tokens"])
      let palette = try PaletteReader.read(JSONWriter.compact.bytes(tokens), name: "spec", options: options)
      try compare(palette, #require(example.object?["expected"]), gamut)
    }
  }

  private func compare(_ palette: Palette, _ expected: JSONValue, _ gamut: GamutMapping) throws {
    let entries = try #require(expected.array)
    #expect(palette.swatches.map(\.name) == entries.map { $0.object?["path"]?.string })
    for (swatch, entry) in zip(palette.swatches, entries) {
      let values = try #require(entry.object)
      let alpha = UInt8((try #require(values["alpha"]?.number?.double) * 255).rounded())
      let mapped = gamut == .css ? values["srgb8_css_gamut_map"] : nil
      #expect(try swatch.color == Samples.color(mapped ?? values["srgb8_clip"], alpha: alpha), "\(swatch.name ?? "")")
    }
  }
}
