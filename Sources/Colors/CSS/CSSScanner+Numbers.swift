extension CSSScanner {
  /// No number of CSS is larger here: CSS leaves the limit to the program, and infinity would make sums of no value.
  private static let largest = 1e300

  /// Whether a number starts here: `1`, `.5`, `-1`, `+.5`.
  func startsNumber() -> Bool {
    let sign = isSign(0) ? 1 : 0
    return isDigit(sign) || peek(sign) == UInt8(ascii: ".") && isDigit(sign + 1)
  }

  /// A number, and the percent sign or the unit right after it.
  mutating func consumeNumeric() -> CSSToken.Kind {
    let number = consumeNumber()
    if startsName() { return .dimension(number, unit: consumeName()) }
    guard peek() == UInt8(ascii: "%") else { return .number(number) }
    position += 1
    return .percentage(number)
  }

  private mutating func consumeNumber() -> Double {
    let start = position
    if isSign(0) { position += 1 }
    skipDigits()
    if peek() == UInt8(ascii: "."), isDigit(1) {
      position += 1
      skipDigits()
    }
    skipExponent()
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 0
    return min(max(value, -Self.largest), Self.largest)
  }

  /// `e3`, `E-3`; an `e` without digits belongs to a unit.
  private mutating func skipExponent() {
    guard peek().map(ASCII.lowercased) == UInt8(ascii: "e") else { return }
    let sign = isSign(1) ? 1 : 0
    guard isDigit(1 + sign) else { return }
    position += 1 + sign
    skipDigits()
  }

  private mutating func skipDigits() {
    while isDigit(0) { position += 1 }
  }

  private func isDigit(_ offset: Int) -> Bool { peek(offset).map { (0x30...0x39).contains($0) } ?? false }

  private func isSign(_ offset: Int) -> Bool {
    let byte = peek(offset)
    return byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }
}
