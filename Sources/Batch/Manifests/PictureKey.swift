/// The digest of all that decides a picture's bytes: recipe, masks and encoder revision. Two pictures with one key are
/// the same file.
public struct PictureKey: Hashable, Sendable {
  /// The first eight bytes, the most significant first.
  public let high: UInt64
  /// The last eight.
  public let low: UInt64

  /// A key by its halves.
  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// A key by the 16 bytes of a digest; another number of bytes is a programmer error and traps.
  public init(digest: [UInt8]) {
    precondition(digest.count == 16, "a key has 16 bytes")
    self.init(high: HexText.number(digest[..<8]), low: HexText.number(digest[8...]))
  }

  /// A key by its 32 hexadecimal digits, small or capital; nil for any other text.
  public init?(_ text: String) {
    guard let halves = HexText.numbers(text, count: 2) else { return nil }
    self.init(high: halves[0], low: halves[1])
  }

  /// 32 small hexadecimal digits.
  public var text: String { HexText.text([high, low]) }
}
