import Pixels

/// What came of holding rendered pictures against reference ones.
struct Comparison {
  /// Pixels held against each other.
  private(set) var pixels = 0
  /// Samples whose exact value lay on a rounding boundary: those that inexact arithmetic gets wrong.
  private(set) var ties = 0
  /// The first ten differences in words; empty means equal in every sample.
  private(set) var differences: [String] = []

  /// Holds `actual` against `expected`, in whose making `ties` samples were ties.
  mutating func add(_ actual: Bitmap, _ expected: Bitmap, ties: Int, label: @autoclosure () -> String) {
    pixels += expected.size.area
    self.ties += ties
    guard actual != expected else { return }
    guard actual.size == expected.size else {
      return differences.append("\(actual.size) for \(expected.size): \(label())")
    }
    for y in 0..<expected.height {
      for x in 0..<expected.width where actual[x, y] != expected[x, y] && differences.count < 10 {
        differences.append("(\(x),\(y)): \(actual[x, y]) for \(expected[x, y]): \(label())")
      }
    }
  }

  /// Takes another comparison in.
  mutating func add(_ other: Comparison) {
    pixels += other.pixels
    ties += other.ties
    differences += other.differences.prefix(10 - min(10, differences.count))
  }
}
