import JSON
import Testing

@Suite struct JSONReaderTests {
  /// Left: a text. Right: the same value, made in code.
  @Test(
    arguments: [
      ("null", .null),
      (" true ", .bool(true)),
      ("false\n", .bool(false)),
      ("[]", .array([])),
      ("[ ]", .array([])),
      ("{}", .object([:])),
      ("{ \r\n }", .object([:])),
      (
        "[1, [2, []], {\"a\": null}]", .array([.integer(1), .array([.integer(2), .array([])]), .object(["a": .null])])
      ),
      ("\"\"", .string("")),
      ("\"a\\\"b\\\\c\\/d\\b\\f\\n\\r\\t\"", .string("a\"b\\c/d\u{8}\u{C}\n\r\t")),
      ("\"\\u00e9\\u00E9é\"", .string("\u{E9}\u{E9}\u{E9}")),
      ("\"\\ud83d\\ude00😀\"", .string("😀😀")),
      ("\"\\udbff\\udfff\"", .string("\u{10FFFF}")),
      ("\"\\u0000\u{7F}\u{2028}\"", .string("\u{0}\u{7F}\u{2028}")),
      ("\"//\"", .string("//")),
      ("\u{FEFF}{\"a\": 1}", .object(["a": .integer(1)])),
      ("{\"\": 1, \"b\": 2, \"a\": 3}", .object(["": .integer(1), "b": .integer(2), "a": .integer(3)])),
    ] as [(String, JSONValue)])
  func values(text: String, expected: JSONValue) throws {
    #expect(try JSONReader.parse(Array(text.utf8)) == expected)
  }

  @Test func keysThatSwiftTakesForEqualAreDifferent() throws {
    let object = try #require(JSONReader.parse(Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8)).object)
    #expect(object.members.count == 2)
    #expect(object["\u{E9}"] == .integer(1))
    #expect(object["e\u{301}"] == .integer(2))
    #expect(JSONValue.string("\u{E9}") != JSONValue.string("e\u{301}"))
  }

  @Test func objectsKeepTheOrderOfTheirMembers() throws {
    let object = try #require(JSONReader.parse(Array(#"{"z": 1, "a": 2, "m": 3}"#.utf8)).object)
    #expect(object.members.map(\.key) == ["z", "a", "m"])
  }

  @Test(arguments: [10, 12, 13, 14, 5000])
  func duplicatesAreFoundInObjectsOfAnySize(count: Int) {
    let members = (0..<count).map { "\"k\($0)\":0" }
    let good = "{" + members.joined(separator: ",") + "}"
    #expect(throws: Never.self) { try JSONReader.parse(Array(good.utf8)) }
    for key in [0, count / 2, count - 1] {
      let bad = "{" + members.joined(separator: ",") + ",\"k\(key)\":1}"
      let error = #expect(throws: JSONError.self) { try JSONReader.parse(Array(bad.utf8)) }
      let column = members[..<key].reduce(2) { $0 + $1.utf8.count + 1 }
      #expect(error?.kind == .duplicateKey("\"k\(key)\"", first: JSONPosition(line: 1, column: column)))
    }
  }

  @Test func positionsCountScalarsAndAllLineBreaks() throws {
    let text = "\u{FEFF}{\r\n  \"é😀\": \"e\u{301}\",\r  \"b\":\n\t[true, {\"c\": 1.5}]\n}"
    let object = try #require(JSONReader.parse(Array(text.utf8)).object)
    let members = object.members
    #expect(members[0].keyPosition == JSONPosition(line: 2, column: 3))
    #expect(members[0].value.position == JSONPosition(line: 2, column: 9))
    #expect(members[1].keyPosition == JSONPosition(line: 3, column: 3))
    let array = members[1].value
    #expect(array.position == JSONPosition(line: 4, column: 2))
    #expect(array.array?[0].position == JSONPosition(line: 4, column: 3))
    let inner = try #require(array.array?[1].object)
    #expect(inner.members[0].keyPosition == JSONPosition(line: 4, column: 10))
    #expect(inner.members[0].value.position == JSONPosition(line: 4, column: 15))
    #expect(try JSONReader.parse(Array(text.utf8)).position == JSONPosition(line: 1, column: 1))
  }

  @Test func oneLineOfManyIsReadInPlace() throws {
    let bytes = Array("{\"a\":1}\n{\"é\":x}\n".utf8)
    #expect(try JSONReader.parse(bytes, in: 0..<7) == .object(["a": .integer(1)]))
    let error = #expect(throws: JSONError.self) { try JSONReader.parse(bytes, in: 8..<16, line: 2) }
    #expect(error?.position == JSONPosition(line: 2, column: 6))
  }

  @Test func typeNamesHaveTheirArticle() throws {
    let text = #"[null, true, false, 1, "a", [], {}]"#
    let names = try #require(JSONReader.parse(Array(text.utf8)).array).map(\.typeName)
    #expect(names == ["null", "true", "false", "a number", "a string", "an array", "an object"])
  }
}
