/// How much of which source samples makes each sample of a resized axis, by definition: the area under it when
/// shrinking, linear interpolation between aligned pixel centres, clamped at the edges, when enlarging.
public struct ReferenceAxis: Sendable {
  /// For each destination sample its source samples and their weights, which are above 0 and add up to 1.
  public let footprints: [[(sample: Int, weight: Rational)]]

  /// The axis of `source` samples shown in `destination` samples, both at least 1.
  public init(from source: Int, to destination: Int) {
    footprints = (0..<destination).map { sample in
      let weights =
        destination > source
        ? Self.interpolated(sample, source, destination) : Self.averaged(sample, source, destination)
      return weights.filter { $0.weight > Rational(0) }
    }
  }

  /// Destination sample j covers [j s/d, (j + 1) s/d), source sample i covers [i, i + 1); both in steps of 1/d.
  private static func averaged(_ j: Int, _ s: Int, _ d: Int) -> [(sample: Int, weight: Rational)] {
    (0..<s).compactMap { i in
      let overlap = min((j + 1) * s, (i + 1) * d) - max(j * s, i * d)
      return overlap <= 0 ? nil : (i, Rational(UInt64(overlap), over: UInt64(s)))
    }
  }

  /// The centre of destination sample j lies at (j + 1/2) s/d - 1/2 in source samples; in steps of 1/2d.
  private static func interpolated(_ j: Int, _ s: Int, _ d: Int) -> [(sample: Int, weight: Rational)] {
    let position = min(max((2 * j + 1) * s - d, 0), (s - 1) * 2 * d)
    let (left, rest) = position.quotientAndRemainder(dividingBy: 2 * d)
    return [
      (left, Rational(UInt64(2 * d - rest), over: UInt64(2 * d))),
      (left + 1, Rational(UInt64(rest), over: UInt64(2 * d))),
    ]
  }
}
