extension JSONError {
  /// What is wrong and the way out, without the position.
  public var message: String {
    switch kind {
    case .empty: "the text is empty; the smallest JSON object is {}"
    case .encoding(let name): "the text is in \(name); save it as UTF-8"
    case .invalidUTF8(let byte): "the byte 0x\(Self.hex(byte)) is not UTF-8 here; save the text as UTF-8"
    case .tooDeep(let limit): "nested more than \(limit) levels deep"
    case .trailingText(let found): "\(found) follows the end of the JSON value; remove it"
    case .unclosedString: "the string that starts here is not closed; close it with '\"'"
    case .unclosedArray(let opened): "the text ends inside the array opened at \(opened); close it with ']'"
    case .unclosedObject(let opened): "the text ends inside the object opened at \(opened); close it with '}'"
    case .unexpected(let found, let expected): "expected \(expected), found \(found)"
    case .trailingComma(let closing): "a comma before '\(closing)' is not JSON; remove the comma"
    case .comment: "comments are not JSON; remove the comment"
    case .wrongQuotes(let quote): "\(quote) does not start a JSON string; use double quotes: \""
    case .unquotedKey(let key): "a key needs double quotes: write \"\(key)\""
    case .duplicateKey(let key, let first): "the key \(key) is written twice, first at \(first); remove one"
    case .notFinite(let word): "\(word) is not JSON; write a finite number or null"
    case .unknownWord(let word, let meant?): "'\(word)' is not JSON; did you mean '\(meant)'?"
    case .unknownWord(let word, nil): "'\(word)' is not JSON; a string needs double quotes: \"\(word)\""
    case .leadingZeros(let text, let value):
      "\(text) has leading zeros; write \(value), or \"\(text)\" in quotes to keep them"
    case .malformedNumber(let text, let advice): "'\(text)' is not a JSON number; \(advice)"
    case .numberTooLarge(let text): "\(text) is beyond the range of a number, about 1.8e308"
    case .controlCharacter(let byte): Self.message(forControl: byte)
    case .unknownEscape(let escape): "\(escape) is not a JSON escape; a backslash itself is written \\\\"
    case .malformedUnicodeEscape: "\\u needs four hexadecimal digits, as in \\u00e9"
    case .unpairedSurrogate(let escape):
      "\(escape) is one half of a surrogate pair; write both halves, as in \\ud83d\\ude00, or the character itself"
    }
  }

  private static func message(forControl byte: UInt8) -> String {
    switch byte {
    case 0x0A, 0x0D: "a line break inside a string; close the string with '\"' before it, or write \\n"
    case 0x09: "a tab inside a string; write \\t"
    default: "the control character U+00\(hex(byte)) inside a string; write \\u00\(hex(byte))"
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
}
