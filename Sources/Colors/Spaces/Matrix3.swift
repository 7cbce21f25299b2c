/// Three rows of three.
struct Matrix3: Sendable {
  let rows: (Triple, Triple, Triple)

  init(
    _ first: (Double, Double, Double), _ second: (Double, Double, Double), _ third: (Double, Double, Double)
  ) {
    rows = (
      Triple(first.0, first.1, first.2), Triple(second.0, second.1, second.2), Triple(third.0, third.1, third.2)
    )
  }

  static func * (matrix: Matrix3, vector: Triple) -> Triple {
    Triple(dot(matrix.rows.0, vector), dot(matrix.rows.1, vector), dot(matrix.rows.2, vector))
  }

  private static func dot(_ row: Triple, _ vector: Triple) -> Double {
    row.x * vector.x + row.y * vector.y + row.z * vector.z
  }
}
