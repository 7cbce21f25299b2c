/// How two pixels are told apart.
public enum Metric: Hashable, Sendable {
  /// A pixel differs when its CIEDE2000 (D65) exceeds `limit`.
  ///
  /// Where either pixel is not opaque, both are laid over white, black and mid-grey (128 of 255), in sRGB-encoded values
  /// that are not rounded, and the largest of the three differences counts. Pixels with alpha 0 in both pictures are
  /// the same, whatever colour lies under it.
  case deltaE(limit: Double)
  /// A pixel differs when any sample does, at the samples' own depth, under alpha 0 too.
  case exact
  /// The test of a generation of pixelmatch.
  ///
  /// Samples of 16 bits are reduced to 8 first, by round(v / 257), as the program itself sees no more.
  case pixelmatch(PixelmatchOptions)

  /// CIEDE2000 with the limit that is the default.
  public static let standard = Metric.deltaE(limit: 1)
}

/// Which pixelmatch: a number means something only with its generation.
public enum PixelmatchGeneration: Int, CaseIterable, Sendable {
  /// Up to 6.0: YIQ, each pixel blended over white.
  case six = 6
  /// 7.0 to 7.2: YIQ, differences blended over a pattern that depends on the place.
  case seven = 7
  /// 8.0: a distance in OKLab, over the same pattern.
  case eight = 8
}

/// A generation of pixelmatch with its settings.
public struct PixelmatchOptions: Hashable, Sendable {
  /// The generation.
  public var generation: PixelmatchGeneration
  /// 0...1; larger lets more through.
  public var threshold: Double
  /// Whether translucent pixels lie over the pattern; otherwise over white. Generation 6 knows white alone.
  public var checkerboard: Bool

  /// A generation with its defaults, unless others are given.
  public init(_ generation: PixelmatchGeneration, threshold: Double = 0.1, checkerboard: Bool = true) {
    self.generation = generation
    self.threshold = threshold
    self.checkerboard = checkerboard
  }
}

/// What becomes of a pixel that differs as antialiasing may.
public enum Antialiasing: String, CaseIterable, Sendable {
  /// It is excused: counted apart and not as different.
  case excuse
  /// It counts like any other.
  case count
}
