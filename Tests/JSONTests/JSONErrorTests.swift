import JSON
import Testing

/// Faults of hand-written and exported JSON: each has its own message, with line, column and a way out.
@Suite struct JSONErrorTests {
  @Test(arguments: [
    ("", "1:1: the text is empty; the smallest JSON object is {}"),
    (" \n\t", "2:2: the text is empty; the smallest JSON object is {}"),
    ("{", "1:2: the text ends inside the object opened at 1:1; close it with '}'"),
    ("{\"a\"", "1:5: the text ends inside the object opened at 1:1; close it with '}'"),
    ("{\"a\":", "1:6: the text ends inside the object opened at 1:1; close it with '}'"),
    ("{\"a\":1", "1:7: the text ends inside the object opened at 1:1; close it with '}'"),
    ("{\"a\":1,", "1:8: the text ends inside the object opened at 1:1; close it with '}'"),
    ("{\n  \"a\": [1,\n", "3:1: the text ends inside the array opened at 2:8; close it with ']'"),
    ("[", "1:2: the text ends inside the array opened at 1:1; close it with ']'"),
    ("[1", "1:3: the text ends inside the array opened at 1:1; close it with ']'"),
    ("{\"a\": 1,}", "1:8: a comma before '}' is not JSON; remove the comma"),
    ("[1,\r\n]", "1:3: a comma before ']' is not JSON; remove the comma"),
    ("[,1]", "1:2: expected a value, found ','"),
    ("[1,,2]", "1:4: expected a value, found ','"),
    ("{,}", "1:2: expected a key in double quotes, found ','"),
    ("[1 2]", "1:4: expected ',' or ']', found '2'"),
    ("[1}", "1:3: expected ',' or ']', found '}'"),
    ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}', found '\"'"),
    ("{\"a\" 1}", "1:6: expected ':' after the key \"a\", found '1'"),
    ("{\"a\": }", "1:7: expected a value, found '}'"),
    ("{1: 2}", "1:2: a key needs double quotes: write \"1\""),
    ("{side: 1}", "1:2: a key needs double quotes: write \"side\""),
    ("{\"é\":1,\n \"é\":2}", "2:2: the key \"é\" is written twice, first at 1:2; remove one"),
    ("{\"a\":1,\"\\u0061\":2}", "1:8: the key \"a\" is written twice, first at 1:2; remove one"),
    ("{\"a\nb\":1}", "1:4: a line break inside a string; close the string with '\"' before it, or write \\n"),
    ("// note\n{}", "1:1: comments are not JSON; remove the comment"),
    ("{ /* note */ }", "1:3: comments are not JSON; remove the comment"),
    ("{} # note", "1:4: comments are not JSON; remove the comment"),
    ("/1", "1:1: expected a value, found '/'"),
    ("{} {}", "1:4: '{' follows the end of the JSON value; remove it"),
    ("null\nnull", "2:1: 'null' follows the end of the JSON value; remove it"),
    ("{}}", "1:3: '}' follows the end of the JSON value; remove it"),
    ("é", "1:1: expected a value, found 'é'"),
    ("\u{A0}1", "1:1: expected a value, found 'U+00A0'"),
    ("{}\u{FEFF}", "1:3: 'U+FEFF' follows the end of the JSON value; remove it"),
    ("\u{0}1", "1:1: the text is in UTF-16 (big-endian); save it as UTF-8"),
  ])
  func structure(text: String, message: String) { #expect(fault(text) == message) }

  @Test(arguments: [
    ("'a'", "1:1: ' does not start a JSON string; use double quotes: \""),
    ("{'a': 1}", "1:2: ' does not start a JSON string; use double quotes: \""),
    ("{\u{201C}a\u{201D}: 1}", "1:2: \u{201C} does not start a JSON string; use double quotes: \""),
    ("[`a`]", "1:2: ` does not start a JSON string; use double quotes: \""),
    ("[1, \"abc]", "1:5: the string that starts here is not closed; close it with '\"'"),
    ("\"", "1:1: the string that starts here is not closed; close it with '\"'"),
    ("\"\\", "1:1: the string that starts here is not closed; close it with '\"'"),
    ("\"\\\"", "1:1: the string that starts here is not closed; close it with '\"'"),
    ("\"a\tb\"", "1:3: a tab inside a string; write \\t"),
    ("\"a\u{0}b\"", "1:3: the control character U+0000 inside a string; write \\u0000"),
    ("\"\u{1F}\"", "1:2: the control character U+001F inside a string; write \\u001F"),
    ("\"ab\\x41\"", "1:4: \\x is not a JSON escape; a backslash itself is written \\\\"),
    ("\"\\é\"", "1:2: \\é is not a JSON escape; a backslash itself is written \\\\"),
    ("\"\\\n\"", "1:2: \\U+000A is not a JSON escape; a backslash itself is written \\\\"),
    ("\"C:\\Users\"", "1:4: \\U is not a JSON escape; a backslash itself is written \\\\"),
    ("\"\\u12g4\"", "1:2: \\u needs four hexadecimal digits, as in \\u00e9"),
    ("\"\\u12", "1:2: \\u needs four hexadecimal digits, as in \\u00e9"),
    (
      "\"x\\ud800\"",
      "1:3: \\ud800 is one half of a surrogate pair; write both halves, as in \\ud83d\\ude00, or the character itself"
    ),
    (
      "\"\\uDC00\\uD800\"",
      "1:2: \\uDC00 is one half of a surrogate pair; write both halves, as in \\ud83d\\ude00, or the character itself"
    ),
    (
      "\"\\uD800\\u0041\"",
      "1:2: \\uD800 is one half of a surrogate pair; write both halves, as in \\ud83d\\ude00, or the character itself"
    ),
    (
      "\"\\uD800\\n\"",
      "1:2: \\uD800 is one half of a surrogate pair; write both halves, as in \\ud83d\\ude00, or the character itself"
    ),
  ])
  func strings(text: String, message: String) { #expect(fault(text) == message) }

  @Test(arguments: [
    ("007", "1:1: 007 has leading zeros; write 7, or \"007\" in quotes to keep them"),
    ("-01.50", "1:1: -01.50 has leading zeros; write -1.50, or \"-01.50\" in quotes to keep them"),
    ("00", "1:1: 00 has leading zeros; write 0, or \"00\" in quotes to keep them"),
    ("00.5", "1:1: 00.5 has leading zeros; write 0.5, or \"00.5\" in quotes to keep them"),
    ("+1", "1:1: '+1' is not a JSON number; leave the '+' out"),
    (".5", "1:1: '.5' is not a JSON number; write a 0 before the point"),
    ("-.5", "1:1: '-.5' is not a JSON number; digits must follow the minus sign"),
    ("5.", "1:1: '5.' is not a JSON number; digits must follow the decimal point"),
    ("1.e3", "1:1: '1.e3' is not a JSON number; digits must follow the decimal point"),
    ("-", "1:1: '-' is not a JSON number; digits must follow the minus sign"),
    ("--1", "1:1: '--1' is not a JSON number; digits must follow the minus sign"),
    ("1e", "1:1: '1e' is not a JSON number; digits must follow the exponent's 'e'"),
    ("1E+", "1:1: '1E+' is not a JSON number; digits must follow the exponent's 'e'"),
    ("0x1F", "1:1: '0x1F' is not a JSON number; write it in decimal digits, or as a string in double quotes"),
    ("1.2.3", "1:1: '1.2.3' is not a JSON number; write it in decimal digits, or as a string in double quotes"),
    ("1_000", "1:1: '1_000' is not a JSON number; write it in decimal digits, or as a string in double quotes"),
    ("[12px]", "1:2: '12px' is not a JSON number; write it in decimal digits, or as a string in double quotes"),
    ("1e400", "1:1: 1e400 is beyond the range of a number, about 1.8e308"),
    ("-1e999999999999999999999", "1:1: -1e999999999999999999999 is beyond the range of a number, about 1.8e308"),
    ("NaN", "1:1: NaN is not JSON; write a finite number or null"),
    ("[Infinity]", "1:2: Infinity is not JSON; write a finite number or null"),
    ("-Infinity", "1:1: -Infinity is not JSON; write a finite number or null"),
    ("True", "1:1: 'True' is not JSON; did you mean 'true'?"),
    ("None", "1:1: 'None' is not JSON; did you mean 'null'?"),
    ("nul", "1:1: 'nul' is not JSON; a string needs double quotes: \"nul\""),
    ("{\"side\": orange}", "1:10: 'orange' is not JSON; a string needs double quotes: \"orange\""),
    ("truefalse", "1:1: 'truefalse' is not JSON; a string needs double quotes: \"truefalse\""),
  ])
  func numbersAndWords(text: String, message: String) { #expect(fault(text) == message) }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "1:1: the text is in UTF-16 (little-endian); save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "1:1: the text is in UTF-16 (big-endian); save it as UTF-8"),
      ([0x7B, 0x00, 0x7D, 0x00], "1:1: the text is in UTF-16 (little-endian); save it as UTF-8"),
      ([0x31, 0x00], "1:1: the text is in UTF-16 (little-endian); save it as UTF-8"),
      ([0x00, 0x7B, 0x00, 0x7D], "1:1: the text is in UTF-16 (big-endian); save it as UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00, 0x7B, 0, 0, 0], "1:1: the text is in UTF-32 (little-endian); save it as UTF-8"),
      ([0x7B, 0, 0, 0, 0x7D, 0, 0, 0], "1:1: the text is in UTF-32 (little-endian); save it as UTF-8"),
      ([0, 0, 0, 0x7B], "1:1: the text is in UTF-32 (big-endian); save it as UTF-8"),
      ([0x22, 0xC3, 0xA9, 0xE9, 0x22], "1:3: the byte 0xE9 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xC0, 0x80, 0x22], "1:2: the byte 0xC0 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: the byte 0xED is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: the byte 0xF4 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xE0, 0x80, 0xAF, 0x22], "1:2: the byte 0xE0 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0x80, 0x22], "1:2: the byte 0x80 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0xF0, 0x9F, 0x98], "1:2: the byte 0xF0 is not UTF-8 here; save the text as UTF-8"),
      ([0x22, 0x5C, 0xFF, 0x22], "1:3: the byte 0xFF is not UTF-8 here; save the text as UTF-8"),
      ([0x89, 0x50, 0x4E, 0x47], "1:1: the byte 0x89 is not UTF-8 here; save the text as UTF-8"),
    ] as [([UInt8], String)])
  func encodings(bytes: [UInt8], message: String) { #expect(fault(bytes) == message) }

  @Test func depthIsLimited() {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(throws: Never.self) { try JSONReader.parse(Array(deepest.utf8)) }
    #expect(fault(String(repeating: "[", count: 65)) == "1:65: nested more than 64 levels deep")
    let mixed = String(repeating: "{\"a\":[", count: 100_000)
    #expect(fault(mixed) == "1:193: nested more than 64 levels deep")
    let siblings = "[" + String(repeating: "[],{},", count: 100) + "0]"
    #expect(throws: Never.self) { try JSONReader.parse(Array(siblings.utf8)) }
  }

  @Test func longPiecesAreCut() {
    let word = String(repeating: "x", count: 1000)
    #expect(fault("[\(word)]").utf8.count < 200)
    #expect(fault("{\"\(word)\":1,\"\(word)\":2}").utf8.count < 200)
  }

  private func fault(_ text: String) -> String { fault(Array(text.utf8)) }

  private func fault(_ bytes: [UInt8]) -> String {
    do throws(JSONError) {
      return "no fault: \(JSONWriter.compact.text(try JSONReader.parse(bytes)))"
    } catch {
      return error.description
    }
  }
}
