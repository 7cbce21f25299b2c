import Glibc

/// CIEDE2000 of two opaque sRGB colours, written for the tests from Sharma, Wu and Dalal's paper and IEC 61966-2-1 with
/// the C library's functions, so that nothing is shared with the program.
enum IndependentDeltaE {
  static func difference(_ one: [UInt8], _ other: [UInt8]) -> Double {
    difference(lab(one.map { Double($0) / 255 }), lab(other.map { Double($0) / 255 }))
  }

  static func lab(_ rgb: [Double]) -> [Double] {
    let light = rgb.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    // sRGB's primaries and D65 as chromaticities, solved for the matrix.
    let primaries = [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)].map { [$0.0 / $0.1, 1, (1 - $0.0 - $0.1) / $0.1] }
    let white = [0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290]
    let scale = solve(primaries, white)
    let f = (0..<3).map { axis -> Double in
      let value = (0..<3).reduce(0) { $0 + primaries[$1][axis] * scale[$1] * light[$1] } / white[axis]
      return value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  /// The weights of three columns that add up to `sum`, by Cramer's rule.
  private static func solve(_ columns: [[Double]], _ sum: [Double]) -> [Double] {
    let determinant = { (c: [[Double]]) in
      c[0][0] * (c[1][1] * c[2][2] - c[2][1] * c[1][2]) - c[1][0] * (c[0][1] * c[2][2] - c[2][1] * c[0][2])
        + c[2][0] * (c[0][1] * c[1][2] - c[1][1] * c[0][2])
    }
    return (0..<3).map { index in
      var replaced = columns
      replaced[index] = sum
      return determinant(replaced) / determinant(columns)
    }
  }

  static func difference(_ one: [Double], _ other: [Double]) -> Double {
    let mean = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    let g = 0.5 * (1 - sqrt(pow(mean, 7) / (pow(mean, 7) + pow(25, 7))))
    let (a1, a2) = ((1 + g) * one[1], (1 + g) * other[1])
    let (c1, c2) = (hypot(a1, one[2]), hypot(a2, other[2]))
    let angle = { (y: Double, x: Double) in x == 0 && y == 0 ? 0 : fmod(atan2(y, x) * 180 / .pi + 360, 360) }
    let (h1, h2) = (angle(one[2], a1), angle(other[2], a2))
    var dh = c1 * c2 == 0 ? 0 : h2 - h1
    if dh > 180 { dh -= 360 } else if dh < -180 { dh += 360 }
    let bigH = 2 * sqrt(c1 * c2) * sin(dh / 2 * .pi / 180)
    let (l, c) = ((one[0] + other[0]) / 2, (c1 + c2) / 2)
    var h = h1 + h2
    if c1 * c2 != 0 {
      if abs(h1 - h2) <= 180 { h /= 2 } else { h = h < 360 ? (h + 360) / 2 : (h - 360) / 2 }
    }
    let cosine = { (degrees: Double) in cos(degrees * .pi / 180) }
    let t = 1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.20 * cosine(4 * h - 63)
    let turn = 30 * exp(-pow((h - 275) / 25, 2))
    let sl = 1 + 0.015 * pow(l - 50, 2) / sqrt(20 + pow(l - 50, 2))
    let (sc, sh) = (1 + 0.045 * c, 1 + 0.015 * c * t)
    let rt = -sin(2 * turn * .pi / 180) * 2 * sqrt(pow(c, 7) / (pow(c, 7) + pow(25, 7)))
    let (x, y, z) = ((other[0] - one[0]) / sl, (c2 - c1) / sc, bigH / sh)
    return sqrt(x * x + y * y + z * z + rt * y * z)
  }
}
