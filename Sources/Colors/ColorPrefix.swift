/// The word before a colon that chooses a table, as in `css:orange`.
struct ColorPrefix {
  /// What stands before the colon.
  let word: Substring
  /// What stands after it, trimmed.
  let rest: Substring

  /// Nil where there is no colon, or one that belongs to CSS: inside a function, a comment or an escape.
  init?(_ text: Substring) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    word = text[..<colon]
    if ColorParser.hasTokens(word) || word.utf8.first == UInt8(ascii: "#") { return nil }
    rest = ASCII.trimmed(text[text.utf8.index(after: colon)...])
  }

  /// The table, or nil where no table has this prefix.
  var table: NamedColorTable? {
    NamedColorTable.allCases.first { table in
      let name = table.rawValue.utf8
      return name.count == word.utf8.count && zip(name, word.utf8).allSatisfy { $0 == ASCII.lowercased($1) }
    }
  }
}
