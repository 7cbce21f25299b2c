/// The report as workflow commands of GitHub Actions, which show errors beside the lines of a pull request.
public struct AnnotationsReport {
  private let report: ComparisonReport

  /// The most errors that GitHub shows of one step.
  public static let limit = 10

  /// A report as annotations.
  public init(_ report: ComparisonReport) { self.report = report }

  /// At most ten lines `::error file=…,line=…,title=…::…`, worst pairs first, those with a known place before the
  /// others; a notice counts the rest. Empty where the report passes.
  public var text: String {
    let failing = report.worstFirst.filter(report.fails)
    let ordered = failing.filter { $0.place != nil } + failing.filter { $0.place == nil }
    var lines = ordered.prefix(Self.limit).map(error)
    if ordered.count > Self.limit {
      let rest = ReportNumber.counted(ordered.count - Self.limit, "more pair")
      lines.append("::notice::\(Self.data("\(rest) not shown here. \(RunWords.summary(report))"))")
    } else if ordered.isEmpty, !report.isPassing {
      lines.append("::error::\(Self.data(RunWords.summary(report)))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func error(_ pair: PairReport) -> String {
    let title = "\(RunWords.capitalized(PairWords.verdict(pair.verdict))): \(Visible.line(pair.name))"
    let properties = place(pair) + ["title=\(Self.property(title))"]
    let accept = report.acceptCommand.map { "\nTo accept: \($0)" } ?? ""
    let message = "\(Visible.line(pair.name)): \(PairWords.finding(pair))\(accept)"
    return "::error \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// The design's line, else the picture.
  private func place(_ pair: PairReport) -> [String] {
    guard let file = pair.place?.file ?? pair.expected ?? pair.actual else { return [] }
    let line = pair.place?.line.map { ["line=\($0)"] } ?? []
    return ["file=\(Self.property(file))"] + line
  }

  /// The escapes of a message: percent signs and line ends; other control characters are spelled out.
  private static func data(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: Visible.line(String(scalar))
      }
    }.joined()
  }

  /// The escapes of a property: those of a message, and colons and commas.
  private static func property(_ text: String) -> String {
    data(text).map { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : String($0) }.joined()
  }
}
