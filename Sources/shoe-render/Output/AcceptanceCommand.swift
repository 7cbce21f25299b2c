import Arguments
import FileSystem
import Reports

/// The command line that accepts what a run found, to be pasted into a shell in the folder where it ran.
enum AcceptanceCommand {
  /// For `check`: its own `words` with --update. What --only kept out is accepted too.
  static func check(_ words: [String]) -> String {
    let update = CheckOptions.arguments.map(\.info).filter { !$0.names.allSatisfy(["--golden", "--new"].contains) }
    return line(without(update + threads, words), adding: ["--update"])
  }

  /// For `diff`: its own `words` without the reports, whose JSON `accept` reads. No file is left behind.
  static func diff(_ words: [String]) -> String {
    let reports = ReportOptions.arguments.map(\.info) + MessageOptions.arguments.map(\.info)
    return line(without(reports + threads, words), adding: ["--json"]) + " | shoe-render accept -"
  }

  /// How many threads a run had changes nothing that it says.
  private static let threads = DiffCommand.arguments.all.map(\.info).filter { $0.names.contains("--jobs") }

  /// Options come before a `--`, behind which all words are operands.
  private static func line(_ words: [String], adding options: [String]) -> String {
    let end = words.firstIndex(of: "--") ?? words.count
    return ShellWords.line(["shoe-render"] + words[..<end] + options + words[end...])
  }

  /// The words without some options, their values included. Short ones that share a word with others stay.
  private static func without(_ options: [ArgumentInfo], _ words: [String]) -> [String] {
    var kept: [String] = []
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      index += 1
      if let option = options.first(where: { $0.names.contains(word) }) {
        if case .option = option.kind { index += 1 }
      } else if !options.contains(where: { $0.names.contains { word.hasPrefix($0 + "=") } }) {
        kept.append(word)
      }
    }
    return kept + words[min(index, words.count)...]
  }
}
