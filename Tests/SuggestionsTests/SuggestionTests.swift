import Suggestions
import Testing

@Suite struct SuggestionTests {
  private static let parts = ["base", "side", "sole", "cage", "outline"]

  @Test(arguments: [
    ("sied", "side"), ("bsae", "base"), ("sol", "sole"), ("cagee", "cage"), ("SIDE", "side"), ("otlin", "outline"),
    ("outlines", "outline"), ("autoline", "outline"), ("back", nil), ("tongue", nil), ("x", nil), ("", nil),
    ("laces", nil), ("sideoutline", nil),
  ])
  func parts(word: String, expected: String?) {
    #expect(suggestion(for: word, among: Self.parts) == expected)
  }

  @Test func theNearestWinsThenTheFirst() {
    #expect(suggestion(for: "whte", among: ["what", "white", "whites"]) == "white")
    #expect(suggestion(for: "gry", among: ["gray", "grey"]) == "gray")
    #expect(suggestion(for: "grey", among: ["gray", "grey"]) == "grey")
  }

  @Test func oneLetterMatchesOnlyItself() {
    #expect(suggestion(for: "b", among: ["a"]) == nil)
    #expect(suggestion(for: "A", among: ["a"]) == "a")
    #expect(suggestion(for: "a", among: [] as [String]) == nil)
  }

  @Test func hintsNameTheNearOrListAll() {
    #expect(hint(for: "sied", among: Self.parts, listedAs: "known parts") == "; did you mean 'side'?")
    #expect(
      hint(for: "tongue", among: Self.parts, listedAs: "known parts")
        == "; known parts: base, side, sole, cage, outline")
    #expect(hint(for: "tongue", among: Self.parts) == "")
    #expect(hint(for: "tongue", among: [] as [String], listedAs: "known parts") == "")
  }

  @Test func excerptsStayOnOneLine() {
    #expect(quotedExcerpt("a b") == "'a b'")
    #expect(quotedExcerpt("a\nb\u{0}\u{200B}\u{A0}é") == "'aU+000AbU+0000U+200BU+00A0é'")
    #expect(quotedExcerpt(String(repeating: "é", count: 40)) == "'\(String(repeating: "é", count: 40))'")
    #expect(quotedExcerpt(String(repeating: "é", count: 41)) == "'\(String(repeating: "é", count: 40))…'")
  }
}
