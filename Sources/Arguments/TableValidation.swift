extension CommandTree {
  /// What is wrong with the tables themselves, a sentence each; none in a program that is well made. For one test.
  public func tableFaults() -> [String] {
    let names = commands.map(\.info.name)
    let twice = duplicates(names + ["help"]).map { "two subcommands '\($0)'" }
    let lost = defaultCommand.map { names.contains($0) ? [] : ["the default '\($0)' is no subcommand"] } ?? []
    return twice + lost + commands.flatMap { faults(of: $0.info) }
  }

  private func faults(of command: CommandInfo) -> [String] {
    let found =
      duplicates(command.arguments.flatMap(\.names) + ["-h", "--help", "--version"]).map { "two arguments '\($0)'" }
      + command.arguments.flatMap(faults) + orderFaults(command.arguments.filter(\.isPositional))
      + (command.abstract.isEmpty ? ["no abstract"] : [])
    return found.map { "\(command.name): \($0)" }
  }

  private func faults(of argument: ArgumentInfo) -> [String] {
    let isNamed = argument.isPositional ? argument.names.isEmpty : argument.names.contains { $0.hasPrefix("--") }
    return [
      argument.help.isEmpty ? "'\(argument.spelled())' has no help" : nil,
      argument.help.count > 54 ? "the help of '\(argument.spelled())' is longer than 54 characters" : nil,
      isNamed ? nil : "'\(argument.spelled())' has no long name",
      argument.names.allSatisfy(isWellFormed) ? nil : "'\(argument.label)' has a name that cannot be typed",
    ].compactMap { $0 }
  }

  private func isWellFormed(_ name: String) -> Bool {
    let core = name.hasPrefix("--") ? name.dropFirst(2) : name.dropFirst()
    guard name.hasPrefix("-"), let first = core.first, first.isLetter else { return false }
    return name.hasPrefix("--")
      ? core.count > 1 && core.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } : core.count == 1
  }

  private func orderFaults(_ positionals: [ArgumentInfo]) -> [String] {
    zip(positionals, positionals.dropFirst()).compactMap { earlier, later in
      if earlier.isRepeating { return "nothing is left for '\(later.spelled())' after '\(earlier.spelled())'" }
      if later.isRequired, !earlier.isRequired {
        return "'\(later.spelled())' is required after '\(earlier.spelled())', which is not"
      }
      return nil
    }
  }

  private func duplicates(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { !seen.insert($0).inserted }
  }
}
