import Suggestions

/// A program: its commands, one of which may be the default.
public struct CommandTree<Action>: Sendable {
  /// What a command line asks for.
  public enum Request {
    /// To run a command. `impliedWord` is the first word if it was taken as an argument of the default command.
    case run(Action, command: String, impliedWord: String?)
    /// To show help for a command, or for the program.
    case help(command: String?)
    /// Nothing at all: short help is due.
    case shortHelp
    /// To show the version; `json` if `--json` is there too.
    case version(json: Bool)
  }

  /// What help says about the program.
  public let info: CommandInfo
  /// In the order of help.
  public let commands: [Command<Action>]
  /// The command that is meant where none is named.
  public let defaultCommand: String?

  /// A program with at least one command; `defaultCommand` is the name of one.
  public init(_ info: CommandInfo, defaultCommand: String? = nil, commands: [Command<Action>]) {
    self.info = info
    self.commands = commands
    self.defaultCommand = defaultCommand
  }

  /// What the words after the program's name ask for. Help and version win over any mistake beside them.
  public func parse(_ words: [String]) throws(UsageError) -> Request {
    guard let first = words.first else { return .shortHelp }
    if first == "help" { return try help(words.dropFirst()) }
    if let command = command(named: first) {
      return try parse(command, words.dropFirst(), impliedWord: nil)
    }
    let tokens = tokens(of: words)
    if let request = builtIn(tokens, named: nil) { return request }
    let impliedWord: String? = if case .value(let word)? = tokens.first { word } else { nil }
    guard let name = defaultCommand, let command = command(named: name) else {
      throw UsageError(.unknownSubcommand(first, suggestion: nearestSubcommand(to: first)))
    }
    return try parse(command, words[...], impliedWord: impliedWord)
  }

  /// The subcommand whose name is nearest to a word, if one is near.
  public func nearestSubcommand(to word: String) -> String? {
    suggestion(for: word, among: commands.map(\.name) + ["help"])
  }

  /// The error for a word that looks like a command's name mistyped; nil if it does not. For the caller to show where
  /// `impliedWord` is no file either.
  public func unknownSubcommand(_ word: String) -> UsageError? {
    nearestSubcommand(to: word).map { UsageError(.unknownSubcommand(word, suggestion: $0)) }
  }

  func command(named name: String) -> Command<Action>? {
    commands.first { $0.name == name }
  }

  private func help(_ words: ArraySlice<String>) throws(UsageError) -> Request {
    guard let name = words.first(where: { !$0.hasPrefix("-") }) else { return .help(command: nil) }
    guard name != "help" else { return .help(command: nil) }
    guard command(named: name) != nil else {
      throw UsageError(.unknownSubcommand(name, suggestion: nearestSubcommand(to: name)))
    }
    return .help(command: name)
  }

  private func parse(
    _ command: Command<Action>, _ words: ArraySlice<String>, impliedWord: String?
  ) throws(UsageError) -> Request {
    let tokens = tokens(of: words)
    if let request = builtIn(tokens, named: command.name) { return request }
    do throws(UsageError) {
      return .run(try command.parse(tokens), command: command.name, impliedWord: impliedWord)
    } catch {
      var error = error
      error.impliedWord = impliedWord
      throw error
    }
  }

  private func builtIn(_ tokens: [Token], named name: String?) -> Request? {
    let longNames = tokens.compactMap { if case .long(let name, nil) = $0 { name } else { nil } }
    if longNames.contains("--help") || tokens.contains(.short("h")) { return .help(command: name) }
    return longNames.contains("--version") ? .version(json: longNames.contains("--json")) : nil
  }
}
