import JSON
import Pixels
import ShoeDesign
import Testing

@Suite struct ConfigurationReadingTests {
  private let orange = RGBA8(red: 255, green: 149, blue: 0)

  @Test func allKeysAreRead() throws {
    let text = """
      { "manufacturer": "Example", "name": "Sunset", "model": "classic", "sku": "0042",
        "shoeColors": { "outline": "black", "base": "#fff", "side": "css:orange", "sole": " Purple ", "cage": "#8e8e9380" },
        "metadata": { "season": "FW26", "price": 1.50 } }
      """
    let shoe = try ShoeConfiguration.parse(Array(text.utf8))
    #expect(shoe.manufacturer == "Example")
    #expect(shoe.name == "Sunset")
    #expect(shoe.model == "classic")
    #expect(shoe.sku == "0042")
    #expect(shoe.shoeColors.outline == RGBA8(red: 0, green: 0, blue: 0))
    #expect(shoe.shoeColors.base == RGBA8(red: 255, green: 255, blue: 255))
    #expect(shoe.shoeColors.side == RGBA8(red: 255, green: 165, blue: 0))
    #expect(shoe.shoeColors.sole == RGBA8(red: 175, green: 82, blue: 222))
    #expect(shoe.shoeColors.cage == RGBA8(red: 142, green: 142, blue: 147, alpha: 128))
    #expect(shoe.writtenParts == Set(ShoePart.standard))
    #expect(shoe.metadata.members.map(\.key) == ["season", "price"])
    #expect(shoe.metadata["price"]?.number?.text == "1.50")
  }

  @Test func everythingIsOptional() throws {
    let shoe = try ShoeConfiguration.parse(Array("{}".utf8))
    #expect(shoe == ShoeConfiguration())
    #expect(shoe.shoeColors == .default)
    #expect(shoe.writtenParts.isEmpty)
    #expect(shoe.metadata.isEmpty)
  }

  @Test func writtenPartsAreKnownEvenWithTheDefaultsColour() throws {
    let text = #"{"shoeColors": {"side": "orange", "sole": "red"}}"#
    var shoe = try ShoeConfiguration.parse(Array(text.utf8))
    #expect(shoe.shoeColors.side == ShoeColors.default.side)
    #expect(shoe.writtenParts == [.side, .sole])
    shoe.shoeColors.base = orange
    shoe.shoeColors.cage = ShoeColors.default.cage
    #expect(shoe.writtenParts == [.side, .sole, .base])
    shoe.setColor(ShoeColors.default.outline, of: .outline)
    #expect(shoe.writtenParts == [.side, .sole, .base, .outline])
    #expect(ShoeConfiguration(shoeColors: ShoeColors(sole: orange)).writtenParts == [.sole])
  }

  /// SwiftUI's object form and arrays; every one is 255,149,0.
  @Test(arguments: [
    #"{"red": 1, "green": 0.5843137, "blue": 0, "opacity": 1}"#, #"{"blue": 0, "green": 0.5843, "red": 1.0}"#,
    "[1, 0.5843, 0]", "[1e0, 584.3e-3, 0.0, 1]", #""orange""#, #""swiftui:ORANGE""#, ##""#ff9500""##, #""\u006frange""#,
  ])
  func formsOfAColour(form: String) throws {
    let shoe = try ShoeConfiguration.parse(Array("{\"shoeColors\": {\"base\": \(form)}}".utf8))
    #expect(shoe.shoeColors.base == orange)
  }

  @Test func opacityIsRoundedHalfUp() throws {
    let text =
      #"{"shoeColors": {"base": [0.1, 0.3, 0.7, 0.5], "side": {"red": 0.9, "green": 0, "blue": 0, "opacity": 0}}}"#
    let colors = try ShoeConfiguration.parse(Array(text.utf8)).shoeColors
    #expect(colors.base == RGBA8(red: 26, green: 77, blue: 179, alpha: 128))
    #expect(colors.side == RGBA8(red: 230, green: 0, blue: 0, alpha: 0))
  }

  @Test func oneLineOfJSONLinesKeepsItsNumber() throws {
    let bytes = Array("{\"name\": \"a\"}\n{\"name\": 1}".utf8)
    #expect(try ShoeConfiguration.parse(bytes, in: 0..<13).name == "a")
    let error = #expect(throws: ConfigurationError.self) { try ShoeConfiguration.parse(bytes, in: 14..<25, line: 2) }
    #expect(error?.description == "2:10: name: expected a string, found a number")
  }

  @Test func aParsedValueIsReadWithoutText() throws {
    let value = JSONValue.object(["shoeColors": .object(["side": .string("red"), "sied": .string("red")])])
    let error = #expect(throws: ConfigurationError.self) { try ConfigurationReader.configuration(from: value) }
    #expect(error?.position == nil)
    #expect(error?.description == "shoeColors.sied: unknown part; did you mean 'side'?")
  }
}
