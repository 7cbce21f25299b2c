import Foundation
import JSON
import Pixels
import ShoeDesign
import Testing

/// Foundation's encoder and decoder, as an app would use them.
@Suite struct ConfigurationCodableTests {
  private let shoe = ShoeConfiguration(
    manufacturer: "Example", name: "Sün", model: "classic", sku: "0042",
    shoeColors: ShoeColors(base: RGBA8(red: 1, green: 2, blue: 3, alpha: 4), side: RGBA8(red: 255, green: 0, blue: 0)),
    metadata: JSONObject([("a", .array([.integer(1), .number(2.5), .null, .bool(true)])), ("b", .string("x"))]))

  @Test func configurationsRoundTrip() throws {
    let data = try JSONEncoder().encode(shoe)
    #expect(try JSONDecoder().decode(ShoeConfiguration.self, from: data) == shoe)
    #expect(try ShoeConfiguration.parse(Array(data)).canonicalText == shoe.canonicalText)
  }

  @Test func coloursAreAnObjectOfHex() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(shoe.shoeColors)
    #expect(
      String(decoding: data, as: UTF8.self)
        == ##"{"base":"#01020304","cage":"#8e8e93","outline":"#000000","side":"#ff0000","sole":"#af52de"}"##)
    #expect(try JSONDecoder().decode(ShoeColors.self, from: data) == shoe.shoeColors)
  }

  @Test func whatFilesMayHoldIsDecoded() throws {
    let text =
      #"{"side": "css:orange", "sole": [0, 0.5, 1], "cage": {"red": 1, "green": 0, "blue": 0, "opacity": 0.5}}"#
    let colors = try JSONDecoder().decode(ShoeColors.self, from: Data(text.utf8))
    #expect(
      colors
        == ShoeColors(
          side: RGBA8(red: 255, green: 165, blue: 0), sole: RGBA8(red: 0, green: 128, blue: 255),
          cage: RGBA8(red: 255, green: 0, blue: 0, alpha: 128)))
  }

  @Test(arguments: [
    (
      #"{"shoe": {"shoeColors": {"2nd": "red"}}}"#,
      "shoeColors.2nd: no part can have this name; a name is a letter, then up to 63 letters, digits, _ and -"
    ),
    (#"{"shoe": {"name": 1}}"#, "name: expected a string, found a number"),
    (
      #"{"shoe": {"shoeColors": {"side": "ornage"}}}"#,
      "shoeColors.side: unknown colour 'ornage'; did you mean 'orange'?"
    ),
  ])
  func faultsBecomeDecodingErrors(text: String, message: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode([String: ShoeConfiguration].self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(context.debugDescription == message)
    #expect(context.codingPath.map(\.stringValue) == ["shoe"])
  }
}
