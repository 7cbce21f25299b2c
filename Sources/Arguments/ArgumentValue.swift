/// A value that an argument's text stands for.
public protocol ArgumentValue: Sendable {
  /// The value for a text; nil where it is none.
  init?(argument: String)
  /// The text for the value, as help shows a default.
  var argumentText: String { get }
  /// All texts there are, for help, errors and completions; empty where they cannot be listed.
  static var allValueStrings: [String] { get }
}

extension ArgumentValue {
  /// None: the values cannot be listed.
  public static var allValueStrings: [String] { [] }
}

extension ArgumentValue where Self: RawRepresentable, RawValue == String {
  /// The case of that raw value.
  public init?(argument: String) { self.init(rawValue: argument) }
  /// The raw value.
  public var argumentText: String { rawValue }
}

extension ArgumentValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// The raw values of all cases.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }
}

extension String: ArgumentValue {
  /// The text itself.
  public init?(argument: String) { self = argument }
  /// The text itself.
  public var argumentText: String { self }
}

extension Int: ArgumentValue {
  /// A whole number in decimal digits, with or without a sign.
  public init?(argument: String) { self.init(argument) }
  /// The number in decimal digits.
  public var argumentText: String { description }
}

extension Double: ArgumentValue {
  /// A finite number in decimal digits, with or without a sign, a fraction and an exponent.
  public init?(argument: String) {
    guard let value = Double(argument), value.isFinite, !argument.utf8.contains(where: { $0 | 0x20 == 0x78 }) else {
      return nil
    }
    self = value
  }
  /// The shortest text that gives the number back, without `.0` for a whole one.
  public var argumentText: String {
    description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}

/// What is wrong with a value, in words that follow "The value 'x' is invalid for '--size <size>': ".
public struct ArgumentMessage: Error, Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words, without a full stop.
  public var text: String

  /// A message.
  public init(_ text: String) { self.text = text }

  /// A message.
  public init(stringLiteral value: String) { text = value }
}
