import Pixels

/// The work on bands for one depth of samples.
final class BandKernel<Word: PixelWord> {
  let rule: PixelRule
  let size: PixelSize
  let pixels: ChangedPixels<Word>
  var exact = ExactDeltaE<Word>()
  var estimator = DeltaEEstimator<Word>()
  var expectedRows = ReducedRows<Word>()
  var actualRows = ReducedRows<Word>()

  init(rule: PixelRule, size: PixelSize) {
    self.rule = rule
    self.size = size
    pixels = ChangedPixels(width: size.width)
  }

  func compare(
    _ band: Range<Int>, _ expected: PixelRows, _ actual: PixelRows, _ output: BandOutput,
    _ statistics: inout PixelStatistics
  ) {
    expectedRows.begin(expected, height: size.height)
    actualRows.begin(actual, height: size.height)
    for y in band {
      let offset = (y - band.lowerBound) * size.width
      statistics.total += size.width
      pixels.collect(
        expected.row(y).assumingMemoryBound(to: Word.self), actual.row(y).assumingMemoryBound(to: Word.self))
      clear(output, at: offset)
      guard pixels.count > 0 else { continue }
      statistics.ignored += dropIgnored(row: y, output, at: offset)
      guard pixels.count > 0 else { continue }
      estimator.estimate(pixels, exact: &exact)
      judge(row: y)
      give(output, at: offset)
      count(row: y, in: &statistics)
    }
  }

  /// All pixels of a row are equal until more is known.
  private func clear(_ output: BandOutput, at offset: Int) {
    if let verdicts = output.verdicts { (verdicts + offset).update(repeating: .equal, count: size.width) }
    if let deltaE = output.deltaE { (deltaE + offset).update(repeating: 0, count: size.width) }
  }

  /// Hands the row's planes over.
  private func give(_ output: BandOutput, at offset: Int) {
    for index in 0..<pixels.count {
      let place = offset + Int(pixels.columns[index])
      output.verdicts?[place] = pixels.verdicts[index]
      output.deltaE?[place] = pixels.deltas[index]
    }
  }
}

/// What is not judged.
extension BandKernel {
  /// Drops the changed pixels that are ignored; how many there were.
  func dropIgnored(row y: Int, _ output: BandOutput, at offset: Int) -> Int {
    let regions = rule.ignored.filter { $0.rows.contains(y) }.compactMap { $0.columns(within: size.width) }
    guard !regions.isEmpty || output.ignored != nil else { return 0 }
    return pixels.filter { index in
      let x = Int(self.pixels.columns[index])
      let isJudged = !regions.contains { $0.contains(x) } && output.ignored.map { $0[offset + x] == 0 } ?? true
      if !isJudged { output.verdicts?[offset + x] = .ignored }
      return isJudged
    }
  }
}
