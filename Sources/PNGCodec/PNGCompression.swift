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
  /// For pictures that are looked at once, such as differences. Measured on 3840 x 2160 indices with zlib 1.2.13, without a
  /// filter, in ms of processor time and kB: a text page faded to greys 35 and 445, photographic grain 86 and 1540, flat areas
  /// 22 and 40; Z_RLE takes 42 and 756, 80 and 1686, 22 and 12; level 3 takes 36 and 364, 190 and 1472, 22 and 38; Up instead
  /// of no filter is slower in each.
  public static let fast = PNGCompression(level: 1, strategy: .usual, filter: .none)

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
