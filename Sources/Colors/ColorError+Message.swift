import Suggestions

extension ColorError {
  /// The value, what is wrong with it, and the way out.
  public var message: String {
    switch kind {
    case .empty: "an empty colour; \(Self.forms)"
    case .unknownName(let meant?): "unknown colour \(quotedExcerpt(text))\(didYouMean(meant))"
    case .unknownName(nil): "unknown colour \(quotedExcerpt(text)); \(Self.forms)"
    case .unknownTable(let prefix): unknownTable(prefix)
    case .twoMeanings(let color, let table, let other):
      "\(quotedExcerpt(text)) is \(color) in the palette and \(other) in \(table.title); write 'palette:\(text)' or '\(table.rawValue):\(text)'"
    case .notInPalette(let name, let names):
      "the palette has no \(quotedExcerpt(name))\(hint(for: name, among: names, listedAs: names.count > 12 ? nil : "its colours"))"
    case .noPalette: "\(quotedExcerpt(text)): there is no palette; pass one by --palette"
    case .noFixedValue: "\(quotedExcerpt(text)) has a value only inside a page; \(Self.forms)"
    case .unknownFunction(let name, let meant): Self.unknownFunction(name, meant)
    case .notEvaluated(let name, let kind): "\(excerpt(text)): \(Self.notEvaluated(name, kind))"
    case .css(let fault): "\(excerpt(text)): \(fault.message)"
    case .badHexDigit(let character): "\(excerpt(text)): \(quotedExcerpt(character)) is not a hex digit (0-9, a-f)"
    case .hexDigitCount(let count):
      "\(excerpt(text)) has \(count) digit\(count == 1 ? "" : "s"); a hex colour has 3, 4, 6 or 8"
    case .componentOutOfRange(let name): "\(name): \(componentAdvice(name))"
    }
  }

  /// The forms that are read.
  private static let forms =
    "a colour is a SwiftUI or CSS name, hex such as #ff9500, or a CSS function such as rgb(255 149 0)"

  private static func unknownFunction(_ name: String, _ meant: String?) -> String {
    let known = ColorFunction.names.joined(separator: ", ")
    return "unknown colour function \(quotedExcerpt(name + "()"))"
      + (meant.map { didYouMean($0 + "()") } ?? "; known functions: \(known)")
  }

  private static func notEvaluated(_ name: String, _ kind: CSSExtension) -> String {
    switch kind {
    case .math: "\(name)() is not evaluated; write the number that it comes to"
    case .substitution: "\(name)() has no value outside a page; write the value itself"
    case .level5: "\(name)() is CSS Color 5 and is not read; write the colour that it comes to"
    }
  }

  private func unknownTable(_ prefix: String) -> String {
    let tables = NamedColorTable.allCases.map(\.rawValue)
    let way = suggestion(for: prefix, among: tables).map { didYouMean("\($0):") }
    return "unknown prefix \(quotedExcerpt(prefix + ":"))\(way ?? "; known prefixes: css:, swiftui:, palette:")"
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
