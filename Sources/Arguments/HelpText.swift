extension CommandTree {
  /// Full help for the program (nil) or one of its commands. Lines are at most `columns` long, but for examples, which
  /// stay whole to be pasted, and lines of a discussion that begin with a space; the text ends in a line end.
  public func helpText(for name: String?, columns: Int) -> String {
    let subject = name.flatMap(command(named:))?.info ?? info
    let sections =
      overview(subject, columns: columns) + [examples(subject.examples), usage(name, columns: columns)]
      + argumentSections(subject.arguments, isRoot: name == nil, columns: columns)
      + (name == nil ? subcommands(columns: columns) : [])
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Help for a call without arguments: what the program is, two examples, how it is called.
  public func shortHelpText(columns: Int) -> String {
    let more = "See '\(info.name) --help' for more information."
    return [
      hanging("OVERVIEW: ", info.abstract, columns: columns), examples(Array(info.examples.prefix(2))),
      usage(nil, columns: columns), wrapped(more, columns: columns, indent: 2),
    ].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func overview(_ subject: CommandInfo, columns: Int) -> [String] {
    [wrapped("OVERVIEW: " + subject.abstract, columns: columns), wrapped(subject.discussion, columns: columns)]
  }

  private func examples(_ examples: [Example]) -> String {
    guard !examples.isEmpty else { return "" }
    return "EXAMPLES:\n" + examples.map { "  \($0.purpose):\n    \($0.line)" }.joined(separator: "\n")
  }

  private func usage(_ name: String?, columns: Int) -> String {
    synopses(of: name).enumerated().map { index, line in
      hanging(index == 0 ? "USAGE: " : "       ", line, columns: columns)
    }.joined(separator: "\n")
  }

  private func argumentSections(_ arguments: [ArgumentInfo], isRoot: Bool, columns: Int) -> [String] {
    let positionals = arguments.filter(\.isPositional)
    let groups = arguments.compactMap(\.group).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let plain = arguments.filter { !$0.isPositional && $0.group == nil } + Self.builtInArguments(isRoot: isRoot)
    let titled = groups.map { group in (group.uppercased(), arguments.filter { $0.group == group }) }
    return ([("ARGUMENTS", positionals)] + titled + [("OPTIONS", plain)]).map { title, arguments in
      section(title, arguments.map { helpRow($0.label, $0.explanation, columns: columns) })
    }
  }

  private func subcommands(columns: Int) -> [String] {
    let rows = commands.map { command in
      let label = command.info.name + (command.info.name == defaultCommand ? " (default)" : "")
      return helpRow(label, command.info.abstract, columns: columns)
    }
    let more = "See '\(info.name) help <subcommand>' for detailed help."
    return [section("SUBCOMMANDS", rows), wrapped(more, columns: columns, indent: 2)]
  }

  private func section(_ title: String, _ rows: [String]) -> String {
    rows.isEmpty ? "" : "\(title):\n" + rows.joined(separator: "\n")
  }

  /// The options every command has.
  static func builtInArguments(isRoot: Bool) -> [ArgumentInfo] {
    let json = ArgumentInfo(kind: .flag, names: ["--json"], help: "With --version: as JSON.")
    return (isRoot ? [json] : []) + [
      ArgumentInfo(kind: .flag, names: ["--version"], help: "Show the version."),
      ArgumentInfo(kind: .flag, names: ["-h", "--help"], help: "Show help information."),
    ]
  }
}

extension ArgumentInfo {
  /// The help with values and default, as in `The form of the PNG. (values: auto, indexed; default: auto)`.
  var explanation: String {
    let notes = [
      values.isEmpty ? nil : "values: " + values.joined(separator: ", "), defaultText.map { "default: \($0)" },
    ].compactMap { $0 }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}
