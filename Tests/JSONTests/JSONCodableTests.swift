import Foundation
import JSON
import Testing

/// Foundation's own JSON reader and writer as a second opinion.
@Suite struct JSONCodableTests {
  private let text = #"{"a":[1,-2.5,true,false,null,"é\n"],"b":{},"c":[],"d":{"x":9007199254740993}}"#

  @Test func decodesWhatFoundationReads() throws {
    let decoded = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(decoded == (try JSONReader.parse(Array(text.utf8))))
    #expect(decoded.position == nil)
  }

  @Test func encodesForFoundation() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(try JSONReader.parse(Array(text.utf8)))
    #expect(String(decoding: data, as: UTF8.self) == text)
  }

  /// What Foundation accepts as strict JSON must be read here too, to the same value.
  @Test func foundationReadsWhatIsWritten() throws {
    let strings = ["", "\u{0}\u{1F}\u{7F}", "\"\\/", "\u{2028}\u{2029}", "e\u{301}", "😀\u{10FFFF}"]
    let value = JSONValue.array(strings.map { .string($0) })
    let decoded = try JSONDecoder().decode([String].self, from: Data(JSONWriter.compact.bytes(value)))
    #expect(decoded.map { Array($0.unicodeScalars) } == strings.map { Array($0.unicodeScalars) })
  }
}
