import TestSupport
import Testing

@testable import Diffing

/// Keys of designs: sorted by their bytes, each found, and faults found where the list has them first.
struct ListsKeyIndexTests {
  private static func packed(_ texts: [String?]) -> PackedTexts {
    var packed = PackedTexts()
    texts.forEach { packed.append($0) }
    return packed
  }

  /// Random texts of few letters, so that many share a beginning; two spellings of é are two keys.
  @Test func orderIsThatOfBytes() throws {
    var random = SplitMix64(seed: 3)
    var texts: Set<[UInt8]> = [Array("caf\u{E9}".utf8), Array("cafe\u{301}".utf8)]
    while texts.count < 2_000 {
      texts.insert((0..<(1 + random.below(9))).map { _ in random.pick(Array("ab/Z0".utf8)) })
    }
    let shuffled = texts.shuffled(using: &random)
    let index = try KeyIndex(Self.packed(shuffled.map { String(decoding: $0, as: UTF8.self) }))
    let sorted = shuffled.sorted { $0.lexicographicallyPrecedes($1) }
    #expect(index.order.map { shuffled[Int($0)] } == sorted)
    for (row, text) in shuffled.enumerated() { #expect(index.row(of: String(decoding: text, as: UTF8.self)) == row) }
    #expect(index.row(of: "not there") == nil)
    #expect(index.row(of: "") == nil)
  }

  @Test func faults() {
    func fault(_ texts: [String?]) -> String {
      do throws(KeyIndex.Fault) {
        _ = try KeyIndex(Self.packed(texts))
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(fault([]) == "")
    #expect(fault(["b", "a"]) == "")
    #expect(fault(["b", nil, "", "b"]) == "missing(1)")
    #expect(fault(["z", "z", "c", "a", "c"]) == "repeated(0, 1)")
    #expect(fault(["c", "z", "z", "a", "c"]) == "repeated(1, 2)")
    #expect(fault(["x", "y", "x", "x"]) == "repeated(0, 2)")
  }
}
