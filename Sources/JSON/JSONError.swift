/// Why a text is not JSON, and where.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong. The words for each kind are in ``JSONError/message``.
  public enum Kind: Equatable, Sendable {
    /// There is nothing but white space.
    case empty
    /// The text is in another encoding, such as "UTF-16 (little-endian)".
    case encoding(String)
    /// This byte cannot stand here in UTF-8.
    case invalidUTF8(UInt8)
    /// Arrays and objects are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// Something follows the value; `found` is its beginning.
    case trailingText(found: String)
    /// The text ends inside a string.
    case unclosedString
    /// The text ends inside an array.
    case unclosedArray(opened: JSONPosition)
    /// The text ends inside an object.
    case unclosedObject(opened: JSONPosition)
    /// `expected` is missing; `found` stands there.
    case unexpected(found: String, expected: String)
    /// A comma stands before the closing bracket.
    case trailingComma(closing: String)
    /// A comment, of any style.
    case comment
    /// A string in single or typographic quotes.
    case wrongQuotes(String)
    /// A key without quotes.
    case unquotedKey(String)
    /// The key was written before, at `first`.
    case duplicateKey(String, first: JSONPosition)
    /// NaN or an infinity.
    case notFinite(String)
    /// A bare word; `meant` is the JSON word it looks like.
    case unknownWord(String, meant: String?)
    /// A number with leading zeros; `value` is the number without them.
    case leadingZeros(String, value: String)
    /// A number that JSON's grammar does not have; `advice` says what to write.
    case malformedNumber(String, advice: String)
    /// A number beyond the range of `Double`.
    case numberTooLarge(String)
    /// A control character inside a string.
    case controlCharacter(UInt8)
    /// A backslash followed by something else than an escape.
    case unknownEscape(String)
    /// `\u` without four hexadecimal digits.
    case malformedUnicodeEscape
    /// One half of a surrogate pair.
    case unpairedSurrogate(String)
  }

  /// What is wrong.
  public let kind: Kind
  /// Where.
  public let position: JSONPosition

  /// Makes an error.
  public init(_ kind: Kind, at position: JSONPosition) {
    self.kind = kind
    self.position = position
  }
}

extension JSONError: CustomStringConvertible {
  /// `LINE:COLUMN: message`.
  public var description: String { "\(position): \(message)" }
}
