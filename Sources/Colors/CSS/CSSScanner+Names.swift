extension CSSScanner {
  /// Whether a name starts `offset` ahead.
  func startsName(_ offset: Int = 0) -> Bool {
    guard let byte = peek(offset) else { return false }
    if byte != UInt8(ascii: "-") { return Self.isNameStart(byte) || isEscape(offset) }
    guard let second = peek(offset + 1) else { return false }
    return second == UInt8(ascii: "-") || Self.isNameStart(second) || isEscape(offset + 1)
  }

  /// Whether a name can go on here.
  func continuesName() -> Bool {
    guard let byte = peek() else { return false }
    return Self.isNamePart(byte) || isEscape()
  }

  /// A function if an opening parenthesis follows at once, else a word.
  mutating func consumeIdentLike() -> CSSToken.Kind {
    let name = consumeName()
    guard peek() == UInt8(ascii: "(") else { return .ident(name) }
    position += 1
    return .function(name)
  }

  /// The name here, escapes resolved, in lower-case ASCII.
  mutating func consumeName() -> String {
    var name: [UInt8] = []
    while let byte = peek() {
      if Self.isNamePart(byte) {
        name += byte == 0 ? Array("\u{FFFD}".utf8) : [ASCII.lowercased(byte)]
        position += 1
      } else if isEscape() {
        position += 1
        name += consumeEscape()
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a backslash and something other than a line break stand `offset` ahead.
  private func isEscape(_ offset: Int = 0) -> Bool {
    guard peek(offset) == UInt8(ascii: "\\") else { return false }
    return peek(offset + 1).map { ![0x0A, 0x0C, 0x0D].contains($0) } ?? true
  }

  /// What stands for the escape whose backslash has been passed: one to six hex digits and one space, or any character.
  private mutating func consumeEscape() -> [UInt8] {
    var (value, count) = (UInt32(0), 0)
    while count < 6, let digit = peek().flatMap(ASCII.hexValue) {
      (value, count) = (value * 16 + UInt32(digit), count + 1)
      position += 1
    }
    if count == 0 { return consumeEscapedCharacter() }
    if let byte = peek(), ASCII.isSpace(byte) {
      position += byte == 0x0D && peek(1) == 0x0A ? 2 : 1
    }
    let scalar = value == 0 ? nil : Unicode.Scalar(value)
    return Array(String(Character(scalar ?? "\u{FFFD}")).utf8).map(ASCII.lowercased)
  }

  private mutating func consumeEscapedCharacter() -> [UInt8] {
    guard let byte = peek(), byte != 0 else {
      position = min(position + 1, bytes.count)
      return Array("\u{FFFD}".utf8)
    }
    position += 1
    return [ASCII.lowercased(byte)]
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(ASCII.lowercased(byte)) || byte == UInt8(ascii: "_") || byte >= 0x80 || byte == 0
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
  }
}
