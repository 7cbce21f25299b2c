extension JSONScanner {
  /// The string whose opening quote is next.
  mutating func string() throws(JSONError) -> String {
    let opened = position
    index += 1
    let start = index
    try skipPlainText(opened: opened)
    if bytes[index] == ASCII.quote {
      defer { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    }
    return try escapedString(from: start, opened: opened)
  }

  /// The rest of a string in which `index` is at the first backslash.
  private mutating func escapedString(from start: Int, opened: JSONPosition) throws(JSONError) -> String {
    var text = Array(bytes[start..<index])
    while bytes[index] == ASCII.backslash {
      text.append(contentsOf: try escape(opened: opened))
      let plain = index
      try skipPlainText(opened: opened)
      text.append(contentsOf: bytes[plain..<index])
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves to the next quote or backslash; throws where the text ends before one.
  mutating func skipPlainText(opened: JSONPosition) throws(JSONError) {
    while index < end {
      switch bytes[index] {
      case ASCII.quote, ASCII.backslash: return
      case 0x20..<0x80: index += 1
      case 0x80...: try skipSequence()
      default: throw JSONError(.controlCharacter(bytes[index]), at: position)
      }
    }
    throw JSONError(.unclosedString, at: opened)
  }

  /// The scalar that the escape at `index` stands for, in UTF-8.
  mutating func escape(opened: JSONPosition) throws(JSONError) -> Unicode.Scalar.UTF8View {
    guard index + 1 < end else { throw JSONError(.unclosedString, at: opened) }
    let scalar: Unicode.Scalar
    switch bytes[index + 1] {
    case ASCII.quote, ASCII.backslash, ASCII.slash: scalar = Unicode.Scalar(bytes[index + 1])
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try unicodeEscape().utf8
    default: throw try unknownEscape()
    }
    index += 2
    return scalar.utf8
  }

  /// The scalar of `\uXXXX`, or of two of them that form a surrogate pair.
  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let start = position
    let spelling = index..<min(index + 6, end)
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    let unpaired = JSONError(.unpairedSurrogate(String(decoding: bytes[spelling], as: UTF8.self)), at: start)
    guard high < 0xDC00, index + 1 < end, bytes[index] == ASCII.backslash, bytes[index + 1] == UInt8(ascii: "u")
    else { throw unpaired }
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low) else { throw unpaired }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// The number in `\uXXXX`, whose backslash is at `index`.
  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    guard index + 6 <= end else { throw JSONError(.malformedUnicodeEscape, at: position) }
    var value: UInt32 = 0
    for place in index + 2..<index + 6 {
      guard let digit = ASCII.hexValue(bytes[place]) else { throw JSONError(.malformedUnicodeEscape, at: position) }
      value = value << 4 | digit
    }
    index += 6
    return value
  }
}
