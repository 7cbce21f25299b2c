import JSON
import Reports
import Testing

/// What `accept` reads of a report.
struct ReportedPairsTests {
  @Test func aReportOfFolders() throws {
    let report = SampleReports.folders
    let read = try ReportedPairs(json: JSONWriter.pretty.bytes(report.json))
    #expect((read.scope, read.expected, read.actual) == (.folders, "golden", "out"))
    #expect(read.pairs.count == report.pairs.count)
    for (pair, written) in zip(read.pairs, report.pairs) {
      #expect(pair.name.utf8.elementsEqual(written.name.utf8))
      #expect((pair.expected, pair.actual, pair.verdict) == (written.expected, written.actual, written.verdict))
      #expect(pair.renamedFrom == written.renamedFrom)
    }
  }

  @Test func aReportOfTwoPictures() throws {
    let read = try ReportedPairs(json: JSONWriter.compact.bytes(SampleReports.files.json))
    #expect((read.scope, read.expected, read.pairs.count) == (.files, nil, 1))
    #expect(read.pairs[0].verdict == .different)
  }

  @Test(arguments: [
    ("", "1:1: the text is empty; the smallest JSON object is {}"),
    ("[]", "1:1: expected an object, found an array"),
    ("{}", "1:1: this is no report of shoe-render diff or check; make one with --json"),
    (
      #"{"pairs": []}"#, "1:1: the member 'summary' is missing; make the report with this version's --json"
    ),
    (
      #"{"summary": {"scope": "folders", "expected": "a", "actual": "b"}}"#,
      "1:1: the member 'pairs' is missing; make the report with this version's --json"
    ),
    (
      #"{"summary": {"scope": "folder", "expected": "a", "actual": "b"}, "pairs": []}"#,
      "1:23: summary.scope: 'folder' is not known; did you mean 'folders'?"
    ),
    (
      #"{"summary": {"scope": "check", "expected": "a", "actual": "b"}, "pairs": {}}"#,
      "1:74: pairs: expected an array, found an object"
    ),
    (
      #"{"summary": {"scope": "check", "expected": "a", "actual": "b"}, "pairs": [{"name": "x", "verdict": "sme"}]}"#,
      "1:100: pairs[0].verdict: 'sme' is not known; did you mean 'same'?"
    ),
    (
      #"{"summary": {"scope": "check", "expected": "a", "actual": "b"}, "pairs": [{"name": 5, "verdict": "same"}]}"#,
      "1:84: pairs[0].name: expected a string, found a number"
    ),
  ])
  func faultsAreTold(_ text: String, _ message: String) {
    let error = #expect(throws: ReportError.self) { try ReportedPairs(json: Array(text.utf8)) }
    #expect(error?.description == message)
  }
}
