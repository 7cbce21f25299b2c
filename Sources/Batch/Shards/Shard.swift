/// One of several parts of a list, each rendered by a process of its own: shard I of N has the rows with index mod N = I - 1,
/// so that all have the same number of rows, give or take one.
public struct Shard: Hashable, Sendable {
  /// The number of this part, 1...`count`.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// Shard `number` of `count`. A number outside 1...`count` is a programmer error and traps.
  public init(number: Int, count: Int) {
    precondition((1...max(count, 1)).contains(number), "there is no shard \(number) of \(count)")
    self.number = number
    self.count = count
  }

  /// Whether the row of this index, from 1, is in the shard.
  public func contains(_ index: Int) -> Bool { index % count == number - 1 }
}

extension Shard: CustomStringConvertible {
  /// `I/N`.
  public var description: String { "\(number)/\(count)" }
}
