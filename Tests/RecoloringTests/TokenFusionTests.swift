import Compositing
import PNGCodec
import Pixels
import TestSupport
import Testing

@testable import Recoloring

/// Pairs of tokens stand for the same tokens, and a colorway in which one is too long for its bits is written all the same.
struct TokenFusionTests {
  static func expanded(_ fusion: TokenFusion, from firstPair: Int) -> [UInt32] {
    func expand(_ token: UInt32) -> [UInt32] {
      guard Int(token) >= firstPair else { return [token] }
      let pair = fusion.pairs[Int(token) - firstPair]
      return expand(pair.first) + expand(pair.second)
    }
    return fusion.tokens.flatMap(expand)
  }

  @Test(arguments: [(0, 5), (1, 5), (2, 1), (5000, 3), (5000, 60), (20_000, 2000)])
  func tokensStayTheSame(count: Int, kinds: Int) {
    var random = SplitMix64(seed: UInt64(count + kinds))
    let tokens = (0..<count).map { _ in UInt32(random.below(1 + random.below(kinds))) }
    let bits = (0..<kinds).map { _ in UInt8(1 + random.below(56)) }
    let fusion = TokenFusion(tokens, bits: bits)
    #expect(Self.expanded(fusion, from: kinds) == tokens)
    #expect(fusion.pairs.indices.allSatisfy { Self.bits(of: UInt32(kinds + $0), fusion, bits) <= 56 })
    if count == 5000 { #expect(fusion.tokens.count < count) }
  }

  static func bits(of token: UInt32, _ fusion: TokenFusion, _ bits: [UInt8]) -> Int {
    guard Int(token) >= bits.count else { return Int(bits[Int(token)]) }
    let pair = fusion.pairs[Int(token) - bits.count]
    return Self.bits(of: pair.first, fusion, bits) + Self.bits(of: pair.second, fusion, bits)
  }

  /// A pixel and its run come again farther away than copies reach. Each byte is half as frequent as the one before, and the
  /// pixel's are the rarest: they get the longest codes there are.
  @Test func pairsThatDoNotFitAreWrittenSingly() throws {
    var random = SplitMix64(seed: 1)
    let noise = (0..<25_000).map { _ in 1 + random.below(4999) }
    let named = NamedPlane("rare run", 500, 1000, rows: 5000) { x, y in
      x < 20 && y % 250 == 0 ? 0 : noise[x / 20 + y * 25]
    }
    let png = RecolorablePNG(plane: named.plane, traits: RowTraits(rowCount: named.rowCount), form: .rgba)
    var scratch = RecoloringScratch()
    var file: [UInt8] = []
    var colors = (0..<named.rowCount).map { (row: Int) -> RGBA8 in
      let byte = UInt8(row.trailingZeroBitCount)
      return RGBA8(red: byte, green: byte, blue: byte, alpha: byte)
    }
    colors[0] = RGBA8(red: 201, green: 202, blue: 203, alpha: 204)
    for (colors, fits) in [(colors, false), (named.colors(seed: 1, isOpaque: false), true)] {
      png.encode(colors: colors, texts: [], using: &scratch, into: &file)
      #expect(scratch.pairsFit == fits)
      #expect(try PNGDecoder.bitmap(from: file) == Bitmap(named.plane, colors: colors))
    }
  }
}
