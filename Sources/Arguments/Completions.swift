/// The shells that completions are written for.
public enum Shell: String, CaseIterable, ArgumentValue {
  /// Bash, from version 3.2 on.
  case bash
  /// Zsh, with its completion system loaded.
  case zsh
  /// Fish.
  case fish
}

extension CommandTree {
  /// A script that teaches a shell this program's commands, options and values.
  public func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions()
    case .zsh: zshCompletions()
    case .fish: fishCompletions()
    }
  }

  /// A shell function's name for this program.
  var shellFunction: String {
    "_" + String(info.name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

extension Command {
  /// The command's arguments and those every command has.
  var completableArguments: [ArgumentInfo] {
    info.arguments + CommandTree<Action>.builtInArguments(isRoot: false)
  }
}

/// A text in single quotes for bash and zsh.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
