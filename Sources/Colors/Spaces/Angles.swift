/// Sine, cosine and arctangent in degrees, as ``RealFunctions`` are made. Multiples of 90 degrees are exact.
enum Angles {
  /// `degrees` brought into 0..<360. 0 where it is so large that a turn is less than its last digit, or no number.
  static func normalized(_ degrees: Double) -> Double {
    guard degrees.magnitude < 0x1p50 else { return 0 }
    let rest = degrees - 360 * Double(Int(degrees / 360))
    let positive = rest < 0 ? rest + 360 : rest
    return positive < 360 ? positive : positive - 360
  }

  /// The cosine and the sine.
  static func cosineAndSine(_ degrees: Double) -> (cosine: Double, sine: Double) {
    let angle = normalized(degrees)
    let quarter = Int((angle + 45) / 90)
    let radians = (angle - 90 * Double(quarter)) * (Double.pi / 180)
    let (c, s) = (taylor(radians * radians, from: 1), radians * taylor(radians * radians, from: 2))
    switch quarter {
    case 1: return (-s, c)
    case 2: return (-c, -s)
    case 3: return (s, -c)
    default: return (c, s)
    }
  }

  /// The direction of the point (x, y) in 0..<360; 0 for the origin.
  static func direction(x: Double, y: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    guard width > 0 || height > 0 else { return 0 }
    let acute = width >= height ? arctangent(height / width) : 90 - arctangent(width / height)
    let upper = x < 0 ? 180 - acute : acute
    return y < 0 && upper > 0 ? 360 - upper : upper
  }

  /// 1 - q/(n (n+1)) + ..., the series of the cosine for `n` = 1 and of sin(x)/x for `n` = 2; |x| is at most π/4.
  private static func taylor(_ q: Double, from n: Int) -> Double {
    (0...8).reversed().reduce(1) { 1 - q / Double((n + 2 * $1) * (n + 2 * $1 + 1)) * $0 }
  }

  /// For `t` in 0...1. An eighth of a turn is taken off where that brings it nearer to 0, then the angle is halved.
  private static func arctangent(_ t: Double) -> Double {
    let isSteep = t > 0.41421356237309503
    let low = isSteep ? (t - 1) / (t + 1) : t
    let half = low / (1 + RealFunctions.squareRoot(1 + low * low))
    let degrees = 2 * half * RealFunctions.oddSeries(-half * half, terms: 12) * (180 / Double.pi)
    return isSteep ? 45 + degrees : degrees
  }
}
