extension CommandTree {
  /// What a person is shown for a mistake: the error, the help of the argument at fault, how the command is called, and
  /// where to read more. Lines are at most `columns` long; the text ends in a line end.
  public func usageMessage(for error: UsageError, columns: Int) -> String {
    let call = [info.name, error.command].compactMap { $0 }.joined(separator: " ")
    var lines = ["Error: \(error)"]
    if let argument = error.argument, !argument.help.isEmpty {
      lines.append(hanging("Help:  ", "\(argument.label)  \(argument.help)", columns: columns))
    }
    for (index, synopsis) in synopses(of: error.command).enumerated() {
      lines.append(hanging(index == 0 ? "Usage: " : "       ", synopsis, columns: columns))
    }
    lines.append(wrapped("See '\(call) --help' for more information.", columns: columns, indent: 2))
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A text after a heading, its further lines indented as far.
func hanging(_ heading: String, _ text: String, columns: Int) -> String {
  heading + wrapped(text, columns: columns, indent: heading.count).dropFirst(heading.count)
}
