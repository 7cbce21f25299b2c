/// Whether sRGB has a colour.
enum Gamut {
  /// So far outside 0...1 a component may lie: a fiftieth of an 8-bit step, so that the rounding of matrices puts no
  /// white outside. It is the tolerance of color.js, which is an oracle of the tests.
  private static let tolerance = 0.000075
  /// The same in linear light.
  private static let linear = -tolerance / 12.92...TransferFunction.sRGB.decode(1 + tolerance)

  static func containsEncoded(_ color: Triple) -> Bool {
    contains(color, in: -tolerance...1 + tolerance)
  }

  static func containsLinear(_ color: Triple) -> Bool { contains(color, in: linear) }

  private static func contains(_ color: Triple, in range: ClosedRange<Double>) -> Bool {
    range.contains(color.x) && range.contains(color.y) && range.contains(color.z)
  }
}
