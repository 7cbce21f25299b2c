import Pixels

/// Counts and extremes of a row whose changed pixels have their verdicts.
extension BandKernel {
  func count(row y: Int, in statistics: inout PixelStatistics) {
    dropHidden(in: &statistics)
    guard pixels.count > 0 else { return }
    countVerdicts(row: y, in: &statistics)
    statistics.changed += pixels.count
    statistics.widen(row: y, columns: Int(pixels.columns[0])...Int(pixels.columns[pixels.count - 1]))
    statistics.histogram.add(UnsafeBufferPointer(start: pixels.deltas, count: pixels.count))
    countLevels(in: &statistics)
    findWorst(row: y, in: &statistics)
  }

  /// Colour under alpha 0 in both pictures is a note; where the metric calls it same, it is nothing else.
  private func dropHidden(in statistics: inout PixelStatistics) {
    var hidden = 0
    for index in 0..<pixels.count { hidden += (pixels.expected[index] | pixels.actual[index]).isClear ? 1 : 0 }
    guard hidden > 0 else { return }
    statistics.hidden += hidden
    _ = pixels.filter { index in
      self.pixels.verdicts[index] != .within || !(self.pixels.expected[index] | self.pixels.actual[index]).isClear
    }
  }

  private func countVerdicts(row y: Int, in statistics: inout PixelStatistics) {
    var (different, tolerated, excused) = (0, 0, 0)
    for index in 0..<pixels.count {
      let verdict = pixels.verdicts[index]
      different += verdict.isDifferent ? 1 : 0
      tolerated += verdict == .tolerated ? 1 : 0
      excused += verdict == .excused ? 1 : 0
    }
    statistics.different += different
    statistics.tolerated += tolerated
    statistics.excused += excused
    if rule.window != nil, different > 0 { statistics.marks.set(row: y, width: size.width, pixels) }
  }

  private func countLevels(in statistics: inout PixelStatistics) {
    var most = statistics.maxLevels
    var alphaChanged = 0
    for index in 0..<pixels.count {
      let levels = pixels.expected[index].levels(to: pixels.actual[index])
      most.replace(with: levels, where: levels .> most)
      alphaChanged += levels.w == 0 ? 0 : 1
    }
    statistics.maxLevels = most
    statistics.alphaChanged += alphaChanged
  }

  /// Looks at those pixels alone whose estimate may exceed what was found.
  private func findWorst(row y: Int, in statistics: inout PixelStatistics) {
    for index in 0..<pixels.count {
      let estimate = pixels.deltas[index]
      guard Double(estimate + DeltaEEstimate.error(of: estimate)) >= statistics.worst?.deltaE ?? 0 else { continue }
      statistics.consider(
        PixelPair(
          x: Int(pixels.columns[index]), y: y, expected: RGBA8(word: pixels.expected[index].reduced),
          actual: RGBA8(word: pixels.actual[index].reduced),
          deltaE: exact.value(pixels.expected[index], pixels.actual[index])))
    }
  }
}
