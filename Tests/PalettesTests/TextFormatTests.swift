import Palettes
import Pixels
import Testing

/// GIMP's and Paint Shop Pro's palettes, lists, tables and JSON: what is read.
@Suite struct TextFormatTests {
  @Test func gimpWithoutNamesAndWithComments() throws {
    let text =
      "GIMP Palette\nName: Two: reds\nColumns: 4\n# a comment\n255 0 0\n 10\t20  30\tSunset Red  \n0 0 0 Untitled\n"
    let palette = try palette(text, name: "x.gpl")
    #expect(palette.name == "Two: reds")
    #expect(palette.lines == ["- #ff0000", "Sunset Red #0a141e", "- #000000"])
  }

  @Test func gimpWithOpacity() throws {
    let text = "GIMP Palette\nChannels: RGBA\n255 0 0 128 Glass\n1 2 3 255\n"
    #expect(try palette(text).lines == ["Glass #ff000080", "- #010203"])
  }

  /// A fourth number without the header is a name, as GIMP reads it.
  @Test func gimpWithANumberAsName() throws {
    #expect(try palette("GIMP Palette\n255 0 0 128\n").lines == ["128 #ff0000"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"]) func lineEndsAndMarks(end: String, mark: String) throws {
    let gimp = mark + ["GIMP Palette", "Name: A", "#", "1 2 3 One", ""].joined(separator: end)
    #expect(try palette(gimp).lines == ["One #010203"])
    let jasc = mark + ["JASC-PAL", "0100", "2", "1 2 3 ", "4 5 6 7"].joined(separator: end)
    #expect(try palette(jasc).lines == ["- #010203", "- #04050607"])
    let list = mark + ["; list", "#010203 One", "", "Two #040506"].joined(separator: end)
    #expect(try palette(list).lines == ["One #010203", "Two #040506"])
    let table = mark + ["name,hex", "One,#010203", ""].joined(separator: end)
    #expect(try palette(table).lines == ["One #010203"])
    let json = mark + ["{", "\"One\": \"#010203\"", "}"].joined(separator: end)
    #expect(try palette(json).lines == ["One #010203"])
  }

  @Test func aFileNamesAPaletteWithoutAName() throws {
    #expect(try palette("#fff", name: "a/b/brand.v2.txt").name == "brand.v2")
    #expect(try palette("#fff", name: "plain").name == "plain")
    #expect(try palette("#fff", name: ".hidden").name == ".hidden")
  }

  @Test func jascWithMoreColoursThanCounted() throws {
    let palette = try palette("JASC-PAL\n0200\n1\n1 2 3\n4 5 6\n")
    #expect(palette.swatches.count == 2)
    #expect(
      palette.warnings == [
        "the file's version is 0200, not 0100; read as 0100", "the file counts 1 colours and has 2; all are read",
      ])
  }

  @Test(arguments: [
    ("#ff9500", "- #ff9500"), ("ff9500", "- #ff9500"), ("#F80", "- #ff8800"), ("#f808", "- #ff880088"),
    ("ff950080", "- #ff950080"), ("#ff9500 Sunset Red", "Sunset Red #ff9500"),
    ("Sunset Red: #ff9500", "Sunset Red #ff9500"),
    ("Sunset\t#ff9500", "Sunset #ff9500"), ("\"Sunset\", #ff9500", "Sunset #ff9500"), ("red = ff9500;", "red #ff9500"),
    ("ff9500,Sunset, deep", "Sunset, deep #ff9500"), ("Ünïcode – ff9500", "Ünïcode – #ff9500"),
    ("; comment\n// comment\n# comment\n#ff9500", "- #ff9500"),
    (";paint.net Palette File\n80FF9500\nFF000000", "- #ff950080,- #000000"),
  ]) func hexLists(text: String, lines: String) throws {
    #expect(try palette(text).lines.joined(separator: ",") == lines)
    #expect(try PaletteReader.format(of: Array(text.utf8)) == .hexList)
  }

  @Test(arguments: [
    ("name,hex\nSunset,#ff9500\n", "Sunset #ff9500"),
    ("Hex;Name;Group\nff9500;\"Sunset; \"\"Red\"\"\";Warm\n", "Sunset; \"Red\" #ff9500"),
    ("name\tcolour\nSky\tcss:orange\nSea\trgb(1 2 3)\n", "Sky #ffa500,Sea #010203"),
    ("r,g,b\n1,2,3\n", "- #010203"),
    ("Name,Red,Green,Blue,Alpha,Note\nGlass,255,0,10,0.5,x\nDull,1,2,3,,\n", "Glass #ff000a80,Dull #010203"),
    ("Color,Hex\nSunset,#ff9500\n", "Sunset #ff9500"),
    ("hex\n#ff9500\nff0000\n", "- #ff9500,- #ff0000"),
    ("Color Name, Hex Code\n\"Two\nlines\", #010203\n,\n", "Two\nlines #010203"),
  ]) func tables(text: String, lines: String) throws {
    #expect(try palette(text).lines.joined(separator: ",") == lines)
    #expect(try PaletteReader.format(of: Array(text.utf8)) == .csv)
  }

  @Test func groupsOfTables() throws {
    #expect(try palette("name,hex,group\nA,#123456,Warm\n").swatches.first?.group == "Warm")
  }

  @Test(arguments: [
    (##"{"Sunset": "#ff9500", "Sky": "css:orange", "Bare": "ff0000"}"##, "Sunset #ff9500,Sky #ffa500,Bare #ff0000"),
    (##"["#ff9500", [1, 0, 0.2], [0, 0, 0, 0.5]]"##, "- #ff9500,- #ff0033,- #00000080"),
    (##"[{"name": "Sunset", "hex": "#ff9500"}, {"name": "A", "color": [1, 0, 0]}]"##, "Sunset #ff9500,A #ff0000"),
    (##"[{"name": "A", "red": 1, "green": 0, "blue": 0, "opacity": 0.5}]"##, "A #ff000080"),
    (##"{"A": {"red": 1, "green": 0, "blue": 0}, "B": {"hex": "#00f"}}"##, "A #ff0000,B #0000ff"),
    (##"{"name": "Brand", "colors": [{"name": "A", "value": "#fff"}]}"##, "A #ffffff"),
    (##"{"name": "Brand", "colors": {"A": "#fff"}}"##, "A #ffffff"),
  ]) func json(text: String, lines: String) throws {
    #expect(try palette(text).lines.joined(separator: ",") == lines)
    #expect(try PaletteReader.format(of: Array(text.utf8)) == .json)
  }

  @Test func groupsOfJSON() throws {
    let palette = try palette(##"{"warm": {"deep": {"Red": "#f00"}}, "Blue": "#00f"}"##)
    #expect(palette.swatches.map(\.group) == ["warm/deep", nil])
  }
}
