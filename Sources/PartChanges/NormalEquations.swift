/// The normal equations of a weighted least-squares problem with several right sides: N x = b with N = sum of v a a' and
/// b = sum of v y a over equations a x = y of weight v.
struct NormalEquations {
  let unknowns: Int
  let sides: Int
  private var matrix: [Double]
  private var right: [Double]

  /// Equations of `unknowns` coefficients and `sides` right sides, none so far.
  init(unknowns: Int, sides: Int) {
    self.unknowns = unknowns
    self.sides = sides
    matrix = [Double](repeating: 0, count: unknowns * unknowns)
    right = [Double](repeating: 0, count: unknowns * sides)
  }

  /// Adds one equation.
  mutating func add(_ coefficients: [Double], _ values: [Double], weight: Double) {
    for row in 0..<unknowns where coefficients[row] != 0 {
      let scaled = weight * coefficients[row]
      for column in 0...row { matrix[row * unknowns + column] += scaled * coefficients[column] }
      for side in 0..<sides { right[row * sides + side] += scaled * values[side] }
    }
  }

  /// The solution, unknown by unknown, and for each unknown the diagonal of the inverse of N: the variance of its value where
  /// weights are inverse variances of the equations.
  ///
  /// A little is added to the diagonal, so that unknowns that no equation tells, or that only come together, get some value
  /// and a large variance.
  func solution() -> (values: [Double], variances: [Double]) {
    let lower = factor()
    var values = [Double](repeating: 0, count: unknowns * sides)
    for side in 0..<sides {
      let column = substituted(lower, (0..<unknowns).map { right[$0 * sides + side] })
      for row in 0..<unknowns { values[row * sides + side] = column[row] }
    }
    let variances = (0..<unknowns).map { unknown in
      substituted(lower, (0..<unknowns).map { $0 == unknown ? 1 : 0 })[unknown]
    }
    return (values, variances)
  }

  /// The lower triangle L of N = L L' (Cholesky).
  private func factor() -> [Double] {
    let trace = (0..<unknowns).reduce(0.0) { $0 + matrix[$1 * unknowns + $1] }
    let ridge = max(trace, 1e-3) * 1e-11
    var lower = matrix
    for column in 0..<unknowns {
      for row in column..<unknowns {
        var sum = matrix[row * unknowns + column]
        for inner in 0..<column { sum -= lower[row * unknowns + inner] * lower[column * unknowns + inner] }
        if row == column {
          lower[row * unknowns + column] = max(sum + ridge, ridge).squareRoot()
        } else {
          lower[row * unknowns + column] = sum / lower[column * unknowns + column]
        }
      }
    }
    return lower
  }

  /// The solution of L L' x = `vector`.
  private func substituted(_ lower: [Double], _ vector: [Double]) -> [Double] {
    var result = vector
    for row in 0..<unknowns {
      for inner in 0..<row { result[row] -= lower[row * unknowns + inner] * result[inner] }
      result[row] /= lower[row * unknowns + row]
    }
    for row in (0..<unknowns).reversed() {
      for inner in row + 1..<max(unknowns, row + 1) { result[row] -= lower[inner * unknowns + row] * result[inner] }
      result[row] /= lower[row * unknowns + row]
    }
    return result
  }
}
