/// What literals and matches cost, in 64ths of a bit: whole numbers, so that a parse is the same on every machine.
struct ParseCosts {
  /// For each value its bytes without the alpha, where pixels have 4 bytes; else all.
  var hues: [UInt32]
  /// For each value its alpha, where pixels have 4 bytes; else 0.
  var alphas: [UInt32]
  /// For each length of 3...258.
  private(set) var lengths: [UInt32]
  /// For each distance symbol, the bits that follow it included.
  private(set) var distances: [UInt32]

  /// Costs by how often symbols came: the length symbols, of all literals and lengths, and the distance symbols.
  init(hues: [UInt32], alphas: [UInt32], lengthCounts: [Int], lengthTotal: Int, distanceCounts: [Int]) {
    self.hues = hues
    self.alphas = alphas
    lengths = DeflateAlphabet.lengthSymbols.map { symbol in
      guard symbol > 0 else { return 0 }
      let extra = UInt32(DeflateAlphabet.lengthExtraBits[Int(symbol) - 257])
      return FixedLogarithm.bits(lengthCounts[Int(symbol) - 257], of: lengthTotal) + extra * FixedLogarithm.one
    }
    let distanceTotal = distanceCounts.reduce(0, +)
    distances = distanceCounts.enumerated().map { symbol, count in
      let extra = UInt32(DeflateAlphabet.distanceExtraBits(symbol))
      return FixedLogarithm.bits(count, of: distanceTotal) + extra * FixedLogarithm.one
    }
  }
}
