import Colorways
import JSON
import Pixels
import ShoeDesign
import TestSupport
import Testing

@Suite struct TableHeaderTests {
  @Test(arguments: [
    (
      "name,sied",
      "badData: a.csv:1: unknown column 'sied'; did you mean 'side'? Or name it 'metadata.sied' to keep it as metadata"
    ),
    (
      "\n\nbase,id",
      "badData: a.csv:3: unknown column 'id'; did you mean 'side'? Or name it 'metadata.id' to keep it as metadata"
    ),
    ("base,name,Base", "badData: a.csv:1: the columns 1 ('base') and 3 ('Base') are the same; remove or rename one"),
    (
      "base,season,metadata.season",
      "badData: a.csv:1: the columns 2 ('season') and 3 ('metadata.season') are the same; remove or rename one"
    ),
    (
      "Sunset,#ff8800,#004455",
      "badData: a.csv:1: no column is a part (base, side, sole, cage, outline) in the header 'Sunset', '#ff8800', '#004455'; write a header, or say which column is which by --column"
    ),
    ("", "badData: a.csv:1: the text is empty; a table begins with a header, such as name,base,side,sole"),
    (" \n\n", "badData: a.csv:1: the text is empty; a table begins with a header, such as name,base,side,sole"),
    ("\"base,side", "badData: a.csv:1: a quote of the header is not closed"),
  ])
  func `Bad headers`(text: String, error: String) throws { #expect(try fileError("a.csv", text) == error) }

  @Test func `Missing columns are said`() throws {
    #expect(
      try ReadList("a.csv", "base,side,sole,outline\nred,red,red,red\n").notices == [
        "a.csv: no column cage; the part has the default shoe's colour"
      ])
    let text = "name,base\nx,red\ny,\n"
    #expect(
      try ReadList("a.csv", text).notices == [
        "a.csv: no columns side, sole, cage, outline; these parts have the default shoe's colours"
      ])
    let base = ShoeConfiguration(
      name: "B", sku: "S",
      shoeColors: ShoeColors(
        base: RGBA8(red: 9, green: 9, blue: 9), side: .clear, sole: .clear, cage: .clear, outline: .clear),
      metadata: JSONObject([("a", .integer(1))]))
    let list = try ReadList("a.csv", text) { $0.base = base }
    #expect(list.notices == [] && list.texts == ["1 x", "2 y"])
    let second = try list.rows[1].result.get()
    #expect(second.configuration.shoeColors.base == RGBA8(red: 9, green: 9, blue: 9))
    #expect(second.configuration.sku == "S" && second.configuration.metadata["a"] == .integer(1))
    #expect(second.text == second.configuration.canonicalText)
  }

  @Test func `A base that does not write a part does not fill it`() throws {
    let list = try ReadList("a.csv", "name,base\nx,\n") { $0.base = ShoeConfiguration(name: "B") }
    #expect(
      list.faults == [
        "a.csv:2: column 'base': the cell is empty; write a colour, or give one for all such cells by --base"
      ])
  }

  @Test func `Columns under other titles`() throws {
    let text = "Title,Option1 Value,base,code\nSunset,blue,red,7\n"
    let change = { (options: inout ListOptions) in
      options.columns = [
        .init("name", title: "Title"), .init("side", title: " option1 value"), .init("sole", title: "Option1 Value"),
        .init("metadata.code", title: "code"),
      ]
    }
    let list = try ReadList("a.csv", text, change)
    let configuration = try list.rows[0].result.get().configuration
    #expect(configuration.name == "Sunset" && configuration.metadata["code"] == .string("7"))
    #expect(configuration.shoeColors.side == configuration.shoeColors.sole)
    #expect(configuration.writtenParts == [.base, .side, .sole])
    #expect(
      try fileError("a.csv", text) { $0.columns = [.init("side", title: "Option2 Value")] }
        == "usage: a.csv has no column 'Option2 Value', which --column names; did you mean 'Option1 Value'?")
    #expect(
      try fileError("a.csv", text) { $0.columns = [.init("sied", title: "Title")] }
        == "usage: --column: unknown column 'sied'; did you mean 'side'?")
    #expect(
      try fileError("a.csv", text) {
        $0.columns = [.init("base", title: "Title"), .init("metadata.code", title: "code")]
      }
        == "badData: a.csv:1: the columns 1 ('Title') and 3 ('base') are the same; remove or rename one")
  }

  @Test func `Parts of a model are columns`() throws {
    let tongue = ShoePart(rawValue: "tongue")!
    let change = { (options: inout ListOptions) in
      options.knownParts = { $0 == "high" ? ShoePart.standard + [tongue] : ShoePart.standard }
    }
    // Per row, as the model says.
    let list = try ReadList("a.csv", "model,base,tongue\nhigh,red,blue\nlow,red,blue\n,red,\n", change)
    let configurations = try list.rows.map { try $0.result.get().configuration }
    #expect(configurations.map { $0.writtenParts.contains(tongue) } == [true, false, false])
    #expect(configurations.map { $0.metadata["tongue"] } == [nil, .string("blue"), nil])
    // Named as a part, it is one.
    let strict = try ReadList(
      "a.csv", "model,base,shoeColors.tongue\nhigh,red,blue\nlow,red,blue\nlow,red,\nhigh,red,\n", change)
    #expect(
      strict.faults == [
        "a.csv:3: column 'shoeColors.tongue': 'blue': the model has no part 'tongue'; leave the cell empty",
        "a.csv:5: column 'shoeColors.tongue': the cell is empty; write a colour, or give one for all such cells by --base",
      ])
    // The base's model counts for rows without one.
    let based = try ReadList("a.csv", "base,tongue\nred,blue\n") {
      change(&$0)
      $0.base = ShoeConfiguration(model: "high")
    }
    #expect(try based.rows[0].result.get().configuration.writtenParts == [.base, tongue])
  }

  @Test func `A column without a title may be empty`() throws {
    #expect(
      try ReadList("a.csv", "name,base,\nx,red,\ny,red,7\n").texts == [
        "1 x", "2 a.csv:3: column '3': '7' stands in a column without a title",
      ])
  }

  @Test func `A table without rows says so`() throws {
    #expect(
      try ReadList("a.csv", "base,side,sole,cage,outline\n").notices == ["a.csv: there is no colorway in it"])
    #expect(try ReadList("a.jsonl", "\n").notices == ["a.jsonl: there is no colorway in it"])
    #expect(try ReadList("a.json", "[]").notices == ["a.json: there is no colorway in it"])
  }
}
