/// Which source samples, and how much of each, make every sample of a resized axis. All in integers: the weights of
/// one destination sample add up to `total`.
///
/// - Shrinking averages by area: destination sample j covers the source interval from j s/d to (j + 1) s/d.
/// - Enlarging interpolates linearly between pixel centres; beyond the outermost centres the edge sample holds.
struct AxisFootprint {
  /// What the weights of each destination sample add up to.
  let total: UInt64
  /// For each destination sample the first source sample that it takes from; the others follow it.
  private(set) var first: [Int] = []
  /// For each destination sample where its weights begin in `weights`; one more entry at the end.
  private(set) var offsets: [Int] = [0]
  /// The weights of all destination samples, one after the other, each above 0.
  private(set) var weights: [UInt64] = []

  /// The footprint of an axis of `source` samples shown in `destination` samples, both at least 1.
  init(from source: Int, to destination: Int) {
    precondition(source > 0 && destination > 0)
    let divisor = Self.greatestCommonDivisor(source, destination)
    let (s, d) = (source / divisor, destination / divisor)
    total = UInt64(destination > source ? 2 * d : s)
    for j in 0..<destination {
      if destination > source { addLinear(j, s, d, last: source - 1) } else { addArea(j, s, d) }
      offsets.append(weights.count)
    }
  }

  /// The number of destination samples.
  var count: Int { first.count }

  /// The greatest number of source samples that a destination sample takes from.
  var longest: Int { (0..<count).reduce(1) { max($0, offsets[$1 + 1] - offsets[$1]) } }

  /// The weights of one destination sample.
  @inline(__always) func weights(of sample: Int) -> ArraySlice<UInt64> {
    weights[offsets[sample]..<offsets[sample + 1]]
  }

  /// The source samples that one destination sample takes from.
  @inline(__always) func source(of sample: Int) -> Range<Int> {
    first[sample]..<first[sample] + offsets[sample + 1] - offsets[sample]
  }

  /// For each end 0...`sourceCount` how many destination samples, from the first on, take from source samples before
  /// that end only.
  func samplesInside(sourceCount: Int) -> [Int] {
    var result = [Int](repeating: 0, count: sourceCount + 1)
    var sample = 0
    for end in 0...sourceCount {
      while sample < count, source(of: sample).upperBound <= end { sample += 1 }
      result[end] = sample
    }
    return result
  }

  /// In units of 1/d of a source sample, sample j covers [j s, (j + 1) s) and source sample i covers [i d, (i + 1) d).
  private mutating func addArea(_ j: Int, _ s: Int, _ d: Int) {
    let (start, end) = (j * s, (j + 1) * s)
    first.append(start / d)
    for i in start / d...(end - 1) / d {
      weights.append(UInt64(min(end, (i + 1) * d) - max(start, i * d)))
    }
  }

  /// The centre of sample j lies at ((2j + 1) s - d) / 2d, counted from the centre of source sample 0.
  private mutating func addLinear(_ j: Int, _ s: Int, _ d: Int, last: Int) {
    let position = (2 * j + 1) * s - d
    guard position > 0 else { return addWhole(0) }
    let (i, remainder) = position.quotientAndRemainder(dividingBy: 2 * d)
    guard remainder > 0, i < last else { return addWhole(min(i, last)) }
    first.append(i)
    weights += [UInt64(2 * d - remainder), UInt64(remainder)]
  }

  private mutating func addWhole(_ source: Int) {
    first.append(source)
    weights.append(total)
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}
