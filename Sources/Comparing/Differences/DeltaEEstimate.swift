/// Quick values of CIEDE2000, and how far they may be from those of the scalar formula.
public enum DeltaEEstimate {
  /// The most by which an estimate differs from the scalar formula's value.
  ///
  /// Measured, not derived: over random, near, near-grey and opposite pairs the largest error was a fifth of it, and the
  /// tests hold such pairs to half.
  @inline(__always) public static func error(of estimate: Float) -> Float { 0.001 + 0.0005 * estimate }
}

/// Estimates for the changed pixels of a row.
struct DeltaEEstimator<Word: PixelWord> {
  private let tables = LightTables.shared

  /// Sets ``ChangedPixels/deltas``. Where an estimate cannot be had, the value is that of `exact`.
  func estimate(_ pixels: ChangedPixels<Word>, exact: inout ExactDeltaE<Word>) {
    tables.withLevels { levels in
      for start in stride(from: 0, to: pixels.count, by: 4) { estimate(pixels, start, levels) }
    }
    for index in 0..<pixels.count where pixels.deltas[index].isNaN {
      pixels.deltas[index] = Float(exact.value(pixels.expected[index], pixels.actual[index]))
    }
  }

  /// Four pixels. Those beyond the last are whatever the memory holds.
  @inline(__always)
  private func estimate(_ pixels: ChangedPixels<Word>, _ start: Int, _ levels: UnsafePointer<Lanes>) {
    let (one, other) = (pixels.expected + start, pixels.actual + start)
    let alpha = one[0] & one[1] & one[2] & one[3] & other[0] & other[1] & other[2] & other[3]
    guard alpha.isOpaque else {
      for index in start..<start + 4 { pixels.deltas[index] = single(pixels.expected[index], pixels.actual[index]) }
      return
    }
    let result = differences(lab(one, levels), lab(other, levels))
    UnsafeMutableRawPointer(pixels.deltas + start).storeBytes(of: result, as: Lanes.self)
  }

  /// Four opaque pixels.
  @inline(__always) private func lab(_ words: UnsafePointer<Word>, _ levels: UnsafePointer<Lanes>) -> LabLanes {
    LabLanes(
      shares(words[0], levels), shares(words[1], levels), shares(words[2], levels), shares(words[3], levels))
  }

  @inline(__always) private func shares(_ word: Word, _ levels: UnsafePointer<Lanes>) -> Lanes {
    Word.sampleBits == 8
      ? LightTables.shares(levels, UInt32(truncatingIfNeeded: word)) : tables.shares(word, over: 0)
  }

  /// Colours of more than 8 bits may lie nearer to grey than those of 8 bits do.
  @inline(__always) private func differences(_ one: LabLanes, _ other: LabLanes) -> Lanes {
    let result = DeltaELanes.differences(one, other)
    guard Word.sampleBits > 8 else { return result }
    return result.replacing(with: .nan, where: LabLanes.isDoubtful(one, isGrey: false, other, isGrey: false))
  }

  /// One pair on its grounds, a lane for each; the largest difference.
  private func single(_ expected: Word, _ actual: Word) -> Float {
    guard !(expected & actual).isOpaque else {
      let (one, other) = tables.withLevels { (shares(expected, $0), shares(actual, $0)) }
      return differences(LabLanes(one, one, one, one), LabLanes(other, other, other, other)).x
    }
    let (one, other) = (onGrounds(expected), onGrounds(actual))
    let isDoubtful = LabLanes.isDoubtful(one, isGrey: expected.isGrey, other, isGrey: actual.isGrey)
    let result = DeltaELanes.differences(one, other).replacing(with: .nan, where: isDoubtful)
    return (0..<4).contains { result[$0].isNaN } ? .nan : result.max()
  }

  private func onGrounds(_ word: Word) -> LabLanes {
    let maximum = Word.maximum
    let middle = tables.shares(word, over: Grounds.middle(maximum))
    return LabLanes(tables.shares(word, over: maximum), tables.shares(word, over: 0), middle, middle)
  }
}

extension LabLanes {
  /// From the X, Y and Z of four colours.
  @inline(__always) init(_ p: Lanes, _ q: Lanes, _ r: Lanes, _ s: Lanes) {
    self.init(
      x: Lanes(p.x, q.x, r.x, s.x), y: Lanes(p.y, q.y, r.y, s.y), z: Lanes(p.z, q.z, r.z, s.z))
  }
}
