import Palettes
import Pixels
import Testing

@Suite struct PaletteTests {
  private let red = RGBA8(red: 255, green: 0, blue: 0)
  private let blue = RGBA8(red: 0, green: 0, blue: 255)

  @Test(arguments: ["Sunset Red", " sunset red\t", "SUNSET RED"]) func namesWithoutCaseAndBlanks(_ name: String) {
    #expect(Palette(name: "p", swatches: [Swatch(name: "  Sunset Red ", color: red)]).color(named: name) == red)
  }

  /// ASCII alone is folded: a KELVIN SIGN is no k, and Ä is no ä.
  @Test(arguments: [("\u{212A}ey", "key"), ("Äpfel", "äpfel"), ("Sunset  Red", "Sunset Red"), ("", "Red")])
  func otherNamesAreOther(name: String, asked: String) {
    #expect(Palette(name: "p", swatches: [Swatch(name: name, color: red)]).color(named: asked) == nil)
  }

  @Test func unnamedSwatchesHaveNoName() {
    let palette = Palette(name: "p", swatches: [Swatch(color: red), Swatch(name: " ", color: blue)])
    #expect(palette.color(named: "") == nil)
    #expect(palette.names.isEmpty)
  }

  @Test func theFirstOfTwoColoursIsTakenAndSaid() {
    let swatches = [("Red", red), ("red ", blue), ("RED", red), ("Blue", blue), ("Blue", blue)]
      .map { Swatch(name: $0.0, color: $0.1) }
    let palette = Palette(name: "p", swatches: swatches, warnings: ["earlier"])
    #expect(palette.color(named: "red") == red)
    #expect(palette.names == ["Red", "Blue"])
    #expect(palette.warnings == ["earlier", "'red ' is #ff0000 and again #0000ff; the first is taken"])
  }

  @Test func warningsStayBounded() throws {
    let lines = (0..<100).map { "#0000\($0 + 100) Same" }.joined(separator: "\n")
    #expect(try palette(lines.replacing("#0000", with: "#000")).warnings.count == 41)
  }
}
