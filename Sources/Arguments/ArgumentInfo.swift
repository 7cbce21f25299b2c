/// How one argument is written and explained: all that help, errors and completions need.
public struct ArgumentInfo: Hashable, Sendable {
  /// The three ways to be an argument.
  public enum Kind: Hashable, Sendable {
    /// `--force`.
    case flag
    /// `--size <size>`: the value's name without brackets.
    case option(valueName: String)
    /// `<config>`: the name without brackets.
    case positional(name: String)
  }

  /// What a shell offers for the value.
  public enum Completion: Hashable, Sendable {
    /// The listed values; nothing where there are none.
    case values
    /// Files whose names end in one of these extensions (without dots), and folders; any file where there are none.
    case files([String])
    /// Folders.
    case folders
  }

  /// How it is written.
  public var kind: Kind
  /// The names with their dashes, as declared; none for a positional.
  public var names: [String]
  /// One line that tells what it is for.
  public var help: String
  /// The heading it stands under in help; nil for "OPTIONS" or "ARGUMENTS".
  public var group: String?
  /// Whether each use adds a value; else the last one holds.
  public var isRepeating = false
  /// Whether it must be given.
  public var isRequired = false
  /// All values, where they can be listed.
  public var values: [String] = []
  /// The value if it is not given, where that is worth saying.
  public var defaultText: String?
  /// What a shell offers for the value.
  public var completion = Completion.values

  var isPositional: Bool {
    if case .positional = kind { true } else { false }
  }

  /// `size` of `--size <size>` and `config` of `<config>`.
  var valueName: String? {
    switch kind {
    case .flag: nil
    case .option(let name), .positional(let name): name
    }
  }

  /// The name used in synopses and messages: the first long one, else the first.
  var mainName: String? {
    names.first { $0.hasPrefix("--") } ?? names.first
  }

  /// `--size <size>`, `--force`, `<config>`: the argument as messages call it, with the given name if any.
  func spelled(as name: String? = nil) -> String {
    [name ?? mainName, valueName.map { "<\($0)>" }].compactMap { $0 }.joined(separator: " ")
  }

  /// `-s, --size <size>`: the label in help.
  var label: String {
    let names = names.joined(separator: ", ")
    guard let valueName else { return names }
    return isPositional ? "<\(valueName)>" : "\(names) <\(valueName)>"
  }
}
