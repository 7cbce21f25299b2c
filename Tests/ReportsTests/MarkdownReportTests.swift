import Foundation
import JSON
import Reports
import TestSupport
import Testing

/// The comment on a pull request; what it shows is told by GitHub's own cmark-gfm.
struct MarkdownReportTests {
  private static let renderer = ["/usr/bin/cmark-gfm", "/opt/homebrew/bin/cmark-gfm"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test func layout() {
    Golden.expect(MarkdownReport(SampleReports.files).text, "files.md")
    let report = MarkdownReport(
      SampleReports.folders, reportURL: "https://ci.example/1/index.html", imageBase: "https://ci.example/1/diff")
    Golden.expect(report.text, "folders.md")
  }

  @Test func theFirstLineIsTheMarker() {
    for report in [SampleReports.files, SampleReports.same, SampleReports.folders] {
      #expect(MarkdownReport(report).text.hasPrefix("<!-- shoe-render diff -->\n### "))
    }
  }

  /// Whatever is in it: many pairs, long names, long notes, many groups, every option.
  @Test(arguments: [1, 300, 5_000], [1, 200]) func staysUnderTheLimit(_ count: Int, _ repetition: Int) {
    var report = SampleReports.folders
    report.pairs = (0..<count).map { index in
      var pair = SampleReports.different("\(index)" + String(repeating: "&👟<", count: repetition) + ".png")
      pair.pixels?.maxDeltaE = Double(index % 100)
      return pair
    }
    report.groups = report.pairs.prefix(100).map { ChangeGroup(cause: $0.name, pairs: [$0.name]) }
    report.notes = report.pairs.prefix(100).map(\.name)
    report.acceptCommand = String(repeating: "accept ", count: repetition)
    report.generator = "shoe-render 0.4.0"
    for imageBase in [nil, "https://ci.example/1/diff"] {
      let text = MarkdownReport(report, reportURL: "https://ci.example/1", imageBase: imageBase).text
      #expect(text.utf8.count < MarkdownReport.limit)
      #expect(MarkdownReport.limit <= 60_000)
      let listed = text.matches(of: /\n\| different \|/).count
      let rest = text.firstMatch(of: /\n([0-9,]+) more pairs?, less different/)?.1.replacing(",", with: "")
      #expect(listed + (rest.flatMap { Int($0) } ?? 0) == count)
      #expect(listed > 10 || listed == count)
    }
  }

  /// A limit that can be reached by one field alone is held too.
  @Test func oneEndlessNameIsCut() {
    var report = SampleReports.files
    report.pairs[0].name = String(repeating: "<", count: 100_000)
    report.pairs[0].exceeded = [String(repeating: "<", count: 100_000)]
    report.rule.limits = report.pairs[0].exceeded
    report.generator = report.pairs[0].name
    report.groups = (0..<30).map { _ in ChangeGroup(cause: report.pairs[0].name, pairs: [report.pairs[0].name]) }
    report.notes = report.groups.map(\.cause)
    let text = MarkdownReport(report, imageBase: "https://ci.example/").text
    #expect(text.utf8.count < 60_000)
  }

  @Test func theWorstComeFirst() throws {
    var report = SampleReports.folders
    report.pairs += (0..<3).map { index in
      var pair = SampleReports.different("rank-\(index)")
      pair.pixels?.maxDeltaE = Double(60 + index)
      return pair
    }
    let text = MarkdownReport(report).text
    let order = ["g&#46;png", "c-size", "d&#46;png"].map { String($0) } + ["rank-2", "rank-1", "rank-0", "e-new"]
    let places = order.map { text.firstRange(of: $0.replacing("&#46;", with: ".")) ?? text.firstRange(of: $0) }
    let found = places.compactMap { $0?.lowerBound }
    #expect(found.count == order.count)
    #expect(found == found.sorted())
  }

  private static let script = #"""
    from html.parser import HTMLParser
    class Reader(HTMLParser):
        def __init__(self):
            super().__init__(convert_charrefs=True)
            self.tags, self.codes, self.links, self.images, self.open = set(), [], [], [], 0
        def handle_starttag(self, tag, attributes):
            self.tags.add(tag)
            attributes = dict(attributes)
            if tag == "code":
                self.open += 1
                self.codes.append("")
            if tag == "a": self.links.append(attributes["href"])
            if tag == "img": self.images.append([attributes["src"], attributes["alt"]])
        def handle_endtag(self, tag):
            if tag == "code": self.open -= 1
        def handle_data(self, data):
            if self.open: self.codes[-1] += data
    reader = Reader()
    reader.feed(value)
    result = [sorted(reader.tags), reader.codes, reader.links, reader.images]
    """#

  @Test(
    .enabled(
      if: renderer != nil && Python.isPresent, "cmark-gfm is not installed; 'Scripts/packages test' installs it"))
  func namesAreShownAndDoNothing() throws {
    let folder = try TemporaryFolder()
    let report = SampleReports.folders
    let text = MarkdownReport(
      report, reportURL: "https://ci.example/a \"b/index.html", imageBase: "https://ci.example/<1>"
    ).text
    let arguments = ["--unsafe", "-e", "table", "-e", "autolink", "-e", "strikethrough", "-e", "tagfilter"]
    let html = try Command(Self.renderer ?? "cmark-gfm", in: folder.path).run(arguments, input: Array(text.utf8)).text
    let result = try #require(try Python.run(Self.script, .string(html)).array)
    let tags = Set(result[0].array?.compactMap(\.string) ?? [])
    let known = [
      "a", "code", "details", "h3", "img", "li", "p", "pre", "sub", "summary", "table", "tbody", "td", "th", "thead",
      "tr", "ul",
    ]
    #expect(tags.isSubset(of: known), "\(tags.subtracting(known))")
    let names = report.worstFirst.map { TextName.visible($0.name) }
    let codes = (result[1].array?.compactMap(\.string) ?? []).filter { $0.wholeMatch(of: /#[0-9a-f]{6}/) == nil }
    #expect(Array(codes.prefix(names.count)).elementsEqual(names) { $0.utf8.elementsEqual($1.utf8) })
    let links = result[2].array?.compactMap(\.string) ?? []
    #expect(links.allSatisfy { $0.hasPrefix("https://ci.example/a%20%22b/index.html") })
    #expect(links.count == names.count + 1)
    let images = result[3].array?.compactMap { $0.array?[0].string } ?? []
    #expect(images.count == 18)
    #expect(images.allSatisfy { $0.hasPrefix("https://ci.example/%3C1%3E/") && $0.wholeMatch(of: /[!-~]+/) != nil })
    #expect(images.contains("https://ci.example/%3C1%3E/100%25%20%231%3Fx%3Dy%2Bz.png"))
  }

  @Test func withoutABaseThereIsNoPicture() {
    #expect(!MarkdownReport(SampleReports.folders, reportURL: "https://x.org").text.contains("<img"))
  }

  @Test func aCommandWithBackticksStaysInItsBlock() {
    var report = SampleReports.files
    report.acceptCommand = "shoe-render accept 'a```b.json'"
    #expect(MarkdownReport(report).text.contains("\n````sh\nshoe-render accept 'a```b.json'\n````\n"))
  }
}
