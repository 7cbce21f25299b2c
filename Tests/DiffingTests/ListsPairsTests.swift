import TestSupport
import Testing

@testable import Diffing
@testable import ShoeRender

/// Pairs against plain sets: what is under one key is paired, what is left over goes with its picture, each design once.
struct ListsPairsTests {
  @Test(arguments: 0..<30) func againstSets(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let sides = (0..<2).map { _ in
      (0..<40).filter { _ in random.below(3) > 0 }.map { (key: "k\($0)", picture: random.below(30)) }.shuffled(
        using: &random)
    }
    let indices = try sides.map { side in
      var texts = PackedTexts()
      for design in side { texts.append(design.key) }
      return try KeyIndex(texts)
    }
    func picture(_ side: Int) -> (Int) -> PictureKey { { PictureKey(high: UInt64(sides[side][$0].picture), low: 0) } }
    // Of two designs that cannot be one, as their numbers tell, neither may take the other's place.
    func mayBeOne(_ one: Int, _ other: Int) -> Bool { seed % 2 == 0 || (one + other) % 3 > 0 }
    let pairs = DesignPairs(
      indices[0], indices[1], picture: (expected: picture(0), actual: picture(1)), isPossible: mayBeOne
    ).pairs

    #expect(pairs.compactMap(\.expected).sorted() == Array(sides[0].indices))
    #expect(pairs.compactMap(\.actual).sorted() == Array(sides[1].indices))
    for pair in pairs {
      guard let one = pair.expected.map({ sides[0][$0] }), let other = pair.actual.map({ sides[1][$0] }) else {
        #expect(!pair.isRenamed)
        continue
      }
      #expect(pair.isRenamed == (one.key != other.key))
      #expect(!pair.isRenamed || one.picture == other.picture)
    }
    let names = pairs.map { pair in pair.actual.map { sides[1][$0].key } ?? sides[0][pair.expected!].key }
    #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(pairs.allSatisfy { !$0.isRenamed || mayBeOne($0.expected!, $0.actual!) })
    let left = pairs.filter { $0.actual == nil }.compactMap(\.expected)
    let right = pairs.filter { $0.expected == nil }.compactMap(\.actual)
    for (one, other) in left.flatMap({ one in right.map { (one, $0) } }) {
      #expect(sides[0][one].picture != sides[1][other].picture || !mayBeOne(one, other))
    }
  }
}
