import Foundation
import JSON
import Reports
import TestSupport
import Testing

/// JUnit XML by xmllint against a schema, and by Python's parser.
struct JUnitReportTests {
  private static let linter = ["/usr/bin/xmllint", "/opt/homebrew/bin/xmllint"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Schemas/junit.xsd").path

  private static var empty: ComparisonReport {
    var report = SampleReports.folders
    (report.pairs, report.groups) = ([], [])
    return report
  }

  private static let reports = [SampleReports.files, SampleReports.same, SampleReports.folders, empty]

  @Test(
    .enabled(
      if: linter != nil || ProcessInfo.processInfo.environment["SHOE_RENDER_REQUIRE_SHARED_DATA"] != nil,
      "xmllint is not installed; 'Scripts/packages test' installs it"), arguments: reports)
  func isValid(_ report: ComparisonReport) throws {
    let folder = try TemporaryFolder()
    try folder.write(JUnitReport(report).text, to: "report.xml")
    let linter = Command(Self.linter ?? "/usr/bin/xmllint", in: folder.path)
    let result = try linter("--noout", "--nonet", "--schema", Self.schema, "report.xml")
    #expect(result.status == 0, "\(result.errors)")
    try folder.write(JUnitReport(report).text.replacing("<testcase name", with: "<testcase nom"), to: "bad.xml")
    #expect(try linter("--noout", "--nonet", "--schema", Self.schema, "bad.xml").status != 0)
  }

  private static let script = #"""
    import xml.etree.ElementTree as tree
    root = tree.fromstring(value)
    suite = root.find("testsuite")
    result = [
        [c.get("name") for c in suite.findall("testcase")],
        [dict(root.attrib), dict(suite.attrib)],
        len(suite.findall("testcase/failure")), len(suite.findall("testcase/error")),
        [c.get("file") + ":" + c.get("line") for c in suite.findall("testcase") if c.get("name") == "h-moved.png"],
        "".join(suite.itertext()).count("To accept: shoe-render accept report.json"),
    ]
    """#

  @Test(.enabled(if: Python.isPresent, "python3 is not installed")) func pythonReadsTheCases() throws {
    let text = JUnitReport(SampleReports.folders).text
    let result = try #require(try Python.run(Self.script, .string(text)).array)
    #expect(result[0].array?.compactMap(\.string) == SampleReports.folders.pairs.map { Self.visible($0.name) })
    for totals in result[1].array ?? [] {
      #expect(["tests", "failures", "errors"].map { totals.object?[$0]?.string } == ["25", "22", "1"])
    }
    #expect((result[2].number?.integer, result[3].number?.integer) == (22, 1))
    #expect(result[4] == .array([.string("colorways/h-moved.png.csv:17")]))
    #expect(result[5].number?.integer == 23)
  }

  /// Line ends and tabs are kept; what XML cannot hold is spelled out.
  private static func visible(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      [9, 10, 13].contains(scalar.value) ? String(scalar) : TextName.visible(String(scalar))
    }.joined()
  }

  @Test func newPairsMayPass() {
    var report = SampleReports.folders
    report.passing = [.same, .new]
    #expect(JUnitReport(report).text.contains(#"tests="25" failures="21" errors="1""#))
  }

  @Test func layout() { Golden.expect(JUnitReport(SampleReports.files).text, "files.xml") }
}
