/// A JSON number, kept as it was written, so that no digit is lost.
public struct JSONNumber: Hashable, Sendable {
  /// The number in JSON's grammar, for example `-0.5e3`.
  public let text: String

  /// Wraps a text that is known to follow JSON's grammar and to be finite as a `Double`.
  init(validated text: String) { self.text = text }

  /// A whole number.
  public init(_ value: Int) { text = String(value) }

  /// The shortest text that reads back as `value`. A value that is not finite is a programmer error and traps.
  public init(_ value: Double) {
    precondition(value.isFinite, "JSON has no \(value)")
    let text = value.description
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The nearest `Double`; always finite, as the reader refuses larger numbers.
  public var double: Double { Double(text) ?? 0 }

  /// The value as `Int`, or nil where it is not whole or does not fit. `3`, `3.0` and `0.3e1` are all 3, exactly.
  public var integer: Int? { Int(text) ?? wholeNumber }

  /// The value of a text with a fraction or an exponent, computed in decimal digits.
  private var wholeNumber: Int? {
    let parts = text.split(whereSeparator: { $0 == "e" || $0 == "E" })
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 ? mantissa[1] : ""
    let digits = mantissa[0] + fraction
    guard digits.contains(where: { $0 != "0" && $0 != "-" }) else { return 0 }
    guard let exponent = parts.count > 1 ? Int(parts[1]) : 0, exponent.magnitude <= 10_000 else { return nil }
    return Self.shift(String(digits), by: exponent - fraction.count)
  }

  /// `digits` times 10 to the power of `places`, or nil where that is not whole or does not fit.
  private static func shift(_ digits: String, by places: Int) -> Int? {
    guard places < 0 else { return places > 20 ? nil : Int(digits + String(repeating: "0", count: places)) }
    guard digits.suffix(-places).allSatisfy({ $0 == "0" || $0 == "-" }) else { return nil }
    return -places < digits.count ? Int(digits.dropLast(-places)) : nil
  }
}
