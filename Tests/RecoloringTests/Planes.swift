import Compositing
import Pixels
import TestSupport
import Testing

/// A plane of row numbers for a test, with a name that failures show.
struct NamedPlane: CustomTestStringConvertible, Sendable {
  let name: String
  let plane: IndexPlane
  let rowCount: Int

  var testDescription: String { "\(name) \(plane.size), \(rowCount) rows" }

  init(_ name: String, _ width: Int, _ height: Int, rows: Int, _ value: (Int, Int) -> Int) {
    self.name = name
    rowCount = rows
    var indices: [UInt32] = []
    for y in 0..<height { for x in 0..<width { indices.append(UInt32(value(x, y) % rows)) } }
    plane = IndexPlane(size: PixelSize(width: width, height: height), indices: indices)
  }

  static func noise(_ width: Int, _ height: Int, rows: Int) -> NamedPlane {
    var random = SplitMix64(seed: UInt64(width * 7919 + height * 31 + rows))
    return NamedPlane("noise", width, height, rows: rows) { _, _ in random.below(rows) }
  }

  /// Runs of random lengths up to `longest`.
  static func runs(_ width: Int, _ height: Int, rows: Int, longest: Int) -> NamedPlane {
    var random = SplitMix64(seed: UInt64(width * 104729 + height + rows * longest))
    var (value, rest) = (0, 0)
    return NamedPlane("runs", width, height, rows: rows) { _, _ in
      if rest == 0 { (value, rest) = (random.below(rows), 1 + random.below(longest)) }
      rest -= 1
      return value
    }
  }

  /// Slanted edges: each row is the one above, moved, with soft borders of their own.
  static func edges(_ width: Int, _ height: Int, rows: Int) -> NamedPlane {
    NamedPlane("edges", width, height, rows: rows) { x, y in
      let place = 3 * x + y
      return place % 60 < 50 ? place / 60 % 3 : 3 + place % 60 + x * y % 5
    }
  }

  static func periodic(_ width: Int, _ height: Int, rows: Int, period: Int) -> NamedPlane {
    NamedPlane("period of \(period)", width, height, rows: rows) { x, y in (x + y * width) % period }
  }

  static func flat(_ width: Int, _ height: Int) -> NamedPlane {
    NamedPlane("flat", width, height, rows: 1) { _, _ in 0 }
  }

  static let small: [NamedPlane] =
    [
      flat(1, 1), flat(1, 400), flat(400, 1), noise(1, 500, rows: 3), noise(500, 1, rows: 2),
      noise(64, 64, rows: 5000), noise(50, 50, rows: 1), noise(97, 31, rows: 2), noise(40, 40, rows: 256),
      noise(333, 77, rows: 1200), edges(200, 120, rows: 90), edges(333, 57, rows: 200),
      periodic(100, 30, rows: 2, period: 2), periodic(101, 30, rows: 3, period: 3),
      periodic(64, 64, rows: 7, period: 7),
      periodic(70, 40, rows: 5000, period: 1300), runs(300, 80, rows: 40, longest: 300),
      runs(129, 129, rows: 5000, longest: 4),
    ]
    + (1...70).flatMap { [runs($0, 9, rows: 4, longest: 40), noise($0, 5, rows: 2)] }
    + [85, 86, 87, 128, 129, 130, 172, 257, 258, 259, 260, 261, 515, 516, 517, 774, 775].flatMap {
      [flat($0, 3), runs($0, 4, rows: 3, longest: 2 * $0)]
    }

  /// Rows longer than the window of 32 KiB, and more runs than are parsed at a time.
  static let large: [NamedPlane] = [
    runs(9000, 16, rows: 30, longest: 3000), noise(9000, 16, rows: 4), flat(9000, 16), edges(9000, 16, rows: 120),
    noise(400, 400, rows: 900), flat(3000, 2000), runs(8191, 12, rows: 2, longest: 8191), edges(10923, 9, rows: 70),
  ]

  /// A colour for each row, opaque or of all alphas.
  func colors(seed: UInt64, isOpaque: Bool) -> [RGBA8] {
    var random = SplitMix64(seed: seed)
    return (0..<rowCount).map { _ in
      let bits = random.next()
      return RGBA8(
        red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255),
        alpha: isOpaque ? 255 : UInt8(bits >> 24 & 255))
    }
  }
}
