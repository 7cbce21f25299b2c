/// Logarithms in whole numbers, so that a parse is the same on every machine.
enum FixedLogarithm {
  /// What stands for one bit.
  static let one: UInt32 = 64

  /// log2 of a number above 0, in 64ths, rounded down: the integer part is the place of the highest bit; squaring the
  /// mantissa gives one bit of the fraction after another.
  static func log2(_ number: UInt64) -> UInt32 {
    let place = UInt64.bitWidth - 1 - number.leadingZeroBitCount
    var mantissa = (number << (UInt64.bitWidth - 1 - place)) >> 32
    var result = UInt32(place)
    for _ in 0..<6 {
      mantissa = mantissa * mantissa >> 31
      result = result << 1 | UInt32(mantissa >> 32)
      mantissa >>= mantissa >> 32
    }
    return result
  }

  /// The bits, in 64ths, of a symbol that comes `count` times of `total`. One that never came is taken for half a time.
  static func bits(_ count: Int, of total: Int) -> UInt32 {
    log2(UInt64(max(2 * total, 2))) - log2(UInt64(max(2 * count, 1)))
  }
}
