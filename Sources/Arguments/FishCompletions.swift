extension CommandTree {
  func fishCompletions() -> String {
    let start = "complete -c \(info.name)"
    let subcommands = commands.map {
      "\(start) -n __fish_use_subcommand -a \($0.info.name) -d \(Self.fishQuoted($0.info.abstract))"
    }
    let names = commands.map(\.info.name).joined(separator: " ")
    let help = [
      "\(start) -n __fish_use_subcommand -a help -d 'Show help for a subcommand.'",
      "\(start) -n '__fish_seen_subcommand_from help' -a '\(names)'",
    ]
    let arguments = commands.flatMap { command in
      command.completableArguments.compactMap {
        Self.fishArguments($0).map { rest in
          "\(start) -n '\(condition(for: command.info.name))' \(rest)"
        }
      }
    }
    return
      (["# Fish completions for \(info.name). Save as \(info.name).fish in ~/.config/fish/completions.", "\(start) -f"]
      + subcommands + help + arguments).joined(separator: "\n") + "\n"
  }

  /// The default command is also meant where no other one is named.
  private func condition(for name: String) -> String {
    guard name == defaultCommand else { return "__fish_seen_subcommand_from \(name)" }
    let others = commands.map(\.info.name).filter { $0 != name } + ["help"]
    return "not __fish_seen_subcommand_from \(others.joined(separator: " "))"
  }

  /// What `complete` is told of an argument; nil where there is nothing to offer.
  private static func fishArguments(_ argument: ArgumentInfo) -> String? {
    let offer = fishOffer(argument)
    if argument.isPositional { return offer }
    let names = argument.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
    let value = argument.kind == .flag ? [] : ["-r"] + (offer.map { [$0] } ?? [])
    return (names + value + ["-d \(fishQuoted(argument.help))"]).joined(separator: " ")
  }

  private static func fishOffer(_ argument: ArgumentInfo) -> String? {
    switch argument.completion {
    case .values: argument.values.isEmpty ? nil : "-a '\(argument.values.joined(separator: " "))'"
    case .folders: "-a '(__fish_complete_directories)'"
    case .files([]): "-F"
    case .files(let extensions):
      "-k -a '(__fish_complete_suffix \(extensions.map { ".\($0)" }.joined(separator: " ")))'"
    }
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.flatMap { "\\'".contains($0) ? ["\\", $0] : [$0] } + "'"
  }
}
