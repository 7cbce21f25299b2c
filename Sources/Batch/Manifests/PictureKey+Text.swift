public import ShoeRender

extension PictureKey {
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
  public var text: String { description }
}
