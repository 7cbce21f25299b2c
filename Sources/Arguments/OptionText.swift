/// Options inside the value of another option, as in `--rendition 'thumb: --width 250'`.
public enum OptionText {
  /// The words of a text: divided by blanks, where quotation marks (`'` or `"`) hold blanks together. Nil where a
  /// quotation mark has no end.
  public static func words(_ text: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let whole = word { words.append(whole) }
    return quote == nil ? words : nil
  }

  /// `options` with what `words` say of them. Throws as the command's own parsing does.
  public static func parse<Options>(
    _ words: [String], into options: Options, arguments: [Argument<Options>]
  ) throws(UsageError) -> Options {
    var parser = Parser(root: options, arguments: ArgumentTable(arguments), tokens: tokens(of: words))
    return try parser.parse()
  }
}
