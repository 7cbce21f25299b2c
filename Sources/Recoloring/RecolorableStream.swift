/// A zlib stream of scanlines of which only the colours are missing.
struct RecolorableStream: Sendable {
  let scanlines: Scanlines
  /// The picture's parse, each step as the number of its token.
  let tokens: TokenNumbers
  /// Token 0 is a zero byte; then come whole pixels as literals, pixels without their alphas, alphas alone, and matches.
  let pixels: LiteralTokens
  let hues: LiteralTokens
  let alphas: LiteralTokens
  /// A row of each distinct red, green and blue, or of each byte where it is a pixel's only one.
  let hueRows: [UInt32]
  /// Of each distinct match, whose tokens follow, those of a length symbol together: what comes after the symbol.
  let matches: [MatchToken]
  /// For each length symbol, from 256 on, the end of its matches among ``matches``.
  let matchEnds: [Int]
  /// The tokens after those: two tokens in one.
  let pairs: [TokenPair]
  /// How often each literal and length symbol comes, but for the bytes of ``sums``.
  let fixedCounts: [UInt32]
  /// How often the rows' bytes come as literals, and the checksum.
  let sums: ByteSums
  /// The lengths of the distances' code: the same under all colours.
  let distanceLengths: [UInt8]
  /// Bits that follow length symbols, in all.
  let fixedBits: Int

  /// Code lengths are limited, so that four literals and 7 bits left over fit 64 bits.
  static let codeLimit = 14
}

/// Literals of one kind: the row of each distinct one, and how often it comes.
struct LiteralTokens: Sendable {
  var rows: [UInt32] = []
  var counts: [UInt32] = []
  /// The place of each one's red, green and blue, or only byte, among ``RecolorableStream/hueRows``.
  var hues: [UInt32] = []
  var count: Int { rows.count }
}

/// What of a match does not depend on colours.
struct MatchToken: BitwiseCopyable, Sendable {
  /// The bits after the length symbol, above the lowest byte, which is their number: the symbol's extra bits, the distance
  /// symbol and its extra bits.
  let code: UInt64
  var bitCount: UInt8 { UInt8(code & 255) }
}

/// Two tokens that are written as one.
struct TokenPair: BitwiseCopyable, Sendable {
  let first: UInt32
  let second: UInt32
}

/// Token numbers, in 16 bits where that is enough.
enum TokenNumbers: Sendable {
  case short([UInt16])
  case long([UInt32])

  var count: Int {
    switch self {
    case .short(let numbers): numbers.count
    case .long(let numbers): numbers.count
    }
  }
}
