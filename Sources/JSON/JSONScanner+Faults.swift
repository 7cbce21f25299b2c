import Suggestions

extension JSONScanner {
  /// The error where `expected` is due and something else stands.
  func unexpected(_ expected: String) -> JSONError {
    fault() ?? describe(.unexpected(found: found, expected: expected))
  }

  /// The error where a key is due and no string starts.
  func badKey() -> JSONError {
    let word = word()
    return word.isEmpty ? unexpected("a key in double quotes") : describe(.unquotedKey(excerpt(word)))
  }

  /// The error where no colon follows a key.
  func missingColon(after key: String) -> JSONError { unexpected("':' after the key \(Self.quoted(key))") }

  /// The error where something follows the value.
  func trailingText() -> JSONError { fault() ?? describe(.trailingText(found: found)) }

  /// The error for a backslash followed by no escape.
  func unknownEscape() throws(JSONError) -> JSONError {
    var after = self
    after.index += 1
    if bytes[after.index] < 0x80 {
      return describe(.unknownEscape("\\" + excerpt(String(Unicode.Scalar(bytes[after.index])))))
    }
    let start = after.index
    try after.skipSequence()
    return describe(.unknownEscape("\\" + String(decoding: bytes[start..<after.index], as: UTF8.self)))
  }

  /// A key as messages show it: in double quotes, escaped.
  static func quoted(_ key: String) -> String { JSONWriter.compact.text(.string(excerpt(key))) }

  private func describe(_ kind: JSONError.Kind) -> JSONError { JSONError(kind, at: position) }

  /// The error for something that is a fault anywhere outside a string: a comment, other quotes, bytes not in UTF-8.
  private func fault() -> JSONError? {
    guard let byte = next else { return nil }
    let after = index + 1 < end ? bytes[index + 1] : 0
    switch byte {
    case ASCII.hash: return describe(.comment)
    case ASCII.slash where after == ASCII.slash || after == UInt8(ascii: "*"): return describe(.comment)
    case ASCII.apostrophe, UInt8(ascii: "`"): return describe(.wrongQuotes(String(Unicode.Scalar(byte))))
    case 0x80...: return foreignCharacter()
    default: return nil
    }
  }

  /// The error for a byte above 0x7F outside a string; nil where it starts an ordinary character.
  private func foreignCharacter() -> JSONError? {
    guard UTF8Sequence.length(in: bytes, at: index, end: end) != nil else {
      return describe(.invalidUTF8(bytes[index]))
    }
    let character = found.dropFirst().dropLast()
    return ["\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}"].contains(character)
      ? describe(.wrongQuotes(String(character))) : nil
  }

  /// What stands at `index`, for messages: a bare word, a character in quotes, or the end.
  private var found: String {
    guard let byte = next else { return "the end of the text" }
    if ASCII.isWord(byte) { return quotedExcerpt(word()) }
    let length = byte < 0x80 ? 1 : UTF8Sequence.length(in: bytes, at: index, end: end) ?? 1
    return quotedExcerpt(String(decoding: bytes[index..<index + length], as: UTF8.self))
  }
}
