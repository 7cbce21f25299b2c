/// The line that shows how a command is called, such as `tool sub [--flag] [--size <size>] <design>`.
enum Synopsis {
  /// More options than this are written `[<options>]`.
  private static let mostOptions = 12

  /// The line for arguments after the words that call the command.
  static func line(_ call: String, _ arguments: [ArgumentInfo]) -> String {
    let options = arguments.filter { !$0.isPositional }
    let optional = options.filter { !$0.isRequired }
    let shown = optional.count > mostOptions ? options.filter(\.isRequired) : options
    let collapsed = optional.count > mostOptions ? ["[<options>]"] : []
    let positionals = arguments.filter(\.isPositional)
    return ([call] + collapsed + shown.map(piece) + positionals.map(piece)).joined(separator: " ")
  }

  private static func piece(_ argument: ArgumentInfo) -> String {
    let core = argument.spelled() + (argument.isRepeating ? " ..." : "")
    return argument.isRequired ? core : "[\(core)]"
  }
}

extension CommandTree {
  /// The lines that show how the program or a command is called.
  func synopses(of name: String?) -> [String] {
    if let name, let command = command(named: name) {
      return [Synopsis.line("\(info.name) \(name)", command.info.arguments)]
    }
    let implied = defaultCommand.flatMap(command(named:)).map { Synopsis.line(info.name, $0.info.arguments) }
    return [implied, "\(info.name) <subcommand>"].compactMap { $0 }
  }
}
