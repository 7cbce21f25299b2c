/// How the pixels of a pair are judged.
public struct PixelRule: Hashable, Sendable {
  /// How two pixels are told apart.
  public var metric: Metric
  /// What becomes of a pixel that differs as antialiasing may.
  ///
  /// Antialiasing is what pixelmatch takes for it, by the luma of the metric's generation. For the other metrics it is
  /// that of generation 8, which does not depend on the place: luma over white, and where it is equal, alpha. The test
  /// looks at 8 bits a sample.
  public var antialiasing: Antialiasing
  /// A pixel that differs by no more levels than this in every channel is counted as tolerated and not as different;
  /// nil tolerates none. Levels are those of the samples: 0...255, or 0...65535 for 16 bits.
  public var toleratedLevels: Int?
  /// The window whose largest number of different pixels is wanted; nil for none.
  public var window: DensityWindow?
  /// What is not judged.
  public var ignored: [PixelRegion]

  /// A rule. Without `antialiasing` it is `excuse` for pixelmatch, as the program does, and `count` for the others.
  public init(
    metric: Metric = .standard, antialiasing: Antialiasing? = nil, toleratedLevels: Int? = nil,
    window: DensityWindow? = nil, ignored: [PixelRegion] = []
  ) {
    self.metric = metric
    self.antialiasing = antialiasing ?? metric.usualAntialiasing
    self.toleratedLevels = toleratedLevels
    self.window = window
    self.ignored = ignored
  }
}

extension Metric {
  /// What becomes of antialiased pixels unless the user says otherwise.
  public var usualAntialiasing: Antialiasing {
    if case .pixelmatch = self { .excuse } else { .count }
  }
}
