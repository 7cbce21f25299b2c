/// The two whites that XYZ is relative to, and the way between them.
enum WhitePoint {
  /// XYZ of D50 by its chromaticity 0.3457, 0.3585, Y being 1.
  static let d50 = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
  /// XYZ of D65 by its chromaticity 0.3127, 0.3290, Y being 1.
  static let d65 = Triple(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)

  /// Bradford adaptation. Source: CSS Color Module Level 4, sample code, after Lindbloom's method.
  static let d50ToD65 = Matrix3(
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124))
}
