import Arguments

/// `completions`: a script for a shell.
struct CompletionsCommand: Sendable {
  var shell = Shell.bash

  static let info = CommandInfo(
    "completions", abstract: "Print a completion script for a shell.",
    examples: [Example("source <(shoe-render completions bash)", "Complete in this shell")])

  static let arguments: [Argument<CompletionsCommand>] = [
    .positional("shell", help: "The shell.", \.shell)
  ]

  func run() throws { try Speech.product(Program.tree.completionScript(for: shell)) }
}
