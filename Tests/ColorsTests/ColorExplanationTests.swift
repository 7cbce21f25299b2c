import Colors
import Pixels
import Testing

@Suite struct ColorExplanationTests {
  @Test(
    arguments: [
      ("orange", nil, "orange", true), ("css:orange", nil, "css:orange", true), ("#0000", nil, "clear", true),
      ("#ff9501", nil, "orange", false), ("#ff0000fe", nil, "css:red", true), ("#ffa501", nil, "css:orange", false),
      ("rgb(300 0 0)", .clip, "css:red", true), ("hsl(0 200% 50%)", .clip, "css:red", true),
      ("lab(100 0 0)", nil, "white", true), ("oklch(100% 0 0)", nil, "white", true),
      ("color(display-p3 0 1 0)", .css, "lime", false), ("color(srgb 1.5 1.5 1.5)", .css, "white", true),
      ("color(srgb 1.00001 0 0)", nil, "css:red", true), ("color(srgb 1.001 0 0)", .css, "css:red", true),
    ] as [(String, GamutMapping?, String, Bool)])
  func explanations(text: String, mapping: GamutMapping?, name: String, isExact: Bool) throws {
    let explanation = try ColorExplanation(text)
    #expect(explanation.color == (try ColorParser.parse(text)))
    #expect(explanation.mapping == mapping && explanation.isInGamut == (mapping == nil))
    #expect(explanation.nearest.name == name)
    #expect((explanation.nearest.difference < 1e-12) == isExact)
  }

  @Test func clippingIsNamed() throws {
    #expect(try ColorExplanation("color(display-p3 0 1 0)", reading: ColorReading(gamut: .clip)).mapping == .clip)
  }

  /// The nearest name, found again by looking at all.
  @Test func noNameIsNearer() throws {
    for step in 0..<200 {
      let color = RGBA8(packedForTest: UInt32(truncatingIfNeeded: step &* 2_654_435_761))
      let nearest = try ColorExplanation(color.description).nearest
      #expect(try ColorParser.parse(nearest.name) == nearest.color)
      for table in NamedColorTable.allCases {
        for other in table.names.compactMap({ table.color(named: $0) }) where other.alpha == 255 {
          #expect(Lab(color).difference(from: Lab(other)) >= nearest.difference)
        }
      }
    }
  }

  @Test func faultsAreThoseOfTheParser() {
    let error = #expect(throws: ColorError.self) { try ColorExplanation("ornage") }
    #expect(error?.message == "unknown colour 'ornage'; did you mean 'orange'?")
  }
}

extension RGBA8 {
  /// The low three bytes, opaque.
  fileprivate init(packedForTest value: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}
