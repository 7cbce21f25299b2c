extension CommandTree {
  func bashCompletions() -> String {
    let names = commands.map(\.info.name)
    return """
      # Bash completions for \(info.name). Source this file, or put it into bash-completion's folder.
      \(shellFunction)() {
        local IFS=$'\\n'
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=( \(Self.words(names + ["help"])) )
        elif [ "$command" = help ]; then
          COMPREPLY=( \(Self.words(names)) )
          return
        fi
        case "$command" in
          \(names.joined(separator: "|"))) ;;
          *) command=\(shellQuoted(defaultCommand ?? "")) ;;
        esac
        case "$command $previous" in
      \(commands.flatMap(Self.bashValues).joined(separator: "\n"))
        esac
        case "$command $current" in
      \(commands.map(Self.bashOptions).joined(separator: "\n"))
      \(commands.flatMap(Self.bashPositionals).joined(separator: "\n"))
        esac
      }
      complete -F \(shellFunction) \(info.name)

      """
  }

  private static func bashValues(_ command: Command<Action>) -> [String] {
    command.info.arguments.filter { !$0.isPositional && $0.valueName != nil }.map { option in
      let cases = option.names.map { shellQuoted("\(command.info.name) \($0)") }.joined(separator: "|")
      return "    \(cases)) \(completes(option))COMPREPLY=( \(generator(option)) ); return ;;"
    }
  }

  private static func bashOptions(_ command: Command<Action>) -> String {
    let names = command.completableArguments.flatMap(\.names)
    return "    \(shellQuoted("\(command.info.name) -"))*) COMPREPLY=( \(words(names)) ) ;;"
  }

  private static func bashPositionals(_ command: Command<Action>) -> [String] {
    let positionals = command.info.arguments.filter(\.isPositional)
    let generators = positionals.map(generator).filter { !$0.isEmpty }
    guard !generators.isEmpty else { return [] }
    let mark = positionals.map(completes).first { !$0.isEmpty } ?? ""
    let all = generators.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: " ")
    return ["    \(shellQuoted(command.info.name + " "))*) \(mark)COMPREPLY=( \"${COMPREPLY[@]}\" \(all) ) ;;"]
  }

  /// Says that names of files follow, so that bash quotes them and ends folders in a slash. Bash 3.2 knows no `compopt`.
  private static func completes(_ argument: ArgumentInfo) -> String {
    argument.completion == .values ? "" : "compopt -o filenames 2>/dev/null; "
  }

  private static func generator(_ argument: ArgumentInfo) -> String {
    switch argument.completion {
    case .values: return argument.values.isEmpty ? "" : words(argument.values)
    case .folders: return "$(compgen -d -- \"$current\")"
    case .files(let extensions):
      let filters = extensions.isEmpty ? ["-f"] : extensions.map { "-f -X '!*.\($0)'" } + ["-d"]
      return filters.map { "$(compgen \($0) -- \"$current\")" }.joined(separator: " ")
    }
  }

  /// Words of a fixed list that begin like the current one. The list has a word a line, as IFS says.
  private static func words(_ words: [String]) -> String {
    "$(compgen -W \(shellQuoted(words.joined(separator: "\n"))) -- \"$current\")"
  }
}
