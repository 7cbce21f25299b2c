import Suggestions

extension ColorError {
  /// The value, what is wrong with it, and the way out.
  public var message: String {
    switch kind {
    case .empty: "an empty colour; \(Self.forms)"
    case .unknownName(let meant?): "unknown colour \(quotedExcerpt(text))\(didYouMean(meant))"
    case .unknownName(nil): "unknown colour \(quotedExcerpt(text)); \(Self.forms)"
    case .unknownTable(let prefix): unknownTable(prefix)
    case .noFixedValue: "\(quotedExcerpt(text)) has no value of its own; \(Self.forms)"
    case .function: "\(quotedExcerpt(text)) is not read; \(Self.forms)"
    case .badHexDigit(let character): "\(excerpt(text)): \(quotedExcerpt(character)) is not a hex digit (0-9, a-f)"
    case .hexDigitCount(let count):
      "\(excerpt(text)) has \(count) digit\(count == 1 ? "" : "s"); a hex colour has 3, 4, 6 or 8"
    case .componentOutOfRange(let name): "\(name): \(componentAdvice(name))"
    }
  }

  /// The forms that are read.
  private static let forms = "a colour is a SwiftUI or CSS name, or hex such as #ff9500"

  private func unknownTable(_ prefix: String) -> String {
    let tables = NamedColorTable.allCases.map(\.rawValue)
    let way = suggestion(for: prefix, among: tables).map { didYouMean("\($0):") }
    return "unknown prefix \(quotedExcerpt(prefix + ":"))\(way ?? "; known prefixes: css:, swiftui:")"
  }

  /// A whole number from 2 to 255 is a byte where 0 to 1 was due; other numbers are only out of range.
  private func componentAdvice(_ name: String) -> String {
    guard name != "opacity", let byte = UInt8(text), byte > 1 else { return "\(excerpt(text)) is outside 0...1" }
    return "\(byte) looks like 0...255; divide by 255: \(Self.fraction(of: byte))"
  }

  /// `byte / 255` with four decimals, which is enough to be rounded back to `byte`.
  private static func fraction(of byte: UInt8) -> String {
    let tenThousandths = (Int(byte) * 10_000 + 127) / 255
    guard tenThousandths < 10_000 else { return "1" }
    return "0." + String(String(tenThousandths + 10_000).dropFirst())
  }
}
