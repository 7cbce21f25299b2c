import Pixels

/// What the text report says of one pair, a line a fact.
struct PairText {
  private let pair: PairReport
  private let report: ComparisonReport
  private let style: TextStyle

  init(_ pair: PairReport, _ report: ComparisonReport, _ style: TextStyle) {
    (self.pair, self.report, self.style) = (pair, report, style)
  }

  var lines: [String] {
    [heading] + limits + pixels + kind + (pair.parts.isEmpty ? [] : PartTable(pair.parts, style).lines)
      + pair.notes.map { "Note: \(Visible.line($0))" }
  }

  private var heading: String {
    let word = RunWords.capitalized(PairWords.verdict(pair.verdict))
    let sides =
      "\(Visible.quoted(pair.expected ?? report.expected)) and \(Visible.quoted(pair.actual ?? report.actual))"
    let what =
      switch pair.verdict {
      case .same, .different: sides + (pair.expectedSize.map { ", \($0)" } ?? "")
      case .error: PairWords.finding(pair)
      default: "\(sides): \(PairWords.finding(pair))"
      }
    return "\(style.verdict(pair.verdict, word)): \(what)"
  }

  private var limits: [String] {
    let rule = Self.fact("compared by", RunWords.rule(report.rule))
    guard !pair.exceeded.isEmpty else { return pair.pixels == nil ? [] : [rule] }
    return [rule, Self.fact("beyond", pair.exceeded.map(Visible.line).joined(separator: ", "))]
  }

  private var kind: [String] { pair.change.map { [Self.fact("change", PairWords.change($0))] } ?? [] }

  /// A name of at most 11 letters, padded, and what it is.
  private static func fact(_ name: String, _ value: String) -> String {
    "  \(name)\(String(repeating: " ", count: 13 - name.count))\(value)"
  }
}

extension PairText {
  private var pixels: [String] {
    guard let pixels = pair.pixels else { return [] }
    var lines = [Self.fact("pixels", Self.counts(pixels))]
    guard pixels.changed > 0 else { return lines }
    let extremes =
      "largest \(ReportNumber.decimal(pixels.maxDeltaE)); 99.9 % of all pixels have at most \(ReportNumber.decimal(pixels.highDeltaE))"
    lines.append(Self.fact("CIEDE2000", extremes))
    if let worst = pixels.worst {
      let colors = "\(style.named(worst.before, worst.names.before)) → \(style.named(worst.after, worst.names.after))"
      lines.append(Self.fact("worst", "\(colors), CIEDE2000 \(ReportNumber.decimal(worst.deltaE))"))
    }
    lines.append(Self.fact("levels", Self.levels(pixels.maxLevels)))
    if let densest = pixels.densest {
      lines.append(Self.fact("densest", "\(ReportNumber.grouped(densest)) px in one window"))
    }
    return lines + (pixels.bounds.map { [Self.fact("within", Self.place($0))] } ?? [])
  }

  /// `1,204 of 456,000 differ (0.26 %); 1,300 changed, 35 excused, 12 ignored`.
  private static func counts(_ pixels: PixelReport) -> String {
    let share = ReportNumber.percent(pixels.different, of: pixels.total)
    var more = ["\(ReportNumber.grouped(pixels.changed)) changed"]
    if pixels.excused > 0 { more.append("\(ReportNumber.grouped(pixels.excused)) excused as antialiasing") }
    if pixels.ignored > 0 { more.append("\(ReportNumber.grouped(pixels.ignored)) ignored") }
    return
      "\(ReportNumber.grouped(pixels.different)) of \(ReportNumber.grouped(pixels.total)) differ\(share.isEmpty ? "" : " (\(share))"); \(more.joined(separator: ", "))"
  }

  /// `red 45, green 1, blue 3, alpha 0`.
  private static func levels(_ levels: [Int]) -> String {
    "at most " + zip(["red", "green", "blue", "alpha"], levels).map { "\($0) \($1)" }.joined(separator: ", ")
  }

  private static func place(_ bounds: PixelRectangle) -> String {
    "\(bounds.width)x\(bounds.height) px from \(bounds.x),\(bounds.y)"
  }
}
