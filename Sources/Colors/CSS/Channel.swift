/// One component of a colour function: what may be written for it and what that means.
struct Channel: Sendable {
  enum Kind: Sendable {
    /// An angle; a bare number is degrees.
    case hue
    /// A number or a percentage: what 1 and what 100% stand for.
    case quantity(one: Double, full: Double)
  }

  let name: String
  let kind: Kind
  /// CSS holds values to this when it reads them. Where CSS has no limit it is so wide that no colour needs more, and so
  /// narrow that cubes and products of values are finite.
  var range: ClosedRange<Double> = -1e9...1e9

  static let hue = Channel(name: "hue", kind: .hue, range: -1e300...1e300)
  static let alpha = Channel(name: "alpha", kind: .quantity(one: 1, full: 1), range: 0...1)

  static func quantity(_ name: String, one: Double = 1, full: Double) -> Channel {
    Channel(name: name, kind: .quantity(one: one, full: full))
  }

  /// The same, held to a range.
  func held(to range: ClosedRange<Double>) -> Channel { Channel(name: name, kind: kind, range: range) }

  /// The same, held to 0 or more.
  var nonnegative: Channel { held(to: 0...1e9) }

  var isHue: Bool { if case .hue = kind { true } else { false } }

  /// What `token` means here, or nil where it means nothing. `none` is 0.
  func value(of token: CSSToken.Kind) -> Double? {
    unheld(token).map { min(max($0, range.lowerBound), range.upperBound) }
  }

  private func unheld(_ token: CSSToken.Kind) -> Double? {
    switch (token, kind) {
    case (.ident("none"), _): 0
    case (.number(let number), .hue): number
    case (.dimension(let number, let unit), .hue): Self.degrees[unit].map { number * $0 }
    case (.number(let number), .quantity(let one, _)): number * one
    case (.percentage(let number), .quantity(_, let full)): number / 100 * full
    default: nil
    }
  }

  /// The units of angle, in degrees.
  private static let degrees = ["deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360]
}
