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

  /// The source samples that are taken from, all others left away; it reaches beyond the masks where a sample covers their edge.
  /// `first` counts from its beginning.
  private(set) var window = 0..<0
  /// The place of the first destination sample in the canvas.
  let start: Int

  /// The footprint of an axis of `source` samples shown in `destination` samples, both at least 1.
  init(from source: Int, to destination: Int) {
    precondition(source > 0 && destination > 0)
    self.init(AxisPlacement(source: source, box: 0..<source, frame: 0..<destination, canvas: destination))
  }

  /// The footprint of those samples of a canvas that see anything of the masks (``Placement`` has the formulas).
  init(_ axis: AxisPlacement) {
    let (s, d) = axis.ratio
    let visible = axis.visible
    total = UInt64(axis.isEnlarged ? 2 * d : s)
    start = axis.frame.lowerBound + visible.lowerBound
    for j in visible {
      if axis.isEnlarged { addLinear(j, s, d, axis) } else { addArea(j, s, d, axis.box.lowerBound) }
      offsets.append(weights.count)
    }
    let shift = first[0]
    window = shift..<source(of: count - 1).upperBound
    for sample in first.indices { first[sample] -= shift }
  }

  /// Whether each destination sample is a source sample.
  var isWhole: Bool { total == 1 }

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

  /// In units of 1/d of a source sample, sample j covers [j s, (j + 1) s) and source sample i covers [i d, (i + 1) d), both
  /// counted from the box's edge, which is that of source sample `edge`.
  private mutating func addArea(_ j: Int, _ s: Int, _ d: Int, _ edge: Int) {
    let (start, end) = (j * s, (j + 1) * s)
    let (low, high) = (AxisPlacement.floor(start, d), AxisPlacement.floor(end - 1, d))
    first.append(edge + low)
    for i in low...high { weights.append(UInt64(min(end, (i + 1) * d) - max(start, i * d))) }
  }

  /// The centre of sample j lies at ((2j + 1) s - d) / 2d, counted from the centre of the box's first source sample.
  private mutating func addLinear(_ j: Int, _ s: Int, _ d: Int, _ axis: AxisPlacement) {
    let position = (2 * j + 1) * s - d + 2 * d * axis.box.lowerBound
    guard position > 0 else { return addWhole(0) }
    let (i, remainder) = position.quotientAndRemainder(dividingBy: 2 * d)
    guard remainder > 0, i < axis.source - 1 else { return addWhole(min(i, axis.source - 1)) }
    first.append(i)
    weights += [UInt64(2 * d - remainder), UInt64(remainder)]
  }

  private mutating func addWhole(_ source: Int) {
    first.append(source)
    weights.append(total)
  }
}
