/// An example in help: a command line as it can be pasted, and what it does.
public struct Example: Hashable, Sendable {
  /// The line, with the program's name.
  public var line: String
  /// What it does, in a few words.
  public var purpose: String

  /// An example.
  public init(_ line: String, _ purpose: String) {
    self.line = line
    self.purpose = purpose
  }
}

/// What help says about a program or a command, and the arguments it takes.
public struct CommandInfo: Hashable, Sendable {
  /// The word that calls it.
  public var name: String
  /// One sentence.
  public var abstract: String
  /// More, in paragraphs divided by empty lines.
  public var discussion = ""
  /// Shown before everything else.
  public var examples: [Example] = []
  /// The arguments in the order of their declaration.
  public var arguments: [ArgumentInfo] = []

  /// The description of a command.
  public init(_ name: String, abstract: String, discussion: String = "", examples: [Example] = []) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = examples
  }
}

/// A command: its description and table of arguments. Parsing gives an `Action`, in which the caller keeps the parsed
/// options of any of its commands, commonly an enum with a case for each.
///
/// A command's table is made when it is first asked for.
public struct Command<Action>: Sendable {
  /// The word that calls it.
  let name: String
  private let describe: @Sendable () -> CommandInfo
  let parse: @Sendable ([Token]) throws(UsageError) -> Action

  /// What help says about it, arguments included.
  public var info: CommandInfo { describe() }

  /// A command whose options begin as `defaults`; `action` wraps what they have become.
  public init<Options: Sendable>(
    _ info: CommandInfo, defaults: Options, arguments: @autoclosure @escaping @Sendable () -> ArgumentTable<Options>,
    action: @escaping @Sendable (Options) -> Action
  ) {
    let name = info.name
    self.name = name
    describe = {
      var info = info
      info.arguments = arguments().all.map { argument in
        var described = argument.info
        described.defaultText = argument.info.isRequired ? nil : argument.show(defaults)
        return described
      }
      return info
    }
    parse = { (tokens) throws(UsageError) in
      var parser = Parser(root: defaults, arguments: arguments(), tokens: tokens)
      do throws(UsageError) {
        return action(try parser.parse())
      } catch {
        throw error.in(name)
      }
    }
  }

  /// The same with a short table.
  public init<Options: Sendable>(
    _ info: CommandInfo, defaults: Options, arguments: @autoclosure @escaping @Sendable () -> [Argument<Options>],
    action: @escaping @Sendable (Options) -> Action
  ) {
    self.init(info, defaults: defaults, arguments: ArgumentTable(arguments()), action: action)
  }
}
