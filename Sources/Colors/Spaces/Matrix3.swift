/// Three numbers of a colour: its coordinates in some space.
typealias Triple = SIMD3<Double>

/// Three rows of three.
struct Matrix3: Sendable {
  let rows: (Triple, Triple, Triple)

  init(_ first: Triple, _ second: Triple, _ third: Triple) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: Triple) -> Triple {
    Triple(dot(matrix.rows.0, vector), dot(matrix.rows.1, vector), dot(matrix.rows.2, vector))
  }

  private static func dot(_ row: Triple, _ vector: Triple) -> Double {
    row.x * vector.x + row.y * vector.y + row.z * vector.z
  }
}

extension Triple {
  /// `transform` of each number.
  func mapped(_ transform: (Double) -> Double) -> Triple { Triple(transform(x), transform(y), transform(z)) }

  /// Each number held to 0...1.
  var clipped: Triple { mapped { Swift.min(Swift.max($0, 0), 1) } }
}
