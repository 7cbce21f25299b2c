import Arguments

/// One `--rendition`: a name, and options of a picture.
struct RenditionText: Sendable {
  let name: String
  let words: [String]
  /// As written.
  let text: String

  @Sendable init(parsing text: String) throws(ArgumentMessage) {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex else {
      throw "it is written 'NAME: OPTIONS', such as 'thumb: --width 250'"
    }
    guard let words = OptionText.words(String(text[text.index(after: colon)...])) else {
      throw "a quotation mark in it has no end"
    }
    name = String(text[..<colon])
    self.words = words
    self.text = text
  }
}
