/// Why a text is no value.
enum ValueFailure: Error {
  case invalid
  case message(ArgumentMessage)
}

/// One row of a command's table: how an argument is written, and where its value goes in `Root`, the command's options.
///
///     static let arguments: [Argument<Options>] = [
///       .positional("config", help: "The shoe's configuration.", completion: .files(["json"]), \.config),
///       .option("-o", "--output", value: "path", help: "Where the picture goes.", \.output),
///       .option("--set", value: "part=color", help: "Paint a part.", parse: PartColor.init(parsing:), \.colors),
///       .flag("--force", help: "Replace any file.", \.force),
///     ]
public struct Argument<Root>: Sendable {
  /// A place in the options.
  public typealias Place<Value> = any WritableKeyPath<Root, Value> & Sendable

  /// How it is written and explained.
  public var info: ArgumentInfo
  /// Puts a text, nil for a flag, into the options.
  let store: @Sendable (inout Root, String?) throws(ValueFailure) -> Void
  /// The text of the value that the options hold, to show a default.
  let show: @Sendable (Root) -> String?

  /// The same argument for options that hold `Root` as a part: several commands can share a table.
  public func within<Outer>(_ part: any WritableKeyPath<Outer, Root> & Sendable) -> Argument<Outer> {
    Argument<Outer>(
      info: info,
      store: { [store] (outer, text) throws(ValueFailure) in try store(&outer[keyPath: part], text) },
      show: { [show] in show($0[keyPath: part]) })
  }
}

extension Array {
  /// The same arguments for options that hold `Root` as a part.
  public func within<Outer, Root>(
    _ part: any WritableKeyPath<Outer, Root> & Sendable
  ) -> [Argument<Outer>] where Element == Argument<Root> {
    map { $0.within(part) }
  }
}
