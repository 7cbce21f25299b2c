import Reports
import Testing

/// The text for people.
struct TextReportTests {
  @Test func twoPictures() { Golden.expect(TextReport(SampleReports.files).text, "files.txt") }
  @Test func twoEqualPictures() { Golden.expect(TextReport(SampleReports.same).text, "same.txt") }
  @Test func folders() { Golden.expect(TextReport(SampleReports.folders).text, "folders.txt") }

  @Test func twoColouredPictures() {
    Golden.expect(TextReport(SampleReports.files, isColored: true).text, "files-coloured.txt")
  }

  /// Colours add escape sequences and nothing else but the cells of swatches.
  @Test(arguments: [SampleReports.files, SampleReports.folders]) func colourChangesNoWord(_ report: ComparisonReport) {
    let coloured = TextReport(report, isColored: true).text
    #expect(coloured.contains("\u{1B}["))
    let swatches = coloured.replacing(#/\u{1B}\[48[0-9;]*m {2}\u{1B}\[0m[ ]/#, with: "")
    #expect(swatches.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == TextReport(report).text)
  }

  @Test func aNameCannotSteerTheTerminal() {
    for scalar in TextReport(SampleReports.folders).text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control)
    }
    #expect(TextReport(SampleReports.folders).text.contains("esc\\x1B[31mred.png"))
    #expect(TextReport(SampleReports.folders).text.contains("\\xFF\\x80.png"))
  }

  @Test func aFailureEndsWithTheWayToAcceptIt() {
    for report in [SampleReports.files, SampleReports.folders] {
      #expect(TextReport(report).text.hasSuffix("\nTo accept: shoe-render accept report.json\n"))
    }
    #expect(!TextReport(SampleReports.same).text.contains("To accept"))
  }

  /// Notes that several pairs share, and those of pairs without a line, stand once below the pairs.
  @Test func sharedNotesAreSaidOnce() {
    var report = SampleReports.folders
    var pairs = ["a", "b", "c"].map(SampleReports.different)
    for index in pairs.indices { pairs[index].notes = index == 2 ? ["shared", "own"] : ["shared"] }
    var same = PairReport(name: "d", expected: "e/d", actual: "f/d", verdict: .same)
    same.notes = ["of an equal one"]
    (report.pairs, report.groups) = (pairs + [same], [])
    let lines = TextReport(report).text.split(separator: "\n").filter { $0.contains("Note: ") }
    #expect(
      lines == ["           Note: own", "Note: shared (3 pairs)", "Note: of an equal one (1 pair)"]
        + report.notes.map { "Note: \($0)" })
  }

  @Test func nothingComparedIsSaid() {
    var report = SampleReports.folders
    (report.pairs, report.groups) = ([], [])
    #expect(TextReport(report).text.contains("Compared 0 pairs (delta-e above 1"))
    report.pairs = SampleReports.folders.pairs.filter { $0.verdict == .new }
    report.passing = [.same, .new]
    #expect(TextReport(report).text.contains("Compared 0 pairs: 1 new"))
    #expect(!report.isPassing)
  }

  /// Colours alone, without pixels, as a comparison of two lists gives them.
  @Test func partsSpeakWhereThereAreNoPixels() {
    var report = SampleReports.folders
    var pair = SampleReports.different("SR-001")
    (pair.pixels, pair.exceeded, pair.notes) = (nil, [], [])
    (report.scope, report.pairs, report.groups) = (.lists, [pair], [])
    #expect(
      TextReport(report).text.hasPrefix(
        "different  SR-001: side #472a55 near rebeccapurple → #2a491c near darkgreen; recoloured: side\n"))
    pair.parts = []
    report.pairs = [pair]
    #expect(TextReport(report).text.hasPrefix("different  SR-001: recoloured: side\n"))
    report.pairs[0].change = nil
    #expect(TextReport(report).text.hasPrefix("different  SR-001: different\n"))
  }

  /// Pairs that pass leave one line, which says what was tolerated.
  @Test func whatIsToleratedIsSaid() {
    var report = SampleReports.folders
    report.pairs = report.pairs.filter { $0.verdict == .same }
    report.groups = []
    #expect(report.isPassing)
    #expect(
      TextReport(report).text.hasPrefix(
        "Within the limits, though pixels changed: 1 pair, CIEDE2000 up to 0.83 in 'b-tolerated.png'\nCompared 2 pairs: 2 same"
      ))
  }
}
