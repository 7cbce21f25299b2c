public import Pixels

/// What a metric calls the same, found by a search that always takes the same way.
///
/// All colours are opaque with 8 bits a sample, and no pixel is excused: antialiasing, limits and tolerances let more
/// through.
public struct Allowance: Hashable, Sendable {
  /// Two colours that the metric calls the same, and their CIEDE2000.
  public struct Example: Hashable, Sendable {
    /// One colour.
    public let expected: RGBA8
    /// The other.
    public let actual: RGBA8
    /// How far they are apart.
    public let deltaE: Double
  }

  /// By how many levels two greys may be apart.
  public let greyLevels: Int
  /// By how many levels red, green and blue may differ alone: the most over starting values of the channel and 0, 85, 170
  /// and 255 in each of the others.
  public let channelLevels: SIMD3<Int>
  /// The pair with the largest CIEDE2000 that was found; nil where nothing but equal pixels is the same.
  ///
  /// It is a lower bound of what passes. Pairs of the 216 colours with levels that are multiples of 51 are tried first; from
  /// the best of them, single channels are changed for as long as that leads further apart.
  public let example: Example?

  /// What `metric` calls the same. Takes about a second.
  public init(of metric: Metric) {
    let search = AllowanceSearch(metric: metric)
    greyLevels = search.greyLevels
    channelLevels = search.channelLevels
    example = search.example
  }
}
