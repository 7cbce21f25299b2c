extension JSONScanner {
  /// Moves past the value that starts at the next byte, checking the grammar and keeping nothing. Keys that come twice
  /// are not seen.
  mutating func skipValue() throws(JSONError) {
    switch bytes[index] {
    case ASCII.quote: try skipString()
    case ASCII.openBrace: try skipObject()
    case ASCII.openBracket: try skipArray()
    case ASCII.minus, ASCII.zero...ASCII.nine: _ = try number()
    default: _ = try literal()
    }
  }

  private mutating func skipString() throws(JSONError) {
    let opened = position
    index += 1
    try skipPlainText(opened: opened)
    while bytes[index] == ASCII.backslash {
      _ = try escape(opened: opened)
      try skipPlainText(opened: opened)
    }
    index += 1
  }

  private mutating func skipArray() throws(JSONError) {
    let opened = try open()
    if close(with: ASCII.closeBracket) { return }
    while true {
      guard index < end else { throw JSONError(.unclosedArray(opened: opened), at: position) }
      try skipValue()
      skipWhitespace()
      guard index < end else { throw JSONError(.unclosedArray(opened: opened), at: position) }
      if close(with: ASCII.closeBracket) { return }
      try comma(before: ASCII.closeBracket)
    }
  }

  private mutating func skipObject() throws(JSONError) {
    let opened = try open()
    if close(with: ASCII.closeBrace) { return }
    while true {
      try skipKey(opened: opened)
      guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: position) }
      try skipValue()
      skipWhitespace()
      guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: position) }
      if close(with: ASCII.closeBrace) { return }
      try comma(before: ASCII.closeBrace)
    }
  }

  /// Moves past a key, its colon and the white space after it.
  private mutating func skipKey(opened: JSONPosition) throws(JSONError) {
    guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: position) }
    guard next == ASCII.quote else { throw badKey() }
    let start = index
    try skipString()
    let key = start + 1..<index - 1
    skipWhitespace()
    guard index < end else { throw JSONError(.unclosedObject(opened: opened), at: position) }
    guard next == ASCII.colon else { throw missingColon(after: String(decoding: bytes[key], as: UTF8.self)) }
    index += 1
    skipWhitespace()
  }
}
