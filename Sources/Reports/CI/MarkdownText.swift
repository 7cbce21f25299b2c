/// Foreign texts in GitHub's Markdown.
enum MarkdownText {
  /// The text on one line as code in which nothing has a meaning, so that it fits into a cell of a table: every ASCII
  /// character that could have one is written as a reference. A long text loses its middle, so that at most `limit`
  /// bytes are left between the tags.
  static func code(_ text: String, limit: Int = 400) -> String {
    "<code>\(shortened(references(text), limit).joined())</code>"
  }

  /// The same as plain text, with colours as code, for which GitHub shows swatches. It makes no mention of anybody, no
  /// reference to an issue and no emoji out of it: these need `@`, `#` or `:` right before a word, and a comment parts them.
  static func plain(_ text: String, limit: Int = 600) -> String {
    let pieces = references(text)
    var parts: [String] = []
    var index = 0
    while index < pieces.count {
      if let length = colorLength(pieces[index...]) {
        parts.append("<code>\(pieces[index..<index + length].joined())</code>")
        index += length
      } else {
        parts.append(["&#64;", "&#35;", "&#58;"].contains(pieces[index]) ? pieces[index] + "<!-- -->" : pieces[index])
        index += 1
      }
    }
    return shortened(parts, limit).joined()
  }

  /// The text as the value of an attribute in double quotes.
  static func attribute(_ text: String, limit: Int = 400) -> String { shortened(references(text), limit).joined() }

  /// One piece a scalar.
  private static func references(_ text: String) -> [String] {
    let line = Visible.line(text)
    let isAddress = line.lowercased().contains("www.")
    return line.unicodeScalars.map { scalar in
      isHarmless(scalar) || (scalar == "." && !isAddress) ? String(scalar) : "&#\(scalar.value);"
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "/", "-", ",", ";", "%": true
    default: !scalar.isASCII
    }
  }

  /// The pieces of a colour in hex that the slice begins with.
  private static func colorLength(_ pieces: ArraySlice<String>) -> Int? {
    guard pieces.first == "&#35;" else { return nil }
    let digits = pieces.dropFirst().prefix { $0.count == 1 && $0.first?.isHexDigit == true }.count
    return digits == 6 || digits == 8 ? digits + 1 : nil
  }

  /// Whole pieces from both ends, with an ellipsis between them where they have more than `limit` bytes.
  private static func shortened(_ pieces: [String], _ limit: Int) -> [String] {
    guard pieces.reduce(0, { $0 + $1.utf8.count }) > limit else { return pieces }
    let head = fitting(pieces, limit / 2 - 3)
    let tail = fitting(pieces.reversed(), limit / 2)
    return head + ["…"] + tail.reversed()
  }

  private static func fitting(_ pieces: [String], _ limit: Int) -> [String] {
    var room = limit
    return Array(
      pieces.prefix { piece in
        room -= piece.utf8.count
        return room >= 0
      })
  }
}
