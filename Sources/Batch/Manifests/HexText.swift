/// Digests as hexadecimal text: 16 small digits for each number, the most significant first.
enum HexText {
  /// Writes the digits of four numbers.
  static func append(_ numbers: SIMD4<UInt64>, to output: inout [UInt8]) {
    for place in 0..<4 { append(numbers[place], to: &output) }
  }

  /// Writes the 16 digits of a number.
  static func append(_ number: UInt64, to output: inout [UInt8]) {
    var shift = 60
    while shift >= 0 {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
      output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
      shift -= 4
    }
  }

  static func text(_ numbers: [UInt64]) -> String {
    var output: [UInt8] = []
    for number in numbers { append(number, to: &output) }
    return String(decoding: output, as: UTF8.self)
  }

  /// The numbers that a text of 16 digits each stands for; nil for any other text.
  static func numbers(_ text: String, count: Int) -> [UInt64]? {
    let digits = Array(text.utf8)
    guard digits.count == 16 * count else { return nil }
    var numbers: [UInt64] = []
    for place in 0..<count {
      guard let number = number(digits, digitsAt: 16 * place) else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The number of the 16 digits from `start` on, which must lie within `bytes`; nil where one is no digit.
  static func number(_ bytes: [UInt8], digitsAt start: Int) -> UInt64? {
    var number: UInt64 = 0
    for place in start..<start + 16 {
      guard let digit = value(bytes[place]) else { return nil }
      number = number << 4 | digit
    }
    return number
  }

  /// Bytes as one number, the first most significant.
  static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }

  private static func value(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt64(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
