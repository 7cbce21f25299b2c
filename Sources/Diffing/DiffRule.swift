public import Comparing
public import Reports

/// How the pictures of a pair are held against each other.
public struct DiffRule: Sendable {
  /// How pixels are told apart, and where they are not judged.
  public var pixels: PixelRule
  /// How much may differ.
  public var limits: Limits
  /// Whether colour metadata that differs is a difference.
  public var isMetadataStrict = false
  /// Parts of the shoe whose pixels are not judged.
  public var ignoredParts: [String] = []
  /// A picture of what is not judged; nil for none.
  public var ignoredMask: IgnoredMask?

  /// A rule; what limits need to know of pixels is asked for.
  public init(pixels: PixelRule, limits: Limits = .none) {
    self.pixels = pixels
    self.pixels.toleratedLevels = limits.toleratedLevels
    self.pixels.window = limits.window
    self.limits = limits
  }

  /// The rule as reports name it.
  public var report: RuleReport {
    RuleReport(
      metric: pixels.metric.name, threshold: pixels.metric.threshold, antialiasing: pixels.antialiasing.rawValue,
      limits: limits.held.map(\.description))
  }
}

extension Metric {
  /// The name on the command line.
  public var name: String {
    switch self {
    case .deltaE: "delta-e"
    case .exact: "exact"
    case .pixelmatch(let options): "pixelmatch\(options.generation.rawValue)"
    }
  }

  /// Beyond which value a pixel differs; nil where any difference counts.
  public var threshold: Double? {
    switch self {
    case .deltaE(let limit): limit
    case .exact: nil
    case .pixelmatch(let options): options.threshold
    }
  }
}
