import Pixels

/// The verdict on each changed pixel of a row: the metric's, then antialiasing, then tolerated levels.
extension BandKernel {
  func judge(row y: Int) {
    switch rule.metric {
    case .deltaE(let limit): judge(limit: limit)
    case .exact: pixels.verdicts.update(repeating: .different, count: pixels.count)
    case .pixelmatch(let options): judge(row: y, options)
    }
    if rule.antialiasing == .excuse { excuse(row: y) }
    if let levels = rule.toleratedLevels { tolerate(levels: Int32(clamping: levels)) }
  }

  /// By estimates, and by the scalar formula where they lie too near to the limit.
  private func judge(limit: Double) {
    for index in 0..<pixels.count {
      let estimate = pixels.deltas[index]
      let margin = Double(DeltaEEstimate.error(of: estimate))
      var value = Double(estimate)
      if (value - limit).magnitude <= margin { value = exact.value(pixels.expected[index], pixels.actual[index]) }
      pixels.verdicts[index] = value > limit ? .different : .within
    }
  }

  private func judge(row y: Int, _ options: PixelmatchOptions) {
    switch options.generation {
    case .six: judge(row: y, by: WhiteYIQ(options))
    case .seven: judge(row: y, by: PatternYIQ(options))
    case .eight: judge(row: y, by: PatternOKLab(options))
    }
  }

  private func judge(row y: Int, by test: some PixelTest) {
    let start = y * size.width
    for index in 0..<pixels.count {
      let place = (start + Int(pixels.columns[index])) * 4
      pixels.verdicts[index] = test.verdict(pixels.expected[index].reduced, pixels.actual[index].reduced, at: place)
    }
  }

  private func excuse(row y: Int) {
    guard case .pixelmatch(let options) = rule.metric, options.generation != .eight else {
      return excuse(row: y, WhiteLuma())
    }
    if options.generation == .six {
      excuse(row: y, WhiteYIQ(options))
    } else {
      excuse(row: y, PatternYIQ(options))
    }
  }

  private func excuse(row y: Int, _ luma: some LumaDifference) {
    expectedRows.with { expected in
      actualRows.with { actual in
        let test = AntialiasingTest(luma: luma, expected: expected, actual: actual)
        for index in 0..<pixels.count where pixels.verdicts[index].isDifferent {
          if test.excuses(x: Int(pixels.columns[index]), y: y) { pixels.verdicts[index] = .excused }
        }
      }
    }
  }

  private func tolerate(levels: Int32) {
    for index in 0..<pixels.count where pixels.verdicts[index].isDifferent {
      let difference = pixels.expected[index].levels(to: pixels.actual[index])
      if difference.max() <= levels { pixels.verdicts[index] = .tolerated }
    }
  }
}

extension WhiteYIQ {
  init(_ options: PixelmatchOptions) {
    self.init(limit: YIQLimit(threshold: options.threshold))
  }
}

extension PatternYIQ {
  init(_ options: PixelmatchOptions) {
    self.init(limit: YIQLimit(threshold: options.threshold), checkerboard: options.checkerboard)
  }
}

extension PatternOKLab {
  init(_ options: PixelmatchOptions) {
    self.init(threshold: options.threshold, checkerboard: options.checkerboard)
  }
}
