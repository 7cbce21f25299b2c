import Suggestions

extension JSONScanner {
  /// The number whose first byte, a minus or a digit, is next.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = index
    let place = position
    if next == ASCII.minus { index += 1 }
    try integerDigits(from: start, at: place)
    if next == ASCII.point {
      index += 1
      guard skipDigits() else { throw malformed(start, place, "digits must follow the decimal point") }
    }
    let hasExponent = next.map { $0 | 0x20 == UInt8(ascii: "e") } ?? false
    if hasExponent { try exponent(from: start, at: place) }
    if let byte = next, ASCII.isWord(byte) || byte == ASCII.point || byte == ASCII.plus || byte == ASCII.minus {
      throw malformed(start, place, "write it in decimal digits, or as a string in double quotes")
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard !(hasExponent || index - start > 300) || isFinite(text) else {
      throw JSONError(.numberTooLarge(excerpt(text)), at: place)
    }
    return JSONNumber(validated: text)
  }

  private mutating func integerDigits(from start: Int, at place: JSONPosition) throws(JSONError) {
    let first = next
    guard skipDigits() else {
      if let word = notFiniteWord(from: start) { throw JSONError(.notFinite(word), at: place) }
      throw malformed(start, place, "digits must follow the minus sign")
    }
    let digits = index - start - (bytes[start] == ASCII.minus ? 1 : 0)
    guard first != ASCII.zero || digits == 1 else { throw leadingZeros(from: start, at: place) }
  }

  private mutating func exponent(from start: Int, at place: JSONPosition) throws(JSONError) {
    index += 1
    if next == ASCII.plus || next == ASCII.minus { index += 1 }
    guard skipDigits() else { throw malformed(start, place, "digits must follow the exponent's 'e'") }
  }

  /// Moves past digits; false where there is none.
  private mutating func skipDigits() -> Bool {
    let start = index
    while index < end, ASCII.isDigit(bytes[index]) { index += 1 }
    return index > start
  }

  private func isFinite(_ text: String) -> Bool { Double(text)?.isFinite ?? false }

  /// The advice for the token that starts at `start`.
  private func malformed(_ start: Int, _ place: JSONPosition, _ advice: String) -> JSONError {
    JSONError(.malformedNumber(excerpt(numberToken(from: start)), advice: advice), at: place)
  }

  /// `-Infinity` or `-NaN`, where that is what starts at `start`.
  private func notFiniteWord(from start: Int) -> String? {
    let token = numberToken(from: start)
    return Self.notFiniteWords.contains(String(token.dropFirst())) ? token : nil
  }

  private func leadingZeros(from start: Int, at place: JSONPosition) -> JSONError {
    let token = numberToken(from: start)
    let sign = token.hasPrefix("-") ? "-" : ""
    var digits = token.dropFirst(sign.count).drop { $0 == "0" }
    if !(digits.utf8.first.map(ASCII.isDigit) ?? false) { digits = "0" + digits }
    return JSONError(.leadingZeros(excerpt(token), value: excerpt(sign + digits)), at: place)
  }

  /// All bytes from `start` that look like parts of a number or a word.
  func numberToken(from start: Int) -> String {
    let isPart = { (byte: UInt8) in
      ASCII.isWord(byte) || byte == ASCII.point || byte == ASCII.plus || byte == ASCII.minus
    }
    return String(decoding: bytes[start..<end].prefix(while: isPart), as: UTF8.self)
  }
}
