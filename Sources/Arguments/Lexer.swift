/// One piece of a command line, by its looks alone.
enum Token: Hashable {
  /// `--name` or `--name=value`.
  case long(name: String, value: String?)
  /// `-abc`: several flags, or an option and its value.
  case short(Substring)
  /// Anything else, a single dash and negative numbers too; or after `--`.
  case value(String)
  /// `--`: what follows are values.
  case terminator
}

/// Sorts words into tokens.
func tokens(of words: some Sequence<String>) -> [Token] {
  var onlyValues = false
  return words.map { word in
    if onlyValues { return .value(word) }
    onlyValues = word == "--"
    return onlyValues ? .terminator : token(of: word)
  }
}

private func token(of word: String) -> Token {
  if word.hasPrefix("--") {
    guard let equals = word.firstIndex(of: "=") else { return .long(name: word, value: nil) }
    return .long(name: String(word[..<equals]), value: String(word[word.index(after: equals)...]))
  }
  guard word.hasPrefix("-"), word != "-", !isNegativeNumber(word) else { return .value(word) }
  return .short(word.dropFirst())
}

/// `-` and a digit, or `-.` and a digit.
private func isNegativeNumber(_ word: String) -> Bool {
  var rest = word.utf8.dropFirst()
  if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
  return rest.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
}
