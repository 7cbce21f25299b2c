import JSON

/// What `accept` takes from a report of `diff --json` or `check --json`: who was compared with whom, and the verdicts.
/// Members that it does not need are not looked at.
public struct ReportedPairs: Equatable, Sendable {
  /// One pair.
  public struct Pair: Equatable, Sendable {
    /// The pair's name.
    public var name: String
    /// The path of the expected picture; nil where there is none.
    public var expected: String?
    /// The path of the actual picture; nil where there is none.
    public var actual: String?
    /// What became of the pair.
    public var verdict: Verdict
    /// The name on the expected side of a renamed picture.
    public var renamedFrom: String?
  }

  /// What was compared.
  public var scope: ComparisonReport.Scope
  /// The expected side as given; nil in a report of two pictures, where the pair's own path says it.
  public var expected: String?
  /// The actual side as given; nil in a report of two pictures.
  public var actual: String?
  /// The command that accepts what was found, as the report gives it; nil where it gives none.
  public var acceptCommand: String?
  /// The pairs in the report's order.
  public var pairs: [Pair]

  /// Reads a report. Throws where the text is no JSON or no report, with the place.
  public init(json bytes: [UInt8]) throws(ReportError) {
    let value: JSONValue
    do throws(JSONError) { value = try JSONReader.parse(bytes) } catch {
      throw ReportError(position: error.position, path: "", message: error.message)
    }
    let report = try ReportObject(value, path: "")
    guard report.object["pairs"] != nil || report.object["summary"] != nil else {
      guard report.object["verdict"] != nil else {
        throw report.fault("this is no report of shoe-render diff or check; make one with --json")
      }
      scope = try report.choice("scope")
      acceptCommand = try report.optionalText("accept")
      pairs = [try Pair(report)]
      return
    }
    let summary = try report.member("summary")
    scope = try summary.choice("scope")
    expected = try summary.text("expected")
    actual = try summary.text("actual")
    acceptCommand = try summary.optionalText("accept")
    pairs = []
    for pair in try report.members("pairs") { pairs.append(try Pair(pair)) }
  }
}

extension ReportedPairs.Pair {
  fileprivate init(_ object: ReportObject) throws(ReportError) {
    name = try object.text("name")
    expected = try object.optionalText("expected")
    actual = try object.optionalText("actual")
    verdict = try object.choice("verdict")
    renamedFrom = try object.optionalText("renamedFrom")
  }
}
