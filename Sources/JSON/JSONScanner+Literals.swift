import Suggestions

extension JSONScanner {
  /// The words that other languages write for numbers that JSON does not have.
  static let notFiniteWords: Set<String> = ["NaN", "nan", "Infinity", "inf", "Inf", "infinity"]

  /// JSON's words by the words that are mistaken for them.
  private static let mistakenWords = [
    "none": "null", "nil": "null", "undefined": "null", "yes": "true", "on": "true", "no": "false", "off": "false",
  ]

  /// `null`, `true` or `false`; throws for all else, as no other value starts here.
  mutating func literal() throws(JSONError) -> JSONValue.Content {
    let word = word()
    let content: JSONValue.Content
    switch word {
    case "null": content = .null
    case "true": content = .bool(true)
    case "false": content = .bool(false)
    case "": throw badValue()
    default: throw badWord(word)
    }
    index += word.utf8.count
    return content
  }

  /// The letters, digits, `_` and `$` from here on.
  func word() -> String { String(decoding: bytes[index..<end].prefix(while: ASCII.isWord), as: UTF8.self) }

  private func badWord(_ word: String) -> JSONError {
    if Self.notFiniteWords.contains(word) { return JSONError(.notFinite(word), at: position) }
    let folded = word.lowercased()
    let meant = ["null", "true", "false"].contains(folded) ? folded : Self.mistakenWords[folded]
    return JSONError(.unknownWord(excerpt(word), meant: meant), at: position)
  }

  /// The error where a value is due and no word starts.
  private func badValue() -> JSONError {
    switch next {
    case ASCII.plus:
      JSONError(.malformedNumber(excerpt(numberToken(from: index)), advice: "leave the '+' out"), at: position)
    case ASCII.point:
      JSONError(
        .malformedNumber(excerpt(numberToken(from: index)), advice: "write a 0 before the point"), at: position)
    default: unexpected("a value")
    }
  }
}
