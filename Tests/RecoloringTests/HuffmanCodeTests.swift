import TestSupport
import Testing

@testable import Recoloring

/// Codes are complete, within their limit, and as short as Huffman's where the limit does not matter.
struct HuffmanCodeTests {
  /// The bits of all symbols by Huffman's algorithm at its plainest.
  static func shortest(_ counts: [UInt32]) -> Int {
    var nodes = counts.filter { $0 > 0 }.map { Int($0) }
    var bits = 0
    while nodes.count > 1 {
      nodes.sort(by: >)
      let sum = nodes.removeLast() + nodes.removeLast()
      nodes.append(sum)
      bits += sum
    }
    return bits
  }

  static func bits(_ code: HuffmanCode, _ counts: [UInt32]) -> Int {
    zip(code.lengths, counts).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  static func expectComplete(_ code: HuffmanCode, _ counts: [UInt32], limit: Int) {
    let used = counts.filter { $0 > 0 }.count
    let sum = code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (limit - Int($1)) }
    #expect(zip(code.lengths, counts).allSatisfy { ($0 > 0) == ($1 > 0) })
    #expect(code.lengths.allSatisfy { Int($0) <= limit })
    #expect(used < 2 || sum == 1 << limit)
    // A rarer symbol never has the shorter code.
    for (length, count) in zip(code.lengths, counts) where count > 0 {
      #expect(zip(code.lengths, counts).allSatisfy { $1 <= count || $0 <= length })
    }
  }

  static func random(_ seed: UInt64) -> [UInt32] {
    var random = SplitMix64(seed: seed)
    let count = 2 + random.below(285)
    let kind = random.below(4)
    // Two symbols at least.
    return [1, 2]
      + (2..<count).map { _ in
        switch kind {
        case 0: UInt32(random.below(3))
        case 1: UInt32(random.below(100_000))
        case 2: random.below(4) == 0 ? UInt32(1 << random.below(24)) : 0
        default: 1
        }
      }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func randomCounts(seed: UInt64) {
    let counts = Self.random(seed)
    let code = HuffmanCode(counts: counts, limit: 14)
    Self.expectComplete(code, counts, limit: 14)
    if code.lengths.max()! < 14 { #expect(Self.bits(code, counts) == Self.shortest(counts)) }
    // A code of 15 bits and more, cut to 14, costs little.
    #expect(Self.bits(code, counts) <= Self.shortest(counts) + Self.shortest(counts) / 100)
  }

  /// Fibonacci's numbers make the deepest trees.
  @Test(arguments: [2, 3, 10, 15, 16, 20, 30, 45], [7, 14, 15])
  func fibonacci(count: Int, limit: Int) {
    var counts: [UInt32] = [1, 1]
    while counts.count < count { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for counts in [counts, counts.reversed()] {
      Self.expectComplete(HuffmanCode(counts: counts, limit: limit), counts, limit: limit)
    }
  }

  @Test func fewSymbols() {
    #expect(HuffmanCode(counts: [0, 0, 0], limit: 14).lengths == [0, 0, 0])
    #expect(HuffmanCode(counts: [0, 5, 0], limit: 14).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 5, 9], limit: 14).lengths == [0, 1, 1])
  }

  /// The example of RFC 1951, section 3.2.2: lengths 3,3,3,3,3,2,4,4 get 010 011 100 101 110 00 1110 1111.
  @Test func codesAreCanonicalAndReversed() {
    let lengths: [UInt8] = [3, 3, 3, 3, 3, 2, 4, 4]
    let codes = [UInt16](unsafeUninitializedCapacity: 8) { buffer, count in
      HuffmanBuilder.codes(of: lengths, symbolCount: 8, into: buffer.baseAddress!)
      count = 8
    }
    #expect(codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }
}
