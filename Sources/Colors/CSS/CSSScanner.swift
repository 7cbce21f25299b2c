/// Splits text into the tokens of CSS Syntax Module Level 3, section 4. Comments are dropped. No text is an error here:
/// what is no token of CSS is `.other`.
struct CSSScanner {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// All tokens.
  static func tokens(_ bytes: [UInt8]) -> [CSSToken] {
    var scanner = CSSScanner(bytes)
    var tokens: [CSSToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// The next token, or nil at the end.
  mutating func next() -> CSSToken? {
    skipComments()
    let start = position
    guard let byte = peek() else { return nil }
    let kind = consume(byte)
    return CSSToken(kind: kind, range: start..<position)
  }

  /// The byte so far ahead, or nil beyond the end.
  func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  /// Consumes one token at least, so that the scanner always comes to the end.
  private mutating func consume(_ byte: UInt8) -> CSSToken.Kind {
    if ASCII.isSpace(byte) { return consumeSpace() }
    if startsNumber() { return consumeNumeric() }
    if startsName() { return consumeIdentLike() }
    position += 1
    switch byte {
    case UInt8(ascii: "#") where continuesName(): return .hash(consumeName())
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "/"): return .slash
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(until: byte)
    default: break
    }
    return .other
  }

  private mutating func consumeSpace() -> CSSToken.Kind {
    while let byte = peek(), ASCII.isSpace(byte) { position += 1 }
    return .whitespace
  }

  /// A comment that is not closed goes to the end, as CSS has it.
  private mutating func skipComments() {
    while peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
      position += 2
      while let byte = peek(), !(byte == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { position += 1 }
      position = min(position + 2, bytes.count)
    }
  }

  private mutating func skipString(until quote: UInt8) {
    while let byte = peek() {
      position += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\"), peek() != nil { position += 1 }
    }
  }
}
