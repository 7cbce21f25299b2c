import Reports
import Testing

/// Workflow commands, taken apart as GitHub's runner does it.
struct AnnotationsReportTests {
  private struct Command {
    let name: String
    let properties: [String: String]
    let message: String

    /// The runner's rule: `::name key=value,…::message`, one a line, escapes resolved after the split.
    init?(_ line: Substring) {
      guard let parts = line.wholeMatch(of: /(?s)::([a-z]+)(?: (.*?))?::(.*)/) else { return nil }
      name = String(parts.1)
      var properties: [String: String] = [:]
      for pair in (parts.2 ?? "").split(separator: ",") {
        guard let equals = pair.firstIndex(of: "=") else { return nil }
        properties[String(pair[..<equals])] = Self.plain(pair[pair.index(after: equals)...])
      }
      self.properties = properties
      message = Self.plain(parts.3)
    }

    private static func plain(_ text: Substring) -> String {
      [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")].reduce(String(text)) {
        $0.replacing($1.0, with: $1.1)
      }
    }
  }

  private func commands(_ report: ComparisonReport) throws -> [Command] {
    let lines = AnnotationsReport(report).text.split(separator: "\n")
    return try lines.map { try #require(Command($0), "\($0)") }
  }

  @Test func theDesignsLineIsNamed() throws {
    let command = try #require(try commands(SampleReports.files).first)
    #expect(command.name == "error")
    #expect(command.properties["file"] == "colorways/side.png.csv")
    #expect(command.properties["line"] == "17")
    #expect(command.properties["title"] == "Different: side.png")
    #expect(command.message.hasPrefix("side.png: 1,204 px differ (0.26 %)"))
    #expect(command.message.hasSuffix("\nTo accept: shoe-render accept report.json"))
  }

  @Test func tenAtMostAndTheRestIsCounted() throws {
    let commands = try commands(SampleReports.folders)
    #expect(commands.map(\.name) == Array(repeating: "error", count: 10) + ["notice"])
    #expect(commands.dropLast().allSatisfy { $0.properties["line"] == "17" })
    #expect(commands.last?.message.hasPrefix("13 more pairs not shown here. Compared 22 pairs: ") == true)
  }

  @Test(arguments: SampleReports.hostileNames) func aNameStaysInItsPlace(_ name: String) throws {
    var report = SampleReports.files
    report.pairs = [SampleReports.different(name)]
    let commands = try commands(report)
    #expect(commands.count == 1)
    #expect(commands.first?.properties.count == 3)
    #expect(commands.first?.properties["title"] == "Different: \(TextName.visible(name))")
    let isPlain = TextName.visible(name).utf8.elementsEqual(name.utf8)
    #expect(!isPlain || commands.first?.properties["file"] == "colorways/\(name).csv")
    #expect(
      AnnotationsReport(report).text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0.properties.generalCategory != .control
      })
  }

  @Test func whatPassesIsSilent() {
    #expect(AnnotationsReport(SampleReports.same).text == "")
  }

  @Test func nothingComparedIsAnError() {
    var report = SampleReports.same
    report.pairs = []
    #expect(AnnotationsReport(report).text == "::error::Compared 0 pairs\n")
  }

  @Test func withoutADesignThePictureIsNamed() throws {
    var report = SampleReports.files
    report.pairs[0].place = nil
    let command = try #require(try commands(report).first)
    #expect(command.properties["file"] == "golden/side.png")
    #expect(command.properties["line"] == nil)
  }
}
