import Colorways
import TestSupport
import Testing

/// What a text is, where its name does not tell.
@Suite struct FormatTests {
  @Test(
    arguments: [
      ("a", "{\"name\": \"a\"}", ["1 a"]),
      ("a.json", "\u{FEFF} {\n\"name\": \"a\"\n}\n\n", ["1 a"]),
      ("a", "\n[{\"name\": \"a\"},\n{\"name\": \"b\"}]", ["1 a", "2 b"]),
      ("a", "{\"name\": \"a\"}\n{\"name\": \"b\"}\n", ["1 a", "2 b"]),
      ("a.json", "\n{\"name\": \"a\"}\r\n\r\n{\"name\": \"b\"}", ["1 a", "2 b"]),
      (
        "a", "{\"name\" \"a\"}\n{\"name\": \"b\"}\n",
        ["1 a:1:9: expected ':' after the key \"name\", found '\"'", "2 b"]
      ),
      (
        "a", "{\"name\": \"a\"}\nnonsense\n",
        ["1 a", "2 a:2:1: 'nonsense' is not JSON; a string needs double quotes: \"nonsense\""]
      ),
      ("a", "{\"name\":\n\"a\"\n", ["1 a:3:1: the text ends inside the object opened at 1:1; close it with '}'"]),
      ("a", "name,base,side,sole,cage,outline\na,red,red,red,red,red\n", ["1 a"]),
      ("a.json", "name,base\na,red\n", ["1 a.json:1:1: 'name' is not JSON; a string needs double quotes: \"name\""]),
      ("a.json", "", ["1 a.json:1:1: the text is empty; the smallest JSON object is {}"]),
      ("a.JSONL", "[1]\n", ["1 a.JSONL:1:1: expected one configuration, found a list; give each a file of its own"]),
      ("a.jsonl", "[\n{\"name\": \"a\"},\n{\"name\": \"b\"}\n]\n", ["1 a", "2 b"]),
      (
        "a.jsonl", "{}\n[1]\n",
        ["1 -", "2 a.jsonl:2:1: expected one configuration, found a list; give each a file of its own"]
      ),
      (
        "a.json", "{\n}\n{\n}\n",
        [
          "1 a.json:3:1: '{' follows the end of the JSON value; remove it, or make a list of them: an array, or one a line (JSON Lines)"
        ]
      ),
      (
        "a.ndjson", "{\n}\n",
        [
          "1 a.ndjson:1:2: the text ends inside the object opened at 1:1; close it with '}'",
          "2 a.ndjson:2:1: expected a value, found '}'",
        ]
      ),
      (
        "a.json", "[{\"name\": \"a\"}] x",
        [
          "1 a",
          "2 a.json:1:17: 'x' follows the end of the JSON value; remove it; what follows in the array is not read",
        ]
      ),
      (
        "a.json", "[{\"name\": \"a\"},]",
        [
          "1 a",
          "2 a.json:1:15: a comma before ']' is not JSON; remove the comma; what follows in the array is not read",
        ]
      ),
      (
        "a.json", "[{\"name\": \"a\"}",
        [
          "1 a",
          "2 a.json:1:15: the text ends inside the array opened at 1:1; close it with ']'; what follows in the array is not read",
        ]
      ),
      (
        "a.json", "[{\"name\": \"a\", \"name\": \"b\"}, {\"name\": \"c\"}]",
        ["1 a.json:1:16: the key \"name\" is written twice, first at 1:3; remove one", "2 c"]
      ),
    ] as [(String, String, [String])])
  func `By content`(name: String, text: String, texts: [String]) throws {
    #expect(try ReadList(name, text).texts == texts)
  }

  @Test func `A record of more than 16 MiB is a fault, and lines go on after it`() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 17 << 20)
    let text = Array("{\"name\": \"a\"}\n{\"name\": \"".utf8) + long + Array("\"}\n{\"name\": \"c\"}\n".utf8)
    #expect(
      try ReadList("a.jsonl", text).texts == ["1 a", "2 a.jsonl:2: more than 16 MiB for one colorway", "3 c"])
    let array = Array("[{\"name\": \"a\"}, {\"name\": \"".utf8) + long + Array("\"}, {\"name\": \"c\"}]".utf8)
    #expect(try ReadList("a.json", array).texts.prefix(2) == ["1 a", "2 a.json:1: more than 16 MiB for one colorway"])
    let table = Array("name,base\nx,red\n\"".utf8) + long + Array("\",red\nz,red\n".utf8)
    #expect(try ReadList("a.csv", table).texts.prefix(2) == ["1 x", "2 a.csv:3: more than 16 MiB for one colorway"])
    #expect(
      try ReadList("b.json", Array("{\"name\": \"".utf8) + long).texts == [
        "1 b.json:1: more than 16 MiB for one colorway"
      ])
  }
}
