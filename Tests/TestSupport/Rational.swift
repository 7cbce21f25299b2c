/// A fraction from 0 on, exact; not reduced, since no test needs that.
public struct Rational: Sendable {
  /// The part above the line.
  public let numerator: Natural
  /// The part below the line, above 0.
  public let denominator: Natural

  /// The fraction numerator / denominator. A denominator of 0 is a programmer error and traps.
  public init(_ numerator: Natural, over denominator: Natural = Natural(1)) {
    precondition(denominator > Natural(0), "a fraction has a denominator above 0")
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The fraction numerator / denominator of two small numbers.
  public init(_ numerator: UInt64, over denominator: UInt64 = 1) {
    self.init(Natural(numerator), over: Natural(denominator))
  }

  /// The sum.
  public static func + (left: Rational, right: Rational) -> Rational {
    if left.denominator == right.denominator {
      return Rational(left.numerator + right.numerator, over: left.denominator)
    }
    return Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  /// The product.
  public static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  /// The quotient. A `right` of 0 is a programmer error and traps.
  public static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  /// What is missing to 1. A fraction above 1 is a programmer error and traps.
  public var complement: Rational { Rational(denominator - numerator, over: denominator) }

  /// self (1 - share) + other share. A share above 1 is a programmer error and traps.
  public func mixed(with other: Rational, by share: Rational) -> Rational {
    let kept = numerator * other.denominator * (share.denominator - share.numerator)
    let added = other.numerator * denominator * share.numerator
    return Rational(kept + added, over: denominator * other.denominator * share.denominator)
  }
}

extension Rational: Comparable {
  /// By value: 1/2 equals 2/4.
  public static func == (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator == right.numerator * left.denominator
  }

  /// By value.
  public static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
