import Colorways
import JSON
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// A header with all parts, and a row for it.
private let header = "name,base,side,sole,cage,outline"
private let row = "Sunset,white,orange,purple,gray,black"

@Suite struct TableSourceTests {
  @Test func `Columns go to their places`() throws {
    let list = try ReadList(
      "a.csv",
      "name,SKU,model,manufacturer,base,side,sole,cage,outline,season,metadata.size\r\n"
        + "Sunset,001,classic,Example,white,#0a84ff,purple,gray,black,FW26,42\r\n")
    #expect(list.faults == [] && list.notices == [])
    #expect(
      list.configurations == [
        ##"{"manufacturer":"Example","metadata":{"season":"FW26","size":"42"},"model":"classic","name":"Sunset","##
          + ##""shoeColors":{"base":"#ffffff","cage":"#8e8e93","outline":"#000000","side":"#0a84ff","sole":"#af52de"},"sku":"001"}"##
      ])
    #expect(try list.rows[0].result.get().text == list.configurations[0])
  }

  /// Each text has one colorway called Sunset, whatever its marks.
  @Test(
    arguments: [
      ("a.csv", "\(header)\n\(row)", []),
      ("a.csv", "\u{FEFF}\(header)\r\n\(row)\r\n", []),
      ("a.csv", "\(header)\r\(row)\r", []),
      ("a.csv", "\n \r\n\(header)\n\n,,,,,\n  \n\(row)\n , ,,,,\n", []),
      (
        "a.csv", "\(header)\n\(row)\n".replacing(",", with: ";"),
        ["a.csv: the columns are parted by semicolons"]
      ),
      ("a.tsv", "\(header)\n\(row)\n".replacing(",", with: "\t"), []),
      ("a.tsv", "\(header)\n\(row)\n", ["a.tsv: the columns are parted by commas"]),
      ("a", "\(header)\n\(row)\n".replacing(",", with: "\t"), ["a: the columns are parted by tabs"]),
      (
        "a.csv",
        "\"name\",\"base\",\"side\",sole, \"cage\" ,outline\n\"Sunset\", white ,\"orange\",purple,\"gray\" ,black", []
      ),
      ("a.csv", "\"name;a;b;c;d;e;f;g\",base\nx,red\n".replacing("x,red", with: "\"Sunset\",red"), nil),
    ] as [(String, String, [String]?)])
  func `Marks, line ends and empty lines`(name: String, text: String, notices: [String]?) throws {
    let list = try ReadList(name, text)
    guard let notices else {
      #expect(
        try list.rows.map { try $0.result.get().configuration.metadata.members.map(\.value) } == [[.string("Sunset")]])
      return
    }
    #expect(list.texts == ["1 Sunset"] && list.notices == notices)
  }

  @Test func `Quotes keep everything, also line ends, and the lines are counted`() throws {
    let list = try ReadList(
      "a.csv",
      "name,base,side,sole,cage,outline,comment\r\n\"a \"\"b\"\",\r\n c\",\"rgb(1, 2, 3)\",red,red,red,red,\" x \"\r\nz,red,red,red,red,re,\n"
    )
    let configuration = try list.rows[0].result.get().configuration
    #expect(configuration.name == "a \"b\",\r\n c" && configuration.shoeColors.base == RGBA8(red: 1, green: 2, blue: 3))
    #expect(configuration.metadata["comment"] == .string(" x "))
    #expect(
      list.texts[1]
        == "2 a.csv:4: column 'outline': unknown colour 're'; did you mean 'red'?")
    #expect(list.rows.map(\.place.line) == [2, 4])
  }

  /// Rows of one table with a name and all parts: their faults.
  @Test(
    arguments: [
      ("x,white,orang,purple,gray,black", "a.csv:2: column 'side': unknown colour 'orang'; did you mean 'orange'?"),
      ("x,white,orange,purple,gray", "a.csv:2: 5 cells, but the header has 6 columns"),
      ("x", "a.csv:2: 1 cell, but the header has 6 columns"),
      (
        "x,rgb(1, 2, 3),orange,purple,gray,black",
        "a.csv:2: 8 cells, but the header has 6 columns; put a cell that holds a comma in quotes"
      ),
      (
        "x,white,,purple,gray,black",
        "a.csv:2: column 'side': the cell is empty; write a colour, or give one for all such cells by --base"
      ),
      (
        "x,white,\" \",purple,gray,black",
        "a.csv:2: column 'side': an empty colour; a colour is a SwiftUI or CSS name, hex such as #ff9500, or a CSS function such as rgb(255 149 0)"
      ),
      ("=x,@y,orange,purple,gray,black", nil),
      (
        "x,4455,orange,purple,gray,black",
        "a.csv:2: column 'base': '4455' is a number, as spreadsheets make it of a colour's digits; format the column as text before entering colours, or write #004455"
      ),
      (
        "x,0,orange,purple,gray,black",
        "a.csv:2: column 'base': '0' is a number, as spreadsheets make it of a colour's digits; format the column as text before entering colours, or write #000000"
      ),
      (
        "x,1.0E+05,orange,purple,gray,black",
        "a.csv:2: column 'base': '1.0E+05' is a number, as spreadsheets make it of a colour's digits; format the column as text before entering colours, or write the colour with '#', such as #004455"
      ),
      (
        "x,\"1,0E+05\",orange,purple,gray,black",
        "a.csv:2: column 'base': '1,0E+05' is a number, as spreadsheets make it of a colour's digits; format the column as text before entering colours, or write the colour with '#', such as #004455"
      ),
      ("x,fff,orange,purple,gray,black", "a.csv:2: column 'base': unknown colour 'fff'; did you mean '#fff'?"),
      (
        "\"x\"y,white,orange,purple,gray,black",
        "a.csv:2: column 'name': 'y' follows the closing quote; write a quote inside a cell twice"
      ),
      (
        "x,white,orange,\"purple,gray,black",
        "a.csv:2: the quote that begins here is not closed; close it with '\"', and write a quote inside a cell twice; the rest of the source is not read"
      ),
    ] as [(String, String?)])
  func `Bad rows`(row: String, fault: String?) throws {
    let list = try ReadList("a.csv", "\(header)\n\(row)\nlast,white,orange,purple,gray,black\n")
    guard let fault else {
      #expect(
        list.faults == [
          "a.csv:2: column 'base': unknown colour '@y'; a colour is a SwiftUI or CSS name, hex such as #ff9500, or a CSS function such as rgb(255 149 0)"
        ])
      return
    }
    #expect(list.faults == [fault])
    #expect(fault.contains("not closed") || list.texts.last == "2 last")
  }

  @Test func `An unclosed quote is named where it begins`() throws {
    let list = try ReadList("a.csv", "\(header)\n\"a\nb\",red,red,red,red,\"\nx")
    #expect(list.faults.count == 1 && list.faults[0].hasPrefix("a.csv:3: the quote that begins here is not closed"))
  }

  @Test func `Bytes that are no UTF-8`() throws {
    let bytes = Array("\(header)\nB".utf8) + [0xE9] + Array("b,white,orange,purple,gray,black\n\(row)\n".utf8)
    #expect(
      try ReadList("a.csv", bytes).texts == [
        "1 a.csv:2: column 'name': 'B\u{FFFD}b' is not UTF-8; save the table as UTF-8 (in Excel: 'CSV UTF-8'), or convert it: iconv -f WINDOWS-1252 -t UTF-8",
        "2 Sunset",
      ])
    let folder = try TemporaryFolder()
    let path = try folder.write([0x6E, 0xE9] + Array(",base\n".utf8), to: "h.csv")
    #expect(
      sourceError([path], in: folder)
        == "badData: h.csv:1: the header is not UTF-8; save the table as UTF-8 (in Excel: 'CSV UTF-8'), or convert it: iconv -f WINDOWS-1252 -t UTF-8"
    )
    let wide: [UInt8] = [0xFF, 0xFE] + "\(header)\n".utf8.flatMap { [$0, 0] }
    #expect(
      sourceError([try folder.write(wide, to: "u.csv")], in: folder)
        == "badData: u.csv: the text is in UTF-16 (little-endian); save it as UTF-8 (in Excel: 'CSV UTF-8'), or convert it: iconv -f UTF-16 -t UTF-8"
    )
    #expect(
      sourceError([try folder.write("PK\u{3}\u{4}\u{0}", to: "u.xlsx")], in: folder)
        == "badData: u.xlsx: this is a ZIP archive or a workbook; save a workbook as 'CSV UTF-8', or unpack the archive"
    )
  }

  @Test func `Bare hex is read, and said once`() throws {
    let list = try ReadList(
      "a.csv", "\(header)\nx,ff8800,004455,1e5000,#fff,black\ny,FF8800,orange,purple,gray,black\n")
    #expect(
      list.notices == [
        "a.csv: 'ff8800' in column 'base' (line 2) and others like it are read as hex colours without their '#'"
      ])
    let colors = try list.rows[0].result.get().configuration.shoeColors
    #expect([colors.base, colors.side, colors.sole].map(\.description) == ["#ff8800", "#004455", "#1e5000"])
  }
}
