/// Foreign texts in GitHub's Markdown.
enum MarkdownText {
  /// The text on one line as code in which nothing has a meaning, so that it fits into a cell of a table: every ASCII
  /// character that could have one is written as a reference.
  static func code(_ text: String, limit: Int = 160) -> String { "<code>\(plain(text, limit: limit))</code>" }

  /// The same without the element. Outside of code GitHub still makes a mention of `@name`.
  static func plain(_ text: String, limit: Int = 400) -> String {
    Visible.shortened(Visible.line(text), to: limit).unicodeScalars.map(escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    isHarmless(scalar) ? String(scalar) : "&#\(scalar.value);"
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "/", "-", ",", ";", "%": true
    // Separators of lines and paragraphs, and what turns the direction of writing.
    case "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": false
    default: !scalar.isASCII
    }
  }
}
