/// Four numbers at a time, of `+ - * /` and bits alone: IEEE fixes their results, so every machine has the same.
///
/// Roots start from a guess by the bits of the number and are improved once by a series of fourth order; `squareRoot()` of
/// the standard library takes the lanes one by one.
typealias Lanes = SIMD4<Float>

enum LaneMath {
  /// 1 / √x for x of 1e-30...1e30, within 1e-5 of itself.
  @inline(__always) static func inverseRoot(_ x: Lanes) -> Lanes {
    let bits = SIMD4<UInt32>(repeating: 0x5F37_59DF) &- (unsafeBitCast(x, to: SIMD4<UInt32>.self) &>> 1)
    let guess = unsafeBitCast(bits, to: Lanes.self)
    let rest: Lanes = 1 - x * guess * guess
    var series: Lanes = rest * 0.3125 + 0.375
    series = series * rest + 0.5
    return guess + guess * (rest * series)
  }

  /// √x, likewise.
  @inline(__always) static func root(_ x: Lanes) -> Lanes { x * inverseRoot(x) }

  /// ∛x for x of 0.008...2, within 5e-7 of itself.
  ///
  /// The guess of 1 / ∛x takes a third of the bits as 21 / 64 of them.
  @inline(__always) static func cubeRoot(_ x: Lanes) -> Lanes {
    let bits = unsafeBitCast(x, to: SIMD4<UInt32>.self)
    let quarter = bits &>> 2
    let third = quarter &+ (quarter &>> 2) &+ (quarter &>> 4)
    var guess = unsafeBitCast(SIMD4<UInt32>(repeating: 0x544F_8000) &- third, to: Lanes.self)
    var rest: Lanes = 1 - x * guess * guess * guess
    var series: Lanes = rest * 0.17283951 + 0.22222222
    series = series * rest + 0.33333334
    guess += guess * (rest * series)
    rest = 1 - x * guess * guess * guess
    guess += guess * (rest * 0.33333334)
    return x * guess * guess
  }

  /// `x` with the sign of `sign`; `x` is not negative.
  @inline(__always) static func signed(_ x: Lanes, as sign: Lanes) -> Lanes {
    let bit = unsafeBitCast(sign, to: SIMD4<UInt32>.self) & 0x8000_0000
    return unsafeBitCast(unsafeBitCast(x, to: SIMD4<UInt32>.self) | bit, to: Lanes.self)
  }

  @inline(__always) static func larger(_ x: Lanes, _ y: Lanes) -> Lanes { x.replacing(with: y, where: y .> x) }
  @inline(__always) static func smaller(_ x: Lanes, _ y: Lanes) -> Lanes { x.replacing(with: y, where: y .< x) }
}
