/// What is said of a whole run in one line.
enum RunWords {
  /// The order in which verdicts are counted.
  static let order: [Verdict] = [.different, .sizeMismatch, .missing, .new, .renamed, .error, .same]

  /// `Compared 200 pairs: 13 different, 2 missing, 185 same`.
  static func summary(_ report: ComparisonReport) -> String {
    let counts = report.counts
    let parts = order.compactMap { verdict in
      counts[verdict].map { "\(ReportNumber.grouped($0)) \(word(verdict, $0))" }
    }
    let compared = "compared \(ReportNumber.counted(report.comparedCount, "pair"))"
    let head = compared.prefix(1).uppercased() + compared.dropFirst()
    return parts.isEmpty ? head : "\(head): \(parts.joined(separator: ", "))"
  }

  /// A few words for a heading: `13 of 200 pairs differ`.
  static func title(_ report: ComparisonReport) -> String {
    let failing = report.pairs.count { report.fails($0) }
    if report.comparedCount == 0, !report.isPassing { return "Compared 0 pairs" }
    if failing == 0 {
      return report.pairs.count == 1 ? "Same" : "All \(ReportNumber.counted(report.pairs.count, "pair")) pass"
    }
    if report.pairs.count == 1, let pair = report.pairs.first { return capitalized(PairWords.verdict(pair.verdict)) }
    return
      "\(ReportNumber.grouped(failing)) of \(ReportNumber.counted(report.pairs.count, "pair")) \(failing == 1 ? "does" : "do") not pass"
  }

  /// The metric, its threshold and the limits: `delta-e above 1, antialiasing count; --max-diff 50px`.
  static func rule(_ rule: RuleReport) -> String {
    let threshold = rule.threshold.map { " above \(ReportNumber.exact($0))" } ?? ""
    let limits = rule.limits.isEmpty ? "" : "; \(rule.limits.map(Visible.line).joined(separator: ", "))"
    return "\(rule.metric)\(threshold), antialiasing \(rule.antialiasing)\(limits)"
  }

  /// What the limits let through: nil where every pair that passes is equal.
  static func tolerance(_ report: ComparisonReport) -> String? {
    let tolerated = report.pairs.filter(\.isTolerated)
    guard let worst = tolerated.max(by: { $0.largestDeltaE < $1.largestDeltaE }) else { return nil }
    return
      "Within the limits, though pixels changed: \(ReportNumber.counted(tolerated.count, "pair")), CIEDE2000 up to \(ReportNumber.decimal(worst.largestDeltaE)) in \(Visible.quoted(worst.name))"
  }

  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private static func word(_ verdict: Verdict, _ count: Int) -> String {
    switch verdict {
    case .sizeMismatch: count == 1 ? "of another size" : "of other sizes"
    case .error: count == 1 ? "error" : "errors"
    default: verdict.rawValue
    }
  }
}
