/// Fades the edges of a coverage: a mean over a box, three times along rows and three times along columns, which is close
/// to a Gaussian of variance (d * d - 1) / 4, where d is the box's width. All sums are whole numbers, divided once.
enum Softening {
  /// The plane whose edges fade over at most `reach` pixels to either side; outside the picture there is no coverage.
  static func softened(_ plane: Plane, reach: Double) -> Plane {
    let half = Int(reach / 3)
    guard half > 0 else { return plane }
    var sums = plane.values.map { Int($0) }
    for y in 0..<plane.height { sumThrice(&sums, start: y * plane.width, stride: 1, count: plane.width, half) }
    for x in 0..<plane.width { sumThrice(&sums, start: x, stride: plane.width, count: plane.height, half) }
    let box = 2 * half + 1
    let divisor = box * box * box * box * box * box
    return Plane(
      width: plane.width, height: plane.height, values: sums.map { UInt8(($0 + divisor / 2) / divisor) })
  }

  private static func sumThrice(_ values: inout [Int], start: Int, stride: Int, count: Int, _ half: Int) {
    // Sums reach beyond the line's ends and come back in: each pass works on a line with room for all three.
    let margin = 3 * half
    var line = [Int](repeating: 0, count: count + 2 * margin)
    for index in 0..<count { line[margin + index] = values[start + index * stride] }
    for _ in 0..<3 { line = boxSums(line, half) }
    for index in 0..<count { values[start + index * stride] = line[margin + index] }
  }

  /// For each value the sum of those up to `half` places away.
  private static func boxSums(_ line: [Int], _ half: Int) -> [Int] {
    var result = line
    var sum = line[..<min(half, line.count)].reduce(0, +)
    for index in line.indices {
      if index + half < line.count { sum += line[index + half] }
      if index > half { sum -= line[index - half - 1] }
      result[index] = sum
    }
    return result
  }
}
