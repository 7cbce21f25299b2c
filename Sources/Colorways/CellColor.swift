import Colors

/// What a cell of a colour's column may be besides a colour.
enum CellColor: Equatable {
  /// Whatever is a colour elsewhere, or none.
  case text
  /// Six hex digits without their `#`.
  case bareHex
  /// A number as spreadsheets leave it of six digits: without its leading zeros, or with an exponent. `meant` is what
  /// was there before, where that can be told.
  case lostZeros(meant: String?)

  init(_ text: String, _ reading: ColorReading) {
    guard let first = text.utf8.first(where: TextBuffer.isFilled), first != UInt8(ascii: "#"), text.utf8.count < 40
    else {
      self = .text
      return
    }
    let digits = ASCIIText.trimmed(text)
    if digits.utf8.allSatisfy(Self.isHexDigit), digits.utf8.count == 6, reading.palette?.color(named: digits) == nil {
      self = .bareHex
    } else if digits.utf8.allSatisfy(Self.isDigit), digits.utf8.count < 6 {
      self = .lostZeros(meant: "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits)
    } else {
      self = Self.hasExponent(digits) ? .lostZeros(meant: nil) : .text
    }
  }

  /// Whether `text` is a number such as `1.0E+05`, `1E+05` or `4455.0`.
  private static func hasExponent(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ isDigit($0) || ".,+-Ee".utf8.contains($0) }), let first = text.utf8.first else {
      return false
    }
    return isDigit(first) && Double(text.replacing(",", with: ".")) != nil && !text.utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (0x61...0x66).contains(byte | 0x20) }
}
