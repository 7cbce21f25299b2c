/// A whole number from 0 on, of any length: schoolbook arithmetic for the exact reference results of tests.
public struct Natural: Sendable {
  /// Base 2^64, least significant first, without zeros at the end; empty for 0.
  private var digits: [UInt64]

  /// The number `value`.
  public init(_ value: UInt64) {
    digits = value == 0 ? [] : [value]
  }

  private init(digits: [UInt64]) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
  }

  /// The sum.
  public static func + (left: Natural, right: Natural) -> Natural {
    let (long, short) = left.digits.count < right.digits.count ? (right, left) : (left, right)
    var sum = long.digits
    var carry = false
    for index in sum.indices {
      let (partial, first) = sum[index].addingReportingOverflow(index < short.digits.count ? short.digits[index] : 0)
      let (digit, second) = partial.addingReportingOverflow(carry ? 1 : 0)
      sum[index] = digit
      carry = first || second
    }
    return Natural(digits: carry ? sum + [1] : sum)
  }

  /// The difference. A `right` greater than `left` is a programmer error and traps.
  public static func - (left: Natural, right: Natural) -> Natural {
    precondition(right <= left, "a natural number is not below 0")
    var difference = left.digits
    var borrow = false
    for index in difference.indices {
      let subtrahend = index < right.digits.count ? right.digits[index] : 0
      let (partial, first) = difference[index].subtractingReportingOverflow(subtrahend)
      let (digit, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
      difference[index] = digit
      borrow = first || second
    }
    return Natural(digits: difference)
  }

  /// The product.
  public static func * (left: Natural, right: Natural) -> Natural {
    var product = [UInt64](repeating: 0, count: left.digits.count + right.digits.count)
    for i in left.digits.indices {
      var carry: UInt64 = 0
      for j in right.digits.indices {
        let sum =
          UInt128(left.digits[i]) * UInt128(right.digits[j]) + UInt128(product[i + j]) + UInt128(carry)
        product[i + j] = UInt64(truncatingIfNeeded: sum)
        carry = UInt64(truncatingIfNeeded: sum >> 64)
      }
      product[i + right.digits.count] = carry
    }
    return Natural(digits: product)
  }

  /// The product of `exponent` factors `self`; 1 for no factor.
  public func power(_ exponent: Int) -> Natural {
    (0..<exponent).reduce(Natural(1)) { product, _ in product * self }
  }
}

extension Natural: Comparable {
  /// By value.
  public static func < (left: Natural, right: Natural) -> Bool {
    guard left.digits.count == right.digits.count else { return left.digits.count < right.digits.count }
    for index in left.digits.indices.reversed() where left.digits[index] != right.digits[index] {
      return left.digits[index] < right.digits[index]
    }
    return false
  }
}
