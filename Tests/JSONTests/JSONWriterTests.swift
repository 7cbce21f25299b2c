import JSON
import Testing

@Suite struct JSONWriterTests {
  @Test func compactHasNoSpaces() throws {
    let value = try JSONReader.parse(Array(#" { "b" : [ 1 , 2.50 , { } , [ ] ] , "a" : null } "#.utf8))
    #expect(JSONWriter.compact.text(value) == #"{"b":[1,2.50,{},[]],"a":null}"#)
    #expect(JSONWriter.canonical.text(value) == #"{"a":null,"b":[1,2.50,{},[]]}"#)
  }

  @Test func prettyIndentsByTwo() throws {
    let value = try JSONReader.parse(Array(#"{"b":[1,{}],"a":{"x":[]}}"#.utf8))
    let expected = """
      {
        "b": [
          1,
          {}
        ],
        "a": {
          "x": []
        }
      }
      """
    #expect(JSONWriter.pretty.text(value) == expected)
  }

  @Test func onlyWhatMustBeIsEscaped() {
    let text = "\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1F}\u{7F}é\u{2028}😀"
    #expect(
      JSONWriter.compact.text(.string(text))
        == #""\"\\/\b\t\n\f\r\u0000\u001f"# + "\u{7F}é\u{2028}😀\"")
  }

  @Test func keysAreSortedByScalarsAtEveryLevel() {
    // UTF-16 would put U+FF61 after U+1F600; Swift's own order compares canonical forms.
    let inner = JSONValue.object(["\u{1F600}": .null, "\u{FF61}": .null, "b": .null, "B": .null, "": .null])
    let value = JSONValue.object(["z": inner, "a": .array([inner])])
    let sorted = "{\"\":null,\"B\":null,\"b\":null,\"\u{FF61}\":null,\"\u{1F600}\":null}"
    #expect(JSONWriter.canonical.text(value) == "{\"a\":[\(sorted)],\"z\":\(sorted)}")
  }

  @Test func membersCanBeSetAndRemoved() {
    var object = JSONObject([("a", .integer(1)), ("b", .integer(2))])
    object["c"] = .integer(3)
    object["a"] = .integer(4)
    object["b"] = nil
    object["d"] = nil
    #expect(JSONWriter.compact.text(.object(object)) == #"{"a":4,"c":3}"#)
    #expect(object["b"] == nil)
  }
}
