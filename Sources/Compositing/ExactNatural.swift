/// What exact compositing needs of a natural number: products with and sums of values that are known to fit.
protocol ExactNatural: Comparable {
  init(_ value: UInt64)
  static func * (left: Self, right: Self) -> Self
  static func + (left: Self, right: Self) -> Self
}

extension UInt64: ExactNatural {}
extension UInt128: ExactNatural {}

/// A natural number of any length, for stacks of many or deep layers, where 128 bits do not suffice.
struct BigNatural: ExactNatural {
  /// Base 2^32, least significant first, no zero at the end; empty for 0.
  private var digits: [UInt32]

  init(_ value: UInt64) {
    digits = [UInt32(truncatingIfNeeded: value), UInt32(value >> 32)]
    trim()
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
  }

  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    var result = left.digits.count >= right.digits.count ? left : right
    let addend = left.digits.count >= right.digits.count ? right : left
    var carry: UInt64 = 0
    for index in result.digits.indices {
      let other = index < addend.digits.count ? addend.digits[index] : 0
      let sum = UInt64(result.digits[index]) + UInt64(other) + carry
      result.digits[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    if carry > 0 { result.digits.append(UInt32(carry)) }
    return result
  }

  /// Schoolbook multiplication: the numbers here have some dozens of digits at most.
  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    var result = BigNatural(0)
    result.digits = [UInt32](repeating: 0, count: left.digits.count + right.digits.count)
    for (i, a) in left.digits.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.digits.enumerated() {
        let sum = UInt64(a) * UInt64(b) + UInt64(result.digits[i + j]) + carry
        result.digits[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result.digits[i + right.digits.count] = UInt32(carry)
    }
    result.trim()
    return result
  }

  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.digits.count == right.digits.count else { return left.digits.count < right.digits.count }
    for (a, b) in zip(left.digits.reversed(), right.digits.reversed()) where a != b { return a < b }
    return false
  }
}
