import Suggestions

/// What is wrong with a command line (exit code 64).
public struct UsageError: Error, Hashable, Sendable {
  /// The mistakes there are.
  public enum Kind: Hashable, Sendable {
    /// A required argument was not given.
    case missingArgument
    /// An option stands without its value.
    case missingValue(name: String)
    /// No option has this name; the nearest name if one is near.
    case unknownOption(String, suggestion: String?)
    /// No subcommand has this name.
    case unknownSubcommand(String, suggestion: String?)
    /// More positional arguments than the command takes.
    case unexpectedArguments([String])
    /// The text is no value of the argument; `message` says why if more is known.
    case invalidValue(String, name: String?, message: String?)
    /// A flag was given a value, as in `--force=1`.
    case unexpectedValue(String, name: String)
    /// Anything the caller found, such as two options that exclude each other.
    case message(String)
  }

  /// The mistake.
  public var kind: Kind
  /// The argument at fault, if it is one.
  public var argument: ArgumentInfo?
  /// The command at fault; nil for the program.
  public var command: String?
  /// The first word, where it named no command and so was taken as an argument of the default command. It may be a
  /// command's name mistyped: see ``CommandTree/unknownSubcommand(_:)``.
  public var impliedWord: String?

  init(_ kind: Kind, _ argument: ArgumentInfo? = nil) {
    self.kind = kind
    self.argument = argument
  }

  /// A mistake that the caller found, in words without a full stop.
  public init(_ message: String, command: String? = nil) {
    kind = .message(message)
    self.command = command
  }

  /// A value that was read, and turned out wrong by what else is known; `message` follows "The value 'x' is invalid for
  /// '--size <size>': ".
  public init(value: String, of argument: ArgumentInfo, message: String, command: String) {
    self.init(.invalidValue(value, name: nil, message: message), argument)
    self.command = command
  }

  func `in`(_ command: String) -> UsageError {
    var copy = self
    copy.command = command
    return copy
  }
}

extension UsageError: CustomStringConvertible {
  /// The message, without "Error: " and usage.
  public var description: String {
    switch kind {
    case .missingArgument: "Missing expected argument '\(argument?.spelled() ?? "")'"
    case .missingValue(let name): "Missing value for '\(argument?.spelled(as: name) ?? name)'"
    case .unknownOption(let name, let near): "Unknown option \(quotedExcerpt(name))" + Self.hint(near)
    case .unknownSubcommand(let name, let near): "Unknown subcommand \(quotedExcerpt(name))" + Self.hint(near)
    case .unexpectedArguments(let words): Self.unexpected(words)
    case .invalidValue(let text, let name, let message): invalid(text, name, message)
    case .unexpectedValue(let value, let name):
      "The option '\(name)' does not take any value, but \(quotedExcerpt(value)) was specified."
    case .message(let text): text
    }
  }

  private static func hint(_ near: String?) -> String {
    near.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private static func unexpected(_ words: [String]) -> String {
    let list = words.map(quotedExcerpt).joined(separator: ", ")
    return words.count == 1 ? "Unexpected argument \(list)" : "\(words.count) unexpected arguments: \(list)"
  }

  private func invalid(_ text: String, _ name: String?, _ message: String?) -> String {
    let start = "The value \(quotedExcerpt(text)) is invalid for '\(argument?.spelled(as: name) ?? "")'"
    if let message { return "\(start): \(message)" }
    guard let values = argument?.values, let last = values.last else { return start }
    if values.count > 5 {
      return "\(start). Please provide one of the following:" + values.map { "\n  - \($0)" }.joined()
    }
    let others = values.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return "\(start). Please provide " + (others.isEmpty ? "'\(last)'." : "one of \(others) or '\(last)'.")
  }
}
