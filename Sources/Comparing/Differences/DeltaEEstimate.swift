/// Quick values of CIEDE2000, and how far they may be from those of the scalar formula.
public enum DeltaEEstimate {
  /// The most by which an estimate differs from the scalar formula's value.
  @inline(__always) public static func error(of estimate: Float) -> Float { 0.001 + 0.0005 * estimate }
}

/// Estimates for the changed pixels of a row.
struct DeltaEEstimator<Word: PixelWord> {
  mutating func estimate(_ pixels: ChangedPixels<Word>, exact: inout ExactDeltaE<Word>) {
    for index in 0..<pixels.count {
      pixels.deltas[index] = Float(exact.value(pixels.expected[index], pixels.actual[index]))
    }
  }
}
