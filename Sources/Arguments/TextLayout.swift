/// Text broken into lines of at most `columns` characters, each after `indent` spaces. Line ends in the text stay; a word
/// that is too long has a line of its own.
func wrapped(_ text: String, columns: Int, indent: Int = 0) -> String {
  let margin = String(repeating: " ", count: indent)
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .flatMap { lines(of: $0, width: max(columns - indent, 20)) }
    .map { $0.isEmpty ? "" : margin + $0 }
    .joined(separator: "\n")
}

private func lines(of paragraph: Substring, width: Int) -> [String] {
  var lines = [""]
  for word in paragraph.split(separator: " ") {
    let line = lines[lines.count - 1]
    if line.isEmpty {
      lines[lines.count - 1] = String(word)
    } else if line.count + 1 + word.count <= width {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// A row of help: the label after two spaces, the text from column 26 on, or on the next line if the label is longer.
func helpRow(_ label: String, _ text: String, columns: Int) -> String {
  let labelWidth = 26
  let start = "  " + label
  if text.isEmpty { return start }
  let body = wrapped(text, columns: columns, indent: labelWidth)
  return start.count < labelWidth ? start + body.dropFirst(start.count) : start + "\n" + body
}
