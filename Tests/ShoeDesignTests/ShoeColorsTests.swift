import Colors
import Pixels
import ShoeDesign
import Testing

@Suite struct ShoeColorsTests {
  /// The default shoe is the tutorial app's: SwiftUI's colours by name.
  @Test(arguments: [
    (ShoePart.outline, "black"), (.base, "white"), (.side, "orange"), (.sole, "purple"), (.cage, "gray"),
  ])
  func defaults(part: ShoePart, name: String) throws {
    #expect(ShoeColors.default[part] == (try ColorParser.parse(name)))
    #expect(ShoeColors()[part] == ShoeColors.default[part])
  }

  @Test func partsGoFromBottomToTop() {
    #expect(ShoePart.standard.map(\.rawValue) == ["base", "side", "sole", "cage", "outline"])
  }

  @Test func eachPartHasItsOwnColour() {
    var colors = ShoeColors()
    for (index, part) in ShoePart.standard.enumerated() {
      colors[part] = RGBA8(red: UInt8(index), green: 7, blue: 9, alpha: 11)
    }
    let reds = [colors.base, colors.side, colors.sole, colors.cage, colors.outline].map(\.red)
    #expect(reds == [0, 1, 2, 3, 4])
    #expect(ShoePart.standard.map { colors[$0].red } == reds)
  }
}
