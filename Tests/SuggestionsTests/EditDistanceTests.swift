import Suggestions
import Testing

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("side", "side", 0), ("sied", "side", 1), ("kitten", "sitting", 3),
    ("saturday", "sunday", 3), ("ca", "abc", 3), ("ab", "ba", 1), ("abcd", "badc", 2), ("Side", "sIDE", 0),
    ("größe", "grösse", 2), ("e\u{301}", "\u{E9}", 2), ("\u{212A}", "k", 1), ("a😀b", "ab", 1),
  ])
  func distances(first: String, second: String, distance: Int) {
    #expect(editDistance(first, second) == distance)
    #expect(editDistance(second, first) == distance)
  }

  /// The definition itself, without a table, on all words of up to four letters from a two-letter alphabet.
  @Test func agreesWithTheRecursiveDefinition() {
    let words = (0...4).flatMap { length in
      (0..<1 << length).map { bits in (0..<length).map { bits >> $0 & 1 == 0 ? "a" : "b" as Character } }
    }
    for first in words {
      for second in words {
        #expect(editDistance(String(first), String(second)) == recursive(first[...], second[...]))
      }
    }
  }

  private func recursive(_ a: ArraySlice<Character>, _ b: ArraySlice<Character>) -> Int {
    guard let lastA = a.last, let lastB = b.last else { return max(a.count, b.count) }
    var best = min(
      recursive(a.dropLast(), b) + 1, recursive(a, b.dropLast()) + 1,
      recursive(a.dropLast(), b.dropLast()) + (lastA == lastB ? 0 : 1))
    if a.count > 1, b.count > 1, a.dropLast().last == lastB, lastA == b.dropLast().last {
      best = min(best, recursive(a.dropLast(2), b.dropLast(2)) + 1)
    }
    return best
  }
}
