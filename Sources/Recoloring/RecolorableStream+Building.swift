extension RecolorableStream {
  /// Numbers the tokens of a parse, and counts what every colorway needs counted. Where the stream is to be written more
  /// than once, pairs of tokens are made.
  init(_ parse: ScanlineParse, runs: borrowing ScanlineRuns, classes: PixelClasses, isReused: Bool) {
    scanlines = parse.scanlines
    var numbering = TokenNumbering(parse.operations, valueCount: classes.valueCount)
    hueRows = numbering.findHues(classes)
    (pixels, hues, alphas) = (numbering.literals[0], numbering.literals[1], numbering.literals[2])
    var lengthCounts = [UInt32](repeating: 0, count: DeflateAlphabet.literalLengthCount)
    lengthCounts[0] = numbering.zeroCount
    lengthCounts[DeflateAlphabet.endOfBlock] = 1
    var distanceCounts = [UInt32](repeating: 0, count: DeflateAlphabet.distanceCount)
    for (match, count) in zip(numbering.matches, numbering.matchCounts) {
      lengthCounts[match.lengthSymbol] += count
      distanceCounts[DeflateAlphabet.distanceSymbol(match.distance)] += count
    }
    let code = HuffmanCode(counts: distanceCounts, limit: Self.codeLimit)
    distanceLengths = code.lengths
    matches = numbering.matches.map { MatchToken($0, distanceCode: code) }
    matchEnds = (256..<DeflateAlphabet.literalLengthCount).map { symbol in
      numbering.matches.count { $0.lengthSymbol <= symbol }
    }
    fixedBits = zip(matches, numbering.matchCounts).reduce(0) { $0 + Int($1.0.bitCount) * Int($1.1) }
    let expected = Self.expectedBits(pixelBytes: parse.scanlines.pixelBytes, numbering, matches, lengthCounts)
    var fixed = lengthCounts
    let literals = numbering.literalCounts(valueCount: classes.valueCount)
    sums = ByteSums(runs, classes: classes, hues: literals.hues, alphas: literals.alphas, fixed: &fixed)
    fixedCounts = fixed
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
    return bits + zip(matches, numbering.matches).map { $0.bitCount + UInt8(symbols[$1.lengthSymbol - 256]) }
  }
}

extension ParseOperation {
  /// Of a match.
  fileprivate var lengthSymbol: Int { Int(DeflateAlphabet.lengthSymbols[length]) }
}

extension MatchToken {
  init(_ match: ParseOperation, distanceCode: HuffmanCode) {
    let symbol = match.lengthSymbol
    let extra = DeflateAlphabet.lengthExtraBits[symbol - 257]
    var bits = UInt64(match.length - DeflateAlphabet.lengthBases[symbol - 257])
    var count = extra
    let distance = DeflateAlphabet.distanceSymbol(match.distance)
    bits |= UInt64(distanceCode.codes[distance]) << UInt64(count)
    count += Int(distanceCode.lengths[distance])
    bits |= UInt64(match.distance - DeflateAlphabet.distanceBase(distance)) << UInt64(count)
    count += DeflateAlphabet.distanceExtraBits(distance)
    code = bits << 8 | UInt64(count)
  }
}

/// The distinct operations of a parse: zero bytes, then the kinds of literals, each in order of appearance, then matches in
/// order of their length symbols.
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
    let places = Self.places(sorting: &matches, &matchCounts)
    tokens = numbers.map { number in
      let index = number & 0x1FFF_FFFF
      return number >> 29 == 3 ? offsets[3] + places[Int(index)] : offsets[Int(number >> 29)] + index
    }
  }

  /// Sorts matches by length symbol, and then by appearance. Returns where each went.
  private static func places(sorting matches: inout [ParseOperation], _ counts: inout [UInt32]) -> [UInt32] {
    let symbols = matches.map(\.lengthSymbol)
    let order = matches.indices.sorted { (symbols[$0], $0) < (symbols[$1], $1) }
    var places = [UInt32](repeating: 0, count: matches.count)
    for (place, number) in order.enumerated() { places[number] = UInt32(place) }
    (matches, counts) = (order.map { matches[$0] }, order.map { counts[$0] })
    return places
  }

  /// Gives each literal the place of its red, green and blue, and returns a row of each.
  mutating func findHues(_ classes: PixelClasses) -> [UInt32] {
    var places = [UInt32?](repeating: nil, count: classes.valueCount)
    var found: [UInt32] = []
    for part in 0..<2 {
      literals[part].hues = literals[part].rows.map { row in
        let hue = Int(classes.hues[Int(row) + 1])
        if let place = places[hue] { return place }
        found.append(row)
        places[hue] = UInt32(found.count - 1)
        return UInt32(found.count - 1)
      }
    }
    return found
  }

  /// How often each value's first three bytes, or its only one, and its alpha come as literals.
  func literalCounts(valueCount: Int) -> (hues: [UInt32], alphas: [UInt32]) {
    var hues = [UInt32](repeating: 0, count: valueCount)
    var alphas = hues
    for part in ParseOperation.Part.allCases {
      let literals = literals[Int(part.rawValue)]
      for (row, count) in zip(literals.rows, literals.counts) {
        if part != .alpha { hues[Int(row) + 1] += count }
        if part != .hue { alphas[Int(row) + 1] += count }
      }
    }
    return (hues, alphas)
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
