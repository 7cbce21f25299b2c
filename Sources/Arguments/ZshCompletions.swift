extension CommandTree {
  func zshCompletions() -> String {
    let names = commands.map(\.info.name)
    let described = commands.map { shellQuoted("\($0.info.name):\($0.info.abstract)") }
    return """
      #compdef \(info.name)
      # Zsh completions for \(info.name). Save as _\(info.name) in a folder of $fpath.
      \(shellFunction)() {
        local command=$words[2]
        local -a commands
        commands=(
          \((described + [shellQuoted("help:Show help for a subcommand.")]).joined(separator: "\n    "))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands subcommand commands
        elif [[ $command == help ]]; then
          _describe -t commands subcommand commands
          return
        fi
        case $command in
          \(names.joined(separator: "|"))) (( CURRENT > 2 )) && { shift words; (( CURRENT-- )) } ;;
          *) command=\(shellQuoted(defaultCommand ?? "")) ;;
        esac
        case $command in
      \(commands.map(Self.zshCommand).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _\(info.name) ]]; then
        \(shellFunction) "$@"
      else
        compdef \(shellFunction) \(info.name)
      fi

      """
  }

  private static func zshCommand(_ command: Command<Action>) -> String {
    let specs = command.completableArguments.flatMap(zshSpecs).map { " \\\n        " + shellQuoted($0) }.joined()
    return "    \(command.info.name))\n      _arguments -s -S\(specs)\n      ;;"
  }

  /// What `_arguments` wants to know of an argument: one text a name.
  private static func zshSpecs(_ argument: ArgumentInfo) -> [String] {
    let action = argument.valueName.map { ":\(escaped($0)):\(zshAction(argument))" } ?? ""
    if argument.isPositional { return [(argument.isRepeating ? "*" : argument.isRequired ? "" : ":") + action] }
    let start = argument.isRepeating ? "*" : "(\(argument.names.joined(separator: " ")))"
    return argument.names.map { name in
      let joint = argument.kind == .flag ? "" : name.hasPrefix("--") ? "=" : "+"
      return "\(start)\(name)\(joint)[\(escaped(argument.help))]\(action)"
    }
  }

  private static func zshAction(_ argument: ArgumentInfo) -> String {
    switch argument.completion {
    case .values: argument.values.isEmpty ? " " : "(\(argument.values.joined(separator: " ")))"
    case .folders: "_files -/"
    case .files(let extensions):
      extensions.isEmpty ? "_files" : "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    }
  }

  private static func escaped(_ text: String) -> String {
    String(text.flatMap { "\\[]:".contains($0) ? ["\\", $0] : [$0] })
  }
}
