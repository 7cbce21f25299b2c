import Colorways
import FileSystem
import Pixels
import Reports
import ShoeRender

extension ListComparison {
  /// What comes of a pair.
  func outcome(of pair: DesignPairs.Pair, _ judging: Judging, _ writer: PictureWriter) -> PairOutcome {
    var outcome: PairOutcome
    if let before = pair.expected, let after = pair.actual {
      outcome = self.outcome(before, after, report(pair), judging, writer)
    } else {
      outcome = PairOutcome(report(pair))
    }
    let place = pair.actual.map(actual.place) ?? pair.expected.map(expected.place)
    outcome.report.place = place.map { SourcePlace(file: $0.source, line: $0.line) }
    return outcome
  }

  /// The pair without what comparing gives.
  private func report(_ pair: DesignPairs.Pair) -> PairReport {
    var report = PairReport(
      name: name(of: pair), expected: pair.expected.map { expected.place(of: $0).description },
      actual: pair.actual.map { actual.place(of: $0).description },
      verdict: pair.isRenamed ? .renamed : pair.actual == nil ? .missing : pair.expected == nil ? .new : .same)
    if pair.isRenamed, let row = pair.expected { report.renamedFrom = keys?.expected.key(of: row) }
    noteName(pair, &report)
    report.expectedSize = pair.expected.map { expected.model(of: $0).size }
    report.actualSize = pair.actual.map { actual.model(of: $0).size }
    return report
  }

  /// A design whose key stands and whose name is another is a renamed one too, unless more has changed.
  private func noteName(_ pair: DesignPairs.Pair, _ report: inout PairReport) {
    guard let key = keys?.key, !pair.isRenamed, let before = pair.expected, let after = pair.actual,
      let former = DesignIdentity(key: key, expected, actual).formerName(before, after)
    else { return }
    report.notes.append("named \(PathBytes.quoted(actual.names[after])) now, before \(PathBytes.quoted(former))")
    guard expected.rows[before].picture == actual.rows[after].picture else { return }
    report.verdict = .renamed
    report.renamedFrom = former
  }

  /// The design's key; of two single designs the name of the actual file.
  private func name(of pair: DesignPairs.Pair) -> String {
    guard let keys else { return Path.lastComponent(sides.actual.name) }
    return pair.actual.map(keys.actual.key) ?? pair.expected.map(keys.expected.key) ?? ""
  }

  private func outcome(
    _ before: Int, _ after: Int, _ report: PairReport, _ judging: Judging, _ writer: PictureWriter
  ) -> PairOutcome {
    var outcome = PairOutcome(report)
    if expected.rows[before].picture == actual.rows[after].picture {
      if case .pictures = judging, report.verdict == .same, let size = report.actualSize {
        outcome.report.pixels = PixelReport(total: size.area)
      }
      return outcome
    }
    let change = DesignChange(from: before, in: expected, to: after, in: actual)
    switch judging {
    case .colors(let comparison): comparison.judge(change, &outcome)
    case .pictures(let comparer):
      outcome = compared(before, after, report, comparer, writer)
      change.complete(&outcome.report)
    }
    return outcome
  }

  private func compared(
    _ before: Int, _ after: Int, _ report: PairReport, _ comparer: PairComparer, _ writer: PictureWriter
  ) -> PairOutcome {
    do throws(SideFault) {
      var outcome = comparer.compare(
        try rendered(before, .expected, writer), try rendered(after, .actual, writer), name: report.name)
      outcome.report.notes = report.notes + outcome.report.notes
      return outcome
    } catch {
      var report = report
      report.verdict = .error
      report.fault = error.fault
      return PairOutcome(report)
    }
  }

  private func rendered(_ row: Int, _ side: Side, _ writer: PictureWriter) throws(SideFault) -> FileContents {
    let table = side == .expected ? expected : actual
    let place = table.place(of: row).description
    do throws(RenderError) {
      try writer.write(try renderer.plan(row, of: table))
    } catch {
      throw SideFault(side, place, error.message)
    }
    return FileContents(writer.file, path: place)
  }
}
