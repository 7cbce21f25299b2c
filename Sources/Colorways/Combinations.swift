import Pixels
import ShoeDesign

/// All combinations of colours that a matrix or a palette gives, numbered from 0, no two the same. None is stored.
final class Combinations: Sendable {
  /// How colours go to parts.
  enum Choice: Sendable {
    /// Any colour of each part's own list.
    case each([[RGBA8]])
    /// Different colours of one list, in any order.
    case ordered([RGBA8])
  }

  /// The name in messages: the option that makes them.
  let source: String
  /// How many there are.
  let count: UInt128
  private let parts: [ShoePart]
  private let choice: Choice

  /// Lists without equal colours. Nil where there are more than 2^128 - 1 combinations.
  init?(source: String, parts: [ShoePart], choice: Choice) {
    self.source = source
    self.parts = parts
    self.choice = choice
    let factors: [Int] =
      switch choice {
      case .each(let lists): lists.map(\.count)
      case .ordered(let colors): parts.indices.map { max(0, colors.count - $0) }
      }
    var product: UInt128 = 1
    for factor in factors {
      let (next, overflows) = product.multipliedReportingOverflow(by: UInt128(factor))
      if overflows { return nil }
      product = next
    }
    count = product
  }

  /// The combination of this number. The first part's colour changes slowest, as the first digit of a number does.
  func configuration(_ ordinal: UInt128) -> ShoeConfiguration {
    var configuration = ShoeConfiguration()
    for (part, color) in zip(parts, colors(ordinal)) { configuration.setColor(color, of: part) }
    return configuration
  }

  func colors(_ ordinal: UInt128) -> [RGBA8] {
    var rest = ordinal
    switch choice {
    case .each(let lists):
      var colors: [RGBA8] = []
      for list in lists.reversed() {
        colors.append(list[Int(rest % UInt128(list.count))])
        rest /= UInt128(list.count)
      }
      return colors.reversed()
    case .ordered(let all):
      var digits: [Int] = []
      for place in parts.indices.reversed() {
        let left = UInt128(all.count - place)
        digits.append(Int(rest % left))
        rest /= left
      }
      var left = all
      return digits.reversed().map { left.remove(at: $0) }
    }
  }
}
