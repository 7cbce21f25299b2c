/// CIE 1976 L*a*b*, relative to whichever white it is given. Source of the constants: CIE 15, in its exact fractions.
enum CIELab {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27

  /// XYZ of L (0...100), a and b.
  static func xyz(_ lab: Triple, white: Triple) -> Triple {
    let y = (lab.x + 16) / 116
    return Triple(cube(y + lab.y / 500), cube(y), cube(y - lab.z / 200)) * white
  }

  /// L, a and b of XYZ.
  static func lab(_ xyz: Triple, white: Triple) -> Triple {
    let f = (xyz / white).mapped { $0 > epsilon ? RealFunctions.cubeRoot($0) : (kappa * $0 + 16) / 116 }
    return Triple(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  private static func cube(_ f: Double) -> Double {
    let cube = f * f * f
    return cube > epsilon ? cube : (116 * f - 16) / kappa
  }
}
