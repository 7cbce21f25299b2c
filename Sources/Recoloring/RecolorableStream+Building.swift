extension RecolorableStream {
  /// Numbers the tokens of a parse, and counts what every colorway needs counted. Where the stream is to be written more
  /// than once, pairs of tokens are made.
  init(_ parse: ScanlineParse, runs: borrowing ScanlineRuns, rowCount: Int, isReused: Bool) {
    scanlines = parse.scanlines
    self.rowCount = rowCount
    adler = AdlerSums(runs, rowCount: rowCount)
    let numbering = TokenNumbering(parse.operations, valueCount: rowCount + 1)
    (pixels, hues, alphas) = (numbering.literals[0], numbering.literals[1], numbering.literals[2])
    var lengthCounts = [UInt32](repeating: 0, count: DeflateAlphabet.literalLengthCount)
    lengthCounts[0] = numbering.zeroCount
    lengthCounts[DeflateAlphabet.endOfBlock] = 1
    var distanceCounts = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
    for (match, count) in zip(numbering.matches, numbering.matchCounts) {
      lengthCounts[Int(DeflateAlphabet.lengthSymbols[match.length])] += count
      distanceCounts[DeflateAlphabet.distanceSymbol(match.distance)] += count
    }
    fixedCounts = lengthCounts
    let code = HuffmanCode(counts: distanceCounts, limit: Self.codeLimit)
    distanceLengths = code.lengths
    matches = numbering.matches.map { MatchToken($0, distanceCode: code) }
    fixedBits = zip(matches, numbering.matchCounts).reduce(0) { $0 + Int($1.0.bitCount) * Int($1.1) }
    let expected = Self.expectedBits(pixelBytes: parse.scanlines.pixelBytes, numbering, matches, lengthCounts)
    let fusion = TokenFusion(numbering.tokens, bits: expected, rounds: isReused ? 3 : 0)
    pairs = fusion.pairs
    let isShort = expected.count + pairs.count <= 1 << 16
    tokens = isShort ? .short(fusion.tokens.map { UInt16($0) }) : .long(fusion.tokens)
  }
}

extension RecolorableStream {
  /// The bits that each token has at most, unless colours are quite unusual: 10 for a literal byte, and for a length symbol
  /// three more than it deserves.
  fileprivate static func expectedBits(
    pixelBytes: Int, _ numbering: TokenNumbering, _ matches: [MatchToken], _ lengthCounts: [UInt32]
  ) -> [UInt8] {
    let literals = numbering.literals
    let literalBytes = zip([pixelBytes, 3, 1], 0..<3).reduce(Int(numbering.zeroCount)) { sum, part in
      sum + part.0 * literals[part.1].counts.reduce(0) { $0 + Int($1) }
    }
    let total = literalBytes + lengthCounts[257...].reduce(0) { $0 + Int($1) }
    let symbols = lengthCounts[256...].map { count in
      3 + min(11, (FixedLogarithm.bits(Int(count), of: total) + 63) / FixedLogarithm.one)
    }
    var bits: [UInt8] = [10]
    for (bytes, part) in zip([pixelBytes, 3, 1], 0..<3) {
      bits += [UInt8](repeating: UInt8(10 * bytes), count: literals[part].count)
    }
    return bits + matches.map { $0.bitCount + UInt8(symbols[Int($0.symbol)]) }
  }
}

extension MatchToken {
  init(_ match: ParseOperation, distanceCode: HuffmanCode) {
    let symbol = Int(DeflateAlphabet.lengthSymbols[match.length])
    let extra = DeflateAlphabet.lengthExtraBits[symbol - 257]
    var bits = UInt64(match.length - DeflateAlphabet.lengthBases[symbol - 257])
    var count = extra
    let distance = DeflateAlphabet.distanceSymbol(match.distance)
    bits |= UInt64(distanceCode.codes[distance]) << UInt64(count)
    count += Int(distanceCode.lengths[distance])
    bits |= UInt64(match.distance - DeflateAlphabet.distanceBase(distance)) << UInt64(count)
    count += DeflateAlphabet.distanceExtraBits(distance)
    self.init(bits: UInt32(bits), bitCount: UInt8(count), symbol: UInt8(symbol - 256))
  }
}

/// The distinct operations of a parse: zero bytes, then the kinds of literals, then matches, each in order of appearance.
fileprivate struct TokenNumbering {
  /// By ``ParseOperation/Part``.
  private(set) var literals = [3 of LiteralTokens](repeating: LiteralTokens())
  private(set) var matches: [ParseOperation] = []
  private(set) var matchCounts: [UInt32] = []
  private(set) var zeroCount: UInt32 = 0
  let tokens: [UInt32]

  init(_ operations: [ParseOperation], valueCount: Int) {
    var known = [3 of [UInt32]](repeating: [UInt32](repeating: 0, count: valueCount))
    var matchNumbers = MatchNumbers()
    // The kind from bit 29 on, the number within it below.
    var numbers: [UInt32] = []
    numbers.reserveCapacity(operations.count)
    for operation in operations {
      if operation.isMatch {
        let number = matchNumbers.number(of: operation.bits)
        if number == matches.count {
          matches.append(operation)
          matchCounts.append(0)
        }
        matchCounts[number] += 1
        numbers.append(UInt32(number) | 3 << 29)
        continue
      }
      if operation.value == 0 {
        zeroCount += 1
        numbers.append(4 << 29)
        continue
      }
      let part = Int(operation.part.rawValue)
      if known[part][operation.value] == 0 {
        literals[part].rows.append(UInt32(operation.value - 1))
        literals[part].counts.append(0)
        known[part][operation.value] = UInt32(literals[part].count)
      }
      let number = known[part][operation.value] - 1
      literals[part].counts[Int(number)] += 1
      numbers.append(number | operation.part.rawValue << 29)
    }
    var offsets = [5 of UInt32](repeating: 0)
    offsets[0] = 1
    for part in 0..<3 { offsets[part + 1] = offsets[part] + UInt32(literals[part].count) }
    tokens = numbers.map { offsets[Int($0 >> 29)] + $0 & 0x1FFF_FFFF }
  }
}

/// Numbers distinct matches as they appear: a hash table with linear probing.
private struct MatchNumbers {
  /// 0, or the number + 1 in the upper half and the match in the lower.
  private var slots = [UInt64](repeating: 0, count: 1 << 12)
  private var count = 0

  mutating func number(of match: UInt32) -> Int {
    if 2 * count >= slots.count { grow() }
    var slot = place(of: match)
    while slots[slot] > 0 {
      if UInt32(truncatingIfNeeded: slots[slot]) == match { return Int(slots[slot] >> 32) - 1 }
      slot = (slot + 1) & (slots.count - 1)
    }
    count += 1
    slots[slot] = UInt64(count) << 32 | UInt64(match)
    return count - 1
  }

  private func place(of match: UInt32) -> Int {
    Int(truncatingIfNeeded: UInt64(match) &* 0x9E37_79B9_7F4A_7C15 >> 32) & (slots.count - 1)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: 2 * old.count)
    for entry in old where entry > 0 {
      var slot = place(of: UInt32(truncatingIfNeeded: entry))
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }
}
