/// The report for people at a terminal: a few lines for two pictures; else a line for each pair that is not the same,
/// groups and a summary. Names are shown so that none can steer the terminal.
public struct TextReport {
  private let report: ComparisonReport
  private let style: TextStyle

  /// A report as text; `isColored` adds the escape sequences of colour terminals.
  public init(_ report: ComparisonReport, isColored: Bool = false) {
    self.report = report
    style = TextStyle(isColored: isColored)
  }

  /// The whole text; it ends with a line end. A failing report's last line is the command that accepts what was found,
  /// where there is one.
  public var text: String {
    let lines =
      report.scope == .files && report.pairs.count == 1
      ? PairText(report.pairs[0], report, style).lines : listLines
    return (lines + notes + acceptance).map { $0 + "\n" }.joined()
  }

  private var notes: [String] { report.notes.map { "Note: \(Visible.line($0))" } }

  private var acceptance: [String] {
    guard !report.isPassing, let command = report.acceptCommand else { return [] }
    return ["To accept: \(style.bold(command))"]
  }
}

extension TextReport {
  private var listLines: [String] {
    pairLines + report.groups.map(line) + [RunWords.tolerance(report)].compactMap(\.self)
      + ["\(RunWords.summary(report)) (\(RunWords.rule(report.rule)))"] + collectedNotes.lines
  }

  private var collectedNotes: CollectedNotes { CollectedNotes(report.pairs) }

  private var pairLines: [String] {
    let collected = collectedNotes
    return report.pairs.filter { $0.verdict != .same }.flatMap { pair in
      let word = PairWords.verdict(pair.verdict)
      let padding = String(repeating: " ", count: 11 - word.count)
      let line = "\(style.verdict(pair.verdict, word))\(padding)\(Visible.line(pair.name)): \(PairWords.finding(pair))"
      let own = pair.notes.filter { !collected.contains($0) }
      return [line] + own.map { "           Note: \(Visible.line($0))" }
    }
  }

  private static let shownNames = 3

  /// `187 pairs: the same change of mask side (a.png, b.png, c.png and 184 more)`.
  private func line(_ group: ChangeGroup) -> String {
    let shown = group.pairs.prefix(Self.shownNames).map(Visible.line).joined(separator: ", ")
    let rest = group.pairs.count - Self.shownNames
    let more = rest > 0 ? " and \(ReportNumber.grouped(rest)) more" : ""
    return "\(ReportNumber.counted(group.pairs.count, "pair")): \(Visible.line(group.cause)) (\(shown)\(more))"
  }
}
