/// The arguments of a command, in blocks of which each is made only when an argument is looked for that none before it has:
/// tables of key paths take a good part of a millisecond to make, and most command lines need a few rows.
///
///     static let arguments = ArgumentTable<RenderCommand>(
///       [.positional("config", help: "The shoe's configuration.", \.configuration)],
///       { PictureOptions.arguments.within(\.picture) })
public struct ArgumentTable<Root>: Sendable {
  /// Makes a block.
  public typealias Block = @Sendable () -> [Argument<Root>]

  let first: [Argument<Root>]
  let others: [Block]

  /// A table in the order of its declaration. Positional and required arguments must be in `first`; one in another block is
  /// a programmer error and traps when that block is made.
  public init(_ first: [Argument<Root>], _ others: Block...) {
    self.first = first
    self.others = others
  }

  /// All arguments.
  public var all: [Argument<Root>] { first + others.flatMap(Self.made) }

  static func made(_ block: Block) -> [Argument<Root>] {
    let arguments = block()
    precondition(!arguments.contains { $0.info.isPositional || $0.info.isRequired }, "such an argument comes first")
    return arguments
  }
}

/// The arguments of a table that a command line has needed so far.
struct ArgumentSearch<Root> {
  private(set) var arguments: [Argument<Root>]
  private var rest: ArraySlice<ArgumentTable<Root>.Block>

  init(_ table: ArgumentTable<Root>) {
    arguments = table.first
    rest = table.others[...]
  }

  /// The place in ``arguments`` of the one that is written so; makes blocks until one has it.
  mutating func index(of name: String) -> Int? {
    while true {
      if let index = arguments.firstIndex(where: { $0.info.names.contains(name) }) { return index }
      guard let block = rest.popFirst() else { return nil }
      arguments += ArgumentTable.made(block)
    }
  }
}
