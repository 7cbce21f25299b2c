import Testing

@testable import Colors

/// The matrices against the chromaticities that the standards give, from which they follow.
@Suite struct RGBMatrixTests {
  private struct Primaries: Sendable {
    let name: String
    let space: RGBSpace
    /// x and y of red, green, blue.
    let red, green, blue: (Double, Double)
    let white: Triple
  }

  private static let all = [
    Primaries(
      name: "sRGB", space: .linearSRGB, red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060),
      white: WhitePoint.d65),
    Primaries(
      name: "Display P3", space: .displayP3, red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060),
      white: WhitePoint.d65),
    Primaries(
      name: "A98", space: .a98, red: (0.640, 0.330), green: (0.210, 0.710), blue: (0.150, 0.060),
      white: WhitePoint.d65),
    Primaries(
      name: "Rec. 2020", space: .rec2020, red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046),
      white: WhitePoint.d65),
    Primaries(
      name: "ProPhoto", space: .prophoto, red: (0.734699, 0.265301), green: (0.159597, 0.840403),
      blue: (0.036598, 0.000105), white: WhitePoint.d50),
  ]

  @Test func columnsAreThePrimariesAndSumToWhite() {
    for one in Self.all {
      let matrix = one.space.toXYZ
      expectNear(matrix * Triple(1, 1, 1), one.white, one.name, 1e-14)
      let axes = [Triple(1, 0, 0), Triple(0, 1, 0), Triple(0, 0, 1)]
      for (axis, (x, y)) in zip(axes, [one.red, one.green, one.blue]) {
        let xyz = matrix * axis
        let sum = xyz.x + xyz.y + xyz.z
        // ProPhoto's matrix stands in the standard as decimals, made from six digits of its primaries.
        let tolerance = one.name == "ProPhoto" ? 1e-6 : 1e-14
        expectNear(Triple(xyz.x / sum, xyz.y / sum, 0), Triple(x, y, 0), one.name, tolerance)
      }
    }
  }

  @Test func theWayBackIsTheInverse() {
    for color in [Triple(1, 0, 0), Triple(0.2, 0.4, 0.8), Triple(0, 0, 1)] {
      expectNear(RGBSpace.xyzToLinearSRGB * (RGBSpace.linearSRGB.toXYZ * color), color, "sRGB", 1e-14)
      expectNear(OKLab.xyz(OKLab.lab(color)), color, "OKLab", 1e-12)
    }
    expectNear(WhitePoint.d50ToD65 * WhitePoint.d50, WhitePoint.d65, "white", 1e-14)
    expectNear(OKLab.lab(WhitePoint.d65), Triple(1, 0, 0), "white in OKLab", 1e-9)
    expectNear(CIELab.lab(WhitePoint.d65, white: WhitePoint.d65), Triple(100, 0, 0), "white in Lab", 1e-12)
  }

  private func expectNear(_ value: Triple, _ expected: Triple, _ name: String, _ tolerance: Double) {
    let difference = max(abs(value.x - expected.x), abs(value.y - expected.y), abs(value.z - expected.z))
    #expect(difference < tolerance, "\(name): \(value) for \(expected)")
  }
}
