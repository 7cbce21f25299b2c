/// Exact Euclidean distances in a picture: Felzenszwalb and Huttenlocher, "Distance Transforms of Sampled Functions"
/// (2012), lower envelopes of parabolas along columns, then rows.
enum DistanceTransform {
  /// For every pixel the squared distance, between pixel centres, to the nearest pixel of which `isTarget` holds.
  /// Infinite everywhere where there is none.
  static func squaredDistances(width: Int, height: Int, _ isTarget: (Int) -> Bool) -> [Double] {
    var result = (0..<width * height).map { isTarget($0) ? 0 : Double.infinity }
    for x in 0..<width { transform(&result, start: x, stride: width, count: height) }
    for y in 0..<height { transform(&result, start: y * width, stride: 1, count: width) }
    return result
  }

  /// Replaces each value f(q) of a line by the minimum over p of (q - p)^2 + f(p).
  private static func transform(_ values: inout [Double], start: Int, stride: Int, count: Int) {
    let line = (0..<count).map { values[start + $0 * stride] }
    var roots: [Int] = []
    var limits: [Double] = []
    for q in 0..<count where line[q].isFinite {
      var limit = -Double.infinity
      while let p = roots.last {
        limit = ((line[q] + Double(q * q)) - (line[p] + Double(p * p))) / Double(2 * (q - p))
        guard let last = limits.last, limit <= last else { break }
        roots.removeLast()
        limits.removeLast()
        limit = -.infinity
      }
      roots.append(q)
      limits.append(limit)
    }
    guard !roots.isEmpty else { return }
    var k = 0
    for q in 0..<count {
      while k + 1 < roots.count, limits[k + 1] < Double(q) { k += 1 }
      values[start + q * stride] = Double((q - roots[k]) * (q - roots[k])) + line[roots[k]]
    }
  }
}
