/// The real functions that colour spaces need, made of `+ - * /` alone.
///
/// IEEE 754 fixes the bits of those four operations, so every machine gives the same bits here; the functions of a
/// libm differ in the last place from one to the next, and a colour may lie on the edge between two bytes. It also
/// keeps the module free of libm, to which even `squareRoot()` and a `stride` of `Double` lead on Linux. Each result is within a few units in the last place (the tests hold it against the
/// libm at hand), where a byte needs no better than 1e-3.
enum RealFunctions {
  /// The natural logarithm. `x` is finite and above 0.
  ///
  /// `x = m 2^e` with m in 0.707...1.414, and ln m = 2 artanh((m - 1) / (m + 1)) by its series.
  static func log(_ x: Double) -> Double {
    var (mantissa, exponent) = (x.significand, Double(x.exponent))
    if mantissa > 1.4142135623730951 { (mantissa, exponent) = (mantissa / 2, exponent + 1) }
    let s = (mantissa - 1) / (mantissa + 1)
    return exponent * ln2High + (exponent * ln2Low + 2 * s * oddSeries(s * s, terms: 12))
  }

  /// e to the power `x`; 0 below -700 and where `x` is no number, infinity above 700.
  ///
  /// `x = k ln 2 + r` with |r| at most 0.347, and Taylor's series for r.
  static func exp(_ x: Double) -> Double {
    guard x >= -700, x <= 700 else { return x > 0 ? .infinity : 0 }
    let k = Int(x * 1.4426950408889634 + (x < 0 ? -0.5 : 0.5))
    let r = x - Double(k) * ln2High - Double(k) * ln2Low
    let series = (1...14).reversed().reduce(1) { 1 + r / Double($1) * $0 }
    return Double(sign: .plus, exponent: k, significand: series)
  }

  /// `x` to the power `y`; `x` is finite. 0 where `x` is not above 0.
  static func power(_ x: Double, _ y: Double) -> Double { x > 0 ? exp(y * log(x)) : 0 }

  /// The square root. 0 where `x` is not above 0; infinity is its own root.
  static func squareRoot(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return max(x, 0) }
    let root = exp(log(x) / 2)
    return (root + x / root) / 2
  }

  /// The cube root, of the sign of `x`; `x` is finite.
  static func cubeRoot(_ x: Double) -> Double {
    guard x != 0 else { return x }
    let size = x.magnitude
    let root = exp(log(size) / 3)
    let better = root - (root * root * root - size) / (3 * root * root)
    return x < 0 ? -better : better
  }

  /// ln 2 in two parts; the high one has so few digits that its product with an exponent is exact.
  private static let ln2High = 0.693147180369123816490
  private static let ln2Low = 1.90821492927058770002e-10

  /// 1 + q/3 + q²/5 + ... with so many terms. For q = s² it is artanh(s)/s, for q = -s² it is arctan(s)/s.
  static func oddSeries(_ q: Double, terms: Int) -> Double {
    (0..<terms).reversed().reduce(0) { $0 * q + 1 / Double(2 * $1 + 1) }
  }
}
