import Colors
import JSON
import Pixels
import ShoeDesign
import Testing

@Suite struct ConfigurationWritingTests {
  private let text = """
    { "metadata": { "z": [1.50, null], "a": { "é": "e\u{301}" } }, "sku": "0042", "name": "Sün\\nset",
      "shoeColors": { "side": "css:orange", "outline": "#0008", "base": "white" } }
    """

  @Test func prettyIsForPeople() throws {
    let expected = """
      {
        "name": "Sün\\nset",
        "sku": "0042",
        "shoeColors": {
          "base": "white",
          "side": "css:orange",
          "outline": "#00000088"
        },
        "metadata": {
          "z": [
            1.50,
            null
          ],
          "a": {
            "é": "e\u{301}"
          }
        }
      }

      """
    #expect(try ShoeConfiguration.parse(Array(text.utf8)).prettyText() == expected)
  }

  @Test func theDefaultShoeIsWrittenWithItsNames() {
    let expected = """
      {
        "shoeColors": {
          "base": "white",
          "side": "orange",
          "sole": "purple",
          "cage": "gray",
          "outline": "black"
        }
      }

      """
    #expect(ShoeConfiguration().prettyText(parts: .all) == expected)
    #expect(ShoeConfiguration().prettyText() == "{}\n")
  }

  @Test func canonicalIsOneTextForOneMeaning() throws {
    let expected =
      ##"{"metadata":{"a":{"é":"e\##u{301}"},"z":[1.50,null]},"name":"Sün\nset","shoeColors":{"base":"#ffffff","##
      + ##""cage":"#8e8e93","outline":"#00000088","side":"#ffa500","sole":"#af52de"},"sku":"0042"}"##
    #expect(try ShoeConfiguration.parse(Array(text.utf8)).canonicalText == expected)
    let other = ##"{"shoeColors": {"sole": "purple", "side": [1, 0.6470588, 0]}}"##
    let same = ##"{"shoeColors": {"side": "#FFA500"}, "metadata": {}}"##
    #expect(
      try ShoeConfiguration.parse(Array(other.utf8)).canonicalText
        == ShoeConfiguration.parse(Array(same.utf8)).canonicalText)
  }

  /// Parse, write, parse: nothing is lost, not even which parts were written.
  @Test func writingAndReadingRestoresEverything() throws {
    let shoe = try ShoeConfiguration.parse(Array(text.utf8))
    for notation in [ColorNotation.hex, .name] {
      let json = shoe.json(notation: notation)
      for writer in [JSONWriter.compact, .pretty] {
        #expect(try ShoeConfiguration.parse(writer.bytes(json)) == shoe)
      }
    }
    let again = try ShoeConfiguration.parse(Array(shoe.canonicalText.utf8))
    #expect(again.canonicalText == shoe.canonicalText)
    #expect(again.shoeColors == shoe.shoeColors)
  }

  @Test func everyColourComesBack() throws {
    for byte in UInt8.min...UInt8.max {
      let color = RGBA8(red: byte, green: 255 - byte, blue: byte / 2, alpha: byte)
      let shoe = ShoeConfiguration(shoeColors: ShoeColors(base: color))
      #expect(try ShoeConfiguration.parse(Array(shoe.prettyText().utf8)) == shoe)
    }
    for name in NamedColorTable.css.names {
      let shoe = ShoeConfiguration(shoeColors: ShoeColors(base: try ColorParser.parse("css:\(name)")))
      #expect(try ShoeConfiguration.parse(Array(shoe.prettyText().utf8)) == shoe)
    }
  }
}
