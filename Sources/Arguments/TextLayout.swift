/// Text broken into lines of at most `columns` characters, each after `indent` spaces. Line ends in the text stay, and so
/// do lines that begin with a space, such as those of a table; a word that is too long has a line of its own.
func wrapped(_ text: String, columns: Int, indent: Int = 0) -> String {
  let margin = String(repeating: " ", count: indent)
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { lines(of: $0, width: max(columns - indent, 20)) }
    .map { $0.isEmpty ? "" : margin + $0 }
    .joined(separator: "\n")
}

private func lines(of paragraph: Substring, width: Int) -> [String] {
  if paragraph.first == " " { return [String(paragraph)] }
  var lines: [String] = []
  var line = ""
  for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
    if line.isEmpty || line.count + 1 + word.count <= width {
      line += line.isEmpty ? String(word) : " \(word)"
    } else {
      lines.append(line)
      line = String(word)
    }
  }
  return lines + [line]
}

/// A row of help: the label after two spaces, the text from column 26 on, or on the next line if the label is longer.
func helpRow(_ label: String, _ text: String, columns: Int) -> String {
  let labelWidth = 26
  let start = "  " + label
  if text.isEmpty { return start }
  let body = wrapped(text, columns: columns, indent: labelWidth)
  return start.count < labelWidth ? start + body.dropFirst(start.count) : start + "\n" + body
}
