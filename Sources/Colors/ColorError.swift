public import Pixels

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
    /// The palette and a table give the bare name different values.
    case twoMeanings(palette: RGBA8, table: NamedColorTable, other: RGBA8)
    /// The palette has no such name; it has these.
    case notInPalette(String, names: [String])
    /// The prefix `palette:` without a palette.
    case noPalette
    /// `currentcolor`, or a system colour of CSS such as `canvas`, which are colours only inside a page.
    case noFixedValue
    /// A function that CSS does not have for colours; `meant` is the one that was most likely meant.
    case unknownFunction(String, meant: String?)
    /// A function of CSS that is not evaluated, such as `calc()`.
    case notEvaluated(String, CSSExtension)
    /// A colour function that does not keep to its grammar.
    case css(CSSFault)
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
