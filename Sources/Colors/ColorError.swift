/// Why something is no colour.
public struct ColorError: Error, Equatable, Sendable {
  /// What is wrong. The words for each kind are in ``ColorError/message``.
  public enum Kind: Equatable, Sendable {
    /// There is nothing but white space.
    case empty
    /// No table has the name; `meant` is what was most likely meant.
    case unknownName(meant: String?)
    /// The prefix before the colon is no table's.
    case unknownTable(String)
    /// `currentcolor`, which is a colour only inside a page.
    case noFixedValue
    /// A function such as `rgb()`.
    case function
    /// This character stands among the hex digits.
    case badHexDigit(String)
    /// So many hex digits.
    case hexDigitCount(Int)
    /// The component of this name is not a number from 0 to 1.
    case componentOutOfRange(String)
  }

  /// What is wrong.
  public let kind: Kind
  /// The value at fault, as given.
  public let text: String

  /// Makes an error about `text`.
  public init(_ kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }
}

extension ColorError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
