import JSON
import WebPages

/// What the page's script reads: the JSON report, with sentences that all reports have in common and with pictures.
enum PageData {
  static func run(_ report: ComparisonReport) -> JSONValue {
    .object([
      "title": .string(RunWords.title(report)), "sentence": .string(RunWords.summary(report)),
      "rule": .string(RunWords.rule(report.rule)), "tolerance": .optional(RunWords.tolerance(report)),
      "passed": .bool(report.isPassing), "expected": .string(report.expected), "actual": .string(report.actual),
      "accept": .optional(report.isPassing ? nil : report.acceptCommand),
      "groups": .array(report.groups.map(\.json)), "notes": .strings(report.notes),
      "generator": .string(report.generator),
    ])
  }

  static func pair(_ pair: PairReport, _ pictures: PairPictures) -> JSONValue {
    let sources = [
      ("expected", pictures.expected), ("actual", pictures.actual), ("difference", pictures.difference),
    ].map { ($0.0, JSONValue.optional($0.1.map(source))) }
    return .object(
      JSONObject(
        pair.jsonMembers + [
          ("finding", .string(PairWords.finding(pair))), ("pictures", .object(JSONObject(sources))),
        ]))
  }

  /// The address of a picture.
  private static func source(_ picture: ReportPicture) -> String {
    switch picture {
    case .png(let bytes): "data:image/png;base64," + String(decoding: Base64.encode(bytes), as: UTF8.self)
    case .link(let path): PercentEncoding.path(path)
    }
  }
}
