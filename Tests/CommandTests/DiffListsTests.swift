import JSON
import Pixels
import TestSupport
import Testing

/// Two lists of designs: what was edited in a table is what the report says, and nothing else.
struct DiffListsTests {
  /// 60 designs, of which the second list has: two recoloured, one removed, two added, one renamed, one with another name
  /// alone, in another order.
  static func shop() throws -> Workspace {
    let base = EditedTable(rows: 60)
    var head = base
    head.set(3, of: 10, to: "#0000ff")
    head.set(4, of: 11, to: "#123456")
    head.set(6, of: 11, to: "#654321")
    head.set(1, of: 20, to: "S-900")
    head.set(0, of: 30, to: "Another name")
    head.append(["Shoe 61", "S-61", "white", "black", "white", "black", "white"])
    head.append(["Shoe 62", "S-62", "black", "white", "black", "white", "black"])
    head.remove(40)
    head.reverse()
    return try Workspace(["base.csv": base.text, "head.csv": head.text])
  }

  @Test(arguments: ["", "--no-pixels"]) func editsAreFound(_ option: String) throws {
    let shop = try Self.shop()
    let base = EditedTable(rows: 60)
    let diff = try ListDiff(shop, "base.csv head.csv --width 50 \(option)")
    #expect(diff.status == 1, "\(diff.errors)")
    #expect(diff.names("different") == ["S-11", "S-12"])
    #expect(diff.names("missing") == ["S-41"])
    #expect(diff.names("new") == ["S-61", "S-62"])
    #expect(diff.names("renamed") == ["S-31", "S-900"])
    #expect(diff.names("error") == [])
    #expect(diff.count("same") == 55 && diff.count("total") == 62 && diff.count("compared") == 59)
    let first = try diff.pair("S-11")
    #expect(first.change(of: "side") == "\(base.rows[10][3]) > #0000ff")
    #expect(first.change(of: "sole") == "\(base.rows[10][4]) > \(base.rows[10][4])")
    #expect(first["change"]?.object?["kind"]?.string == "recolored")
    #expect(first["change"]?.object?["parts"]?.array?.compactMap(\.string) == ["side"])
    let second = try diff.pair("S-12")
    #expect(second["change"]?.object?["parts"]?.array?.compactMap(\.string) == ["sole", "outline"])
    #expect(second.change(of: "outline") == "\(base.rows[11][6]) > #654321")
    #expect(try diff.pair("S-900")["renamedFrom"]?.string == "S-21")
    #expect(try diff.pair("S-31")["renamedFrom"]?.string == "Shoe 31")
    #expect(
      try diff.pair("S-31")["notes"]?.array?.compactMap(\.string) == ["named 'Another name' now, before 'Shoe 31'"])
  }

  /// The command at the end of the report takes the actual list for the expected one.
  @Test func theCommandCanBePasted() throws {
    let shop = try Workspace([
      "the 'base' list.csv": "name,sku,side\nA,S-0,red\n", "head.csv": "name,sku,side\nA,S-0,lime\n",
      "head.jsonl": "{\"name\": \"A\", \"sku\": \"S-0\", \"shoeColors\": {\"side\": \"lime\"}}\n",
    ])
    let words = ["diff", "the 'base' list.csv", "head.csv", "--no-pixels"]
    let result = try shop.run(words)
    #expect(result.status == 1, "\(result.errors)")
    let start = "To accept: "
    let line = try #require(result.text.split(separator: "\n").first { $0.hasPrefix(start) }, "\(result.text)")
    #expect(try !shop.run(["diff", "the 'base' list.csv", "head.jsonl", "--no-pixels"]).text.contains(start))
    #expect(try shop.shell(String(line.dropFirst(start.count))).status == 0)
    #expect(try shop.run(words).status == 0)
    #expect(try !shop.run(words).text.contains(start))
  }

  /// Two shoes may have the same colours: one that is gone and one that has come are the same shoe only if its name, or its
  /// SKU where names pair, is still the same.
  @Test(arguments: [("", ["S-2"], ["S-1"], []), ("--key name", [], [], ["New"])])
  func sameColorsAloneAreNoRenaming(_ option: String, new: [String], missing: [String], renamed: [String]) throws {
    let sku = option.isEmpty ? "S-2" : "S-1"
    let shop = try Workspace([
      "base.csv": "name,sku,side\nKeeper,S-0,red\nOld,S-1,lime\n",
      "head.csv": "name,sku,side\nKeeper,S-0,red\nNew,\(sku),lime\n",
    ])
    let diff = try ListDiff(shop, "base.csv head.csv --no-pixels \(option)")
    #expect(diff.names("new") == new)
    #expect(diff.names("missing") == missing)
    #expect(diff.names("renamed") == renamed)
  }

  /// The row of the actual list, of the expected one where the design is gone; the header is line 1.
  @Test func places() throws {
    let diff = try ListDiff(try Self.shop(), "base.csv head.csv --no-pixels")
    // 61 rows in reverse order: the row that was at index i of the edited list stands in line 62 - i.
    #expect(try diff.pair("S-11").placeText == "head.csv:52")
    #expect(try diff.pair("S-11")["expected"]?.string == "base.csv:12")
    #expect(try diff.pair("S-11")["actual"]?.string == "head.csv:52")
    #expect(try diff.pair("S-62").placeText == "head.csv:2")
    #expect(try diff.pair("S-41").placeText == "base.csv:42")
    #expect(try diff.pair("S-900").placeText == "head.csv:42")
  }

  @Test(arguments: ["", "--no-pixels"]) func bytesDoNotDependOnJobs(_ option: String) throws {
    let shop = try Self.shop()
    let one = try ListDiff(shop, "base.csv head.csv --width 50 -j 1 \(option)")
    for jobs in [2, 7] {
      #expect(try ListDiff(shop, "base.csv head.csv --width 50 -j \(jobs) \(option)").bytes == one.bytes, "\(jobs)")
    }
  }

  /// Pixels are counted in pictures that `render` made, and libpng read.
  @Test func pixelsAreThoseOfRenderedPictures() throws {
    let before = ##"{"name": "A", "sku": "1", "shoeColors": {"side": "#ff0000"}}"##
    let after = ##"{"name": "A", "sku": "1", "shoeColors": {"side": "#00ff00", "cage": "#12345678"}}"##
    let shop = try Workspace(["a.json": before, "b.json": after, "a.jsonl": before, "b.jsonl": after])
    let options = "--width 123 --background #ffeedd --metric exact"
    let diff = try ListDiff(shop, "a.jsonl b.jsonl \(options)")
    for name in ["a", "b"] {
      try shop.succeed("\(name).json", "--width", "123", "--background", "#ffeedd", "-o", "\(name).png")
    }
    let (one, other) = (try shop.picture("a.png"), try shop.picture("b.png"))
    let differing = (0..<one.width * one.height).count { pixel in
      one[pixel % one.width, pixel / one.width] != other[pixel % one.width, pixel / one.width]
    }
    #expect(differing > 100)
    let pair = try diff.pair("1")
    #expect(pair["differentPixels"]?.number?.integer == differing)
    #expect(pair["width"]?.number?.integer == one.width && pair["height"]?.number?.integer == one.height)
    #expect(pair["totalPixels"]?.number?.integer == one.width * one.height)
  }

  /// #777777 and #787878 are 0.4 apart by CIEDE2000.
  @Test(arguments: ["", "--no-pixels"]) func changesBelowTheLimitAreSameAndTold(_ option: String) throws {
    let shop = try Workspace([
      "a.csv": "sku,base,side,sole,cage,outline\n1,#777777,red,red,red,red\n",
      "b.csv": "sku,base,side,sole,cage,outline\n1,#787878,red,red,red,red\n",
    ])
    let diff = try ListDiff(shop, "a.csv b.csv --width 50 \(option)")
    #expect(diff.status == 0, "\(diff.errors)")
    #expect(try diff.pair("1").change(of: "base") == "#777777 > #787878")
    let text = try shop.run(["diff", "a.csv", "b.csv", "--width", "50"] + (option.isEmpty ? [] : [option])).text
    #expect(text.contains("Within the limits"), "\(text)")
    let exact = try ListDiff(shop, "a.csv b.csv --width 50 --metric exact \(option)")
    #expect(exact.status == 1)
    #expect(exact.names("different") == ["1"])
  }

  @Test func badRowsAreErrorsAndTheRestGoesOn() throws {
    let shop = try Self.shop()
    let text = String(decoding: try shop.folder.read("head.csv"), as: UTF8.self)
    var lines = text.split(separator: "\n").map(String.init)
    lines[19] = "Shoe,S-1000,bleu,white,white,white,white"
    try shop.folder.write(lines.joined(separator: "\n"), to: "head.csv")
    for option in ["", "--no-pixels"] {
      let diff = try ListDiff(shop, "base.csv head.csv --width 50 \(option)")
      #expect(diff.status == 65)
      #expect(diff.names("error") == ["head.csv:20"])
      #expect(diff.names("different") == ["S-11", "S-12"])
      let pair = try diff.pair("head.csv:20")
      #expect(pair.placeText == "head.csv:20")
      #expect(pair["error"]?.object?["side"]?.string == "actual")
      #expect(pair["error"]?.object?["message"]?.string?.contains("bleu") == true)
    }
  }

  @Test func newDesignsPassUnlessTheyShallNot() throws {
    let base = EditedTable(rows: 5)
    var head = base
    head.append(["Shoe 6", "S-6", "white", "black", "white", "black", "white"])
    let shop = try Workspace(["base.csv": base.text, "head.csv": head.text])
    #expect(try ListDiff(shop, "base.csv head.csv --no-pixels").status == 0)
    #expect(try ListDiff(shop, "base.csv head.csv --no-pixels --new pass").status == 0)
    #expect(try ListDiff(shop, "base.csv head.csv --no-pixels --new fail").status == 1)
    #expect(try ListDiff(shop, "head.csv base.csv --no-pixels").status == 1)
  }

  @Test func nothingComparedIsAnError() throws {
    let shop = try Workspace([
      "a.csv": "sku,base,side,sole,cage,outline\n1,red,red,red,red,red\n",
      "b.csv": "sku,base,side,sole,cage,outline\n2,blue,red,red,red,red\n",
      "empty.csv": "sku,base,side,sole,cage,outline\n",
    ])
    for words in ["a.csv b.csv", "empty.csv a.csv", "empty.csv empty.csv"] {
      for option in ["", "--no-pixels"] {
        let diff = try ListDiff(shop, "\(words) \(option)")
        #expect(diff.status == 66, "\(words)")
        #expect(diff.errors.contains("nothing was compared"), "\(diff.errors)")
      }
    }
  }

  /// A change of the model is one of the design, whatever its colours.
  @Test func annotationsPointAtTheRow() throws {
    let shop = try Self.shop()
    let result = try shop("diff", "base.csv", "head.csv", "--no-pixels", "--annotations", "github", "--quiet")
    let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 5, "\(result.errors)")
    #expect(lines.contains { $0.contains("file=head.csv,line=52") }, "\(result.errors)")
    #expect(lines.contains { $0.contains("file=base.csv,line=42") }, "\(result.errors)")
  }
}
