import Foundation
import JSON
import Pixels
import ShoeDesign
import Testing

/// Parts that a model has beyond the five.
@Suite struct ExtraPartTests {
  private let logo = ShoePart(rawValue: "logo")!
  private let toe = ShoePart(rawValue: "toe-cap")!
  private let red = RGBA8(red: 255, green: 59, blue: 48)

  private func parse(
    _ text: String, _ known: ConfigurationReader.KnownParts
  ) throws(ConfigurationError) -> ShoeConfiguration {
    try ShoeConfiguration.parse(Array(text.utf8), knownParts: known)
  }

  /// The model is known wherever in the text it is named.
  @Test(arguments: [
    #"{"model": "racer", "shoeColors": {"logo": "red"}}"#, #"{"shoeColors": {"logo": "red"}, "model": "racer"}"#,
  ])
  func areRead(text: String) throws {
    let shoe = try parse(text) { $0 == "racer" ? [logo] : [] }
    #expect(shoe.shoeColors[logo] == red)
    #expect(shoe.shoeColors.extra == [logo: red])
    #expect(shoe.writtenParts == [logo])
  }

  @Test func theModelIsAskedForOnlyIfNeeded() throws {
    _ = try parse(#"{"model": "x", "shoeColors": {"side": "red", "cage": "red"}}"#) { _ in
      Issue.record("asked")
      return nil
    }
    var models: [String?] = []
    _ = try parse(#"{"shoeColors": {"logo": "red"}}"#) { model in
      models.append(model)
      return [logo]
    }
    #expect(models == [nil])
  }

  @Test(arguments: [
    (#"{"shoeColors": {"lgoo": "red"}}"#, "1:17: shoeColors.lgoo: unknown part; did you mean 'logo'?"),
    (
      "{\n \"shoeColors\": {\"logo\": 1,\n  \"sied\": 1}}",
      "2:25: shoeColors.logo: expected a colour: a string, an object or an array, found a number"
    ),
    (
      "{\n \"shoeColors\": {\"logo\": \"red\",\n  \"sied\": 1}}",
      "3:3: shoeColors.sied: unknown part; did you mean 'side'?"
    ),
    (
      #"{"shoeColors": {"tongue": "red"}}"#,
      "1:17: shoeColors.tongue: unknown part; known parts: base, side, sole, cage, outline, logo, toe-cap"
    ),
    (#"{"logo": "red"}"#, "1:2: logo: unknown key; known keys: manufacturer, name, model, sku, shoeColors, metadata"),
  ])
  func faults(text: String, message: String) {
    let error = #expect(throws: ConfigurationError.self) { try parse(text) { _ in [.outline, logo, .base, toe] } }
    #expect(error?.description == message)
  }

  /// Where the model itself is unknown, any name that a part can have is taken.
  @Test func ofAnUnknownModel() throws {
    #expect(try parse(#"{"model": "x", "shoeColors": {"sied": "red"}}"#) { _ in nil }.writtenParts.count == 1)
    let error = #expect(throws: ConfigurationError.self) { try parse(#"{"shoeColors": {"a b": "red"}}"#) { _ in nil } }
    #expect(
      error?.description
        == "1:17: shoeColors.\"a b\": no part can have this name; a name is a letter, then up to 63 letters, digits, _ and -"
    )
  }

  @Test func roundTrip() throws {
    var shoe = ShoeConfiguration(model: "racer")
    shoe.setColor(red, of: toe)
    shoe.setColor(ShoeColors.unnamed, of: logo)
    #expect(shoe.writtenParts == [toe, logo])
    let text = shoe.prettyText()
    #expect(text.contains("{\n    \"logo\": \"white\",\n    \"toe-cap\": \"red\"\n  }"))
    #expect(try parse(text) { _ in [logo, toe] } == shoe)
    #expect(try JSONDecoder().decode(ShoeConfiguration.self, from: JSONEncoder().encode(shoe)) == shoe)
    let colors = shoe.shoeColors
    #expect(try JSONDecoder().decode(ShoeColors.self, from: JSONEncoder().encode(colors)) == colors)
    #expect(
      shoe.canonicalText
        == ##"{"model":"racer","shoeColors":{"base":"#ffffff","cage":"#8e8e93","logo":"#ffffff","outline":"#000000","##
        + ##""side":"#ff9500","sole":"#af52de","toe-cap":"#ff3b30"}}"##)
  }

  /// Colours put in another's place bring their parts along.
  @Test func writtenPartsFollowTheColours() {
    var shoe = ShoeConfiguration()
    shoe.shoeColors[logo] = red
    #expect(shoe.writtenParts == [logo])
    shoe.shoeColors = ShoeColors(sole: red)
    #expect(shoe.writtenParts == [.sole])
    #expect(shoe.shoeColors[logo] == ShoeColors.unnamed)
  }

  /// Editors write it; it is no part of the design.
  @Test func schemaKey() throws {
    let shoe = try parse(#"{"$schema": "https://example.com/shoe.json", "name": "x"}"#) { _ in [] }
    #expect(shoe == ShoeConfiguration(name: "x"))
    let error = #expect(throws: ConfigurationError.self) { try parse(#"{"$schema": {}}"#) { _ in [] } }
    #expect(error?.description == "1:13: $schema: expected a string, found an object")
  }
}
