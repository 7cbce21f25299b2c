/// The symbols of deflate (RFC 1951, section 3.2.5).
enum DeflateAlphabet {
  static let endOfBlock = 256
  static let literalLengthCount = 286
  static let distanceCount = 30
  static let window = 32768
  static let longestMatch = 258
  static let shortestMatch = 3

  /// For lengths 0...258 (less than 3 unused) the symbol, 257...285.
  static let lengthSymbols: [UInt16] = (0...longestMatch).map { length in
    length < shortestMatch ? 0 : UInt16((0..<29).last { lengthBases[$0] <= length }! + 257)
  }
  /// For each of the 29 length symbols its smallest length.
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  /// For each of the 29 length symbols the number of bits that follow it.
  static let lengthExtraBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]

  /// The symbol of a distance of 1...32768.
  @inline(__always) static func distanceSymbol(_ distance: Int) -> Int {
    guard distance > 2 else { return distance - 1 }
    let bits = Int.bitWidth - 1 - (distance - 1).leadingZeroBitCount
    return 2 * bits + (distance - 1) >> (bits - 1) & 1
  }

  /// The number of bits that follow a distance symbol.
  @inline(__always) static func distanceExtraBits(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

  /// The smallest distance of a symbol.
  @inline(__always) static func distanceBase(_ symbol: Int) -> Int {
    symbol < 4 ? symbol + 1 : (2 + symbol & 1) << distanceExtraBits(symbol) + 1
  }
}
