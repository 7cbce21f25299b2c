/// The report as JUnit XML, which CI systems list as tests: a test case a pair. There is no time in it, so that equal
/// runs give equal bytes.
public struct JUnitReport {
  private let report: ComparisonReport

  /// A report as JUnit XML.
  public init(_ report: ComparisonReport) { self.report = report }

  /// The whole document.
  public var text: String {
    let cases = report.pairs.isEmpty ? [Self.emptyCase(report)] : report.pairs.map(testCase)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites\(XMLText.attribute("name", report.generator))\(totals)>
      <testsuite\(XMLText.attribute("name", suite))\(totals)>
      \(properties)\(cases.joined())</testsuite>
      </testsuites>

      """
  }

  private var suite: String { report.scope == .check ? "shoe-render check" : "shoe-render diff" }

  private var totals: String {
    let failed = report.pairs.filter(report.fails)
    let errors = failed.count { $0.verdict == .error } + (report.pairs.isEmpty ? 1 : 0)
    return [
      ("tests", max(1, report.pairs.count)), ("failures", failed.count { $0.verdict != .error }), ("errors", errors),
      ("skipped", 0),
    ].map(XMLText.attribute).joined()
  }

  private var properties: String {
    let members = [
      ("expected", report.expected), ("actual", report.actual), ("rule", RunWords.rule(report.rule)),
      ("summary", RunWords.summary(report)),
    ]
    let lines = members.map { name, value in
      "<property\(XMLText.attribute("name", name))\(XMLText.attribute("value", value))/>\n"
    }
    return "<properties>\n\(lines.joined())</properties>\n"
  }
}

extension JUnitReport {
  private func testCase(_ pair: PairReport) -> String {
    let place =
      pair.place.map { place in
        XMLText.attribute("file", place.file) + (place.line.map { XMLText.attribute("line", $0) } ?? "")
      } ?? ""
    let head = XMLText.attribute("name", pair.name) + XMLText.attribute("classname", suite) + place
    guard report.fails(pair) else { return passed(pair, head) }
    let element = pair.verdict == .error ? "error" : "failure"
    let message = PairWords.finding(pair)
    let verdict = XMLText.attribute("type", pair.verdict.rawValue)
    return """
      <testcase\(head)>
      <\(element)\(XMLText.attribute("message", message))\(verdict)>\(details(pair))</\(element)>
      </testcase>

      """
  }

  /// What was tolerated, and what the pair's notes say, is in a passed case too.
  private func passed(_ pair: PairReport, _ head: String) -> String {
    guard pair.isTolerated || pair.verdict != .same || !pair.notes.isEmpty else { return "<testcase\(head)/>\n" }
    return "<testcase\(head)>\n<system-out>\(details(pair))</system-out>\n</testcase>\n"
  }

  private func details(_ pair: PairReport) -> String {
    let lines = PairText(pair, report, TextStyle(isColored: false)).lines
    let command = report.fails(pair) ? report.acceptCommand.map { ["To accept: \($0)"] } ?? [] : []
    return (lines + command).map(Self.content).joined(separator: "\n")
  }

  /// Content of an element, where line ends need no reference.
  private static func content(_ line: String) -> String { XMLText.escaped(line) }

  /// A run that compared nothing is an error, lest an empty suite pass.
  private static func emptyCase(_ report: ComparisonReport) -> String {
    """
    <testcase name="compared pairs"\(XMLText.attribute("classname", "shoe-render"))>
    <error message="compared 0 pairs" type="error"/>
    </testcase>

    """
  }
}
