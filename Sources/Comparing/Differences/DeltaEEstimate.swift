/// Quick values of CIEDE2000, and how far they may be from those of the scalar formula.
public enum DeltaEEstimate {
  /// The most by which an estimate differs from the scalar formula's value.
  ///
  /// Measured, not derived: over random, near, near-grey and opposite pairs the largest error was a tenth of it, and the
  /// tests hold such pairs to half.
  @inline(__always) public static func error(of estimate: Float) -> Float { 0.001 + 0.0005 * estimate }
}
