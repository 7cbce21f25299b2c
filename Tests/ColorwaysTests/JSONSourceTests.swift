import Colorways
import TestSupport
import Testing

@Suite struct JSONSourceTests {
  @Test func `JSON Lines: blank lines are not counted, bad ones are`() throws {
    let list = try ReadList(
      "a.jsonl",
      "{\"name\": \"one\"}\r\n\n  \t\n{\"name\": 2}\n{\"nam\": \"x\"}\n{\"name\" \"y\"}\n{\"name\": \"five\"}")
    #expect(
      list.texts == [
        "1 one", "2 a.jsonl:4:10: name: expected a string, found a number",
        "3 a.jsonl:5:2: nam: unknown key; did you mean 'name'?",
        "4 a.jsonl:6:9: expected ':' after the key \"name\", found '\"'", "5 five",
      ])
    #expect(list.rows.map(\.place.line) == [1, 4, 5, 6, 7])
    #expect(list.notices.isEmpty)
  }

  @Test func `An array's elements have their own lines and columns`() throws {
    let list = try ReadList(
      "a.json",
      "\u{FEFF}\n[ {\"name\": \"é\"}, {\"name\": 1},\n  {\"name\": \"three\", \"shoeColors\": {\"side\": \"orang\"}} ]\n"
    )
    #expect(
      list.texts == [
        "1 é", "2 a.json:2:27: name: expected a string, found a number",
        "3 a.json:3:44: shoeColors.side: unknown colour 'orang'; did you mean 'orange'?",
      ])
  }

  @Test func `A broken array ends its source, and the next one goes on`() throws {
    let folder = try TemporaryFolder()
    let paths = [
      try folder.write("[{\"name\": \"a\"}, {\"name\": \"b\" \"c\"}, {\"name\": \"d\"}]", to: "1.json"),
      try folder.write("{\"name\": \"e\"}", to: "2.json"),
    ]
    #expect(
      try ReadList(paths).without(folder).texts == [
        "1 a", "2 1.json:1:30: expected ',' or '}', found '\"'; what follows in the array is not read", "3 e",
      ])
  }

  @Test func `A file of one configuration keeps its text`() throws {
    let text = "{\n  \"name\": \"one\"\n}\n"
    let list = try ReadList("a.json", text)
    #expect(try list.rows.map { try $0.result.get().text } == [text])
    #expect(try ReadList("b.jsonl", " {\"name\": \"one\"} \n").rows[0].result.get().text == "{\"name\": \"one\"} ")
  }
}
