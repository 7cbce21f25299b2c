import ShoeDesign
import Testing

@Suite struct ShoePartTests {
  @Test(arguments: ["a", "Z", "logo", "toe-cap_2", "base", "x" + String(repeating: "9", count: 63)])
  func names(name: String) {
    #expect(ShoePart(rawValue: name)?.rawValue == name)
  }

  @Test(arguments: [
    "", "2nd", "-a", "_a", "a b", "a.b", "é", "a\u{301}", "lógo", "a\n", "a\0", "x" + String(repeating: "9", count: 64),
  ])
  func noNames(name: String) {
    #expect(ShoePart(rawValue: name) == nil)
  }

  /// The five from bottom to top, then the others by name; an order without ties but for equal parts.
  @Test func order() throws {
    let extra = try ["Tongue", "heel", "logo"].map { try #require(ShoePart(rawValue: $0)) }
    let all = ShoePart.standard + extra
    #expect(all.reversed().sorted() == all)
    #expect(all.shuffled().sorted() == all)
    #expect(ShoePart.standard.allSatisfy(\.isStandard) && !extra.contains(where: \.isStandard))
    #expect(ShoePart.nameable(with: [extra[2], .sole, extra[0]]) == ShoePart.standard + [extra[2], extra[0]])
    #expect(ShoePart(rawValue: "sole") == .sole)
    #expect("\(ShoePart.cage)" == "cage")
  }
}
