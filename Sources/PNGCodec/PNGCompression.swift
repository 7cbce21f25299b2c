import CPNG

/// How hard a PNG's rows are compressed.
public struct PNGCompression: Equatable, Sendable {
  /// What zlib looks for.
  public enum Strategy: Sendable {
    /// All repetitions.
    case usual
    /// Repetitions of the byte before: runs.
    case runs
    /// Few and long repetitions, as in filtered samples.
    case filtered
    /// None: only frequent bytes become short.
    case huffmanOnly
  }

  /// What is taken off each row before it is compressed.
  public enum Filter: Sendable {
    /// Nothing.
    case none
    /// The pixel to the left.
    case sub
    /// The pixel above.
    case up
  }

  /// zlib's level, 0 to 9.
  public let level: Int
  /// What zlib looks for.
  public let strategy: Strategy
  /// The filter of every row.
  public let filter: Filter

  /// Any other level is a programmer error and traps.
  public init(level: Int, strategy: Strategy, filter: Filter) {
    precondition((0...9).contains(level), "zlib has no level \(level)")
    self.level = level
    self.strategy = strategy
    self.filter = filter
  }
}

extension PNGCompression {
  /// The same in the words of zlib and libpng.
  var cValues: cpng_compression {
    let strategy =
      switch strategy {
      case .usual: cpng_strategy_default
      case .runs: cpng_strategy_rle
      case .filtered: cpng_strategy_filtered
      case .huffmanOnly: cpng_strategy_huffman
      }
    let filter =
      switch filter {
      case .none: cpng_filter_none
      case .sub: cpng_filter_sub
      case .up: cpng_filter_up
      }
    return cpng_compression(level: Int32(level), strategy: strategy, filters: filter)
  }
}
