/// The report as a comment on a pull request: GitHub's Markdown, always under 60,000 characters. The worst pairs come
/// first, and those that find no room are counted.
public struct MarkdownReport {
  /// The first line, by which a workflow finds its earlier comment and updates it.
  public static let marker = "<!-- shoe-render diff -->"
  /// The text has fewer characters than this, and fewer bytes of UTF-8.
  public static let limit = 60_000

  private let report: ComparisonReport
  private let reportURL: String?
  private let imageBase: String?

  /// A report as Markdown.
  ///
  /// - Parameters:
  ///   - reportURL: where the HTML report is found; each pair links to its place in it.
  ///   - imageBase: the URL under which the report's picture folder is served; nil shows no pictures.
  public init(_ report: ComparisonReport, reportURL: String? = nil, imageBase: String? = nil) {
    self.report = report
    self.reportURL = reportURL.flatMap(Self.url)
    self.imageBase = imageBase.flatMap(Self.url)
  }

  /// The whole text; it ends with a line end.
  public var text: String {
    let head = Self.marker + "\n### \(heading)\n\n\(MarkdownText.plain(RunWords.summary(report))).\n"
    let tail = groups + notes + acceptance + link + footer
    var room = Self.limit - 1 - head.utf8.count - tail.utf8.count
    let table = table(&room)
    return head + table + pictures(&room) + tail
  }

  private var heading: String { (report.isPassing ? "✅ " : "❌ ") + MarkdownText.plain(RunWords.title(report)) }

  private var acceptance: String {
    guard !report.isPassing, let command = report.acceptCommand, command.utf8.count < 4000 else { return "" }
    let fence = String(repeating: "`", count: max(3, Self.longestRun(of: "`", in: command) + 1))
    return "\nTo accept:\n\n\(fence)sh\n\(Visible.line(command))\n\(fence)\n"
  }

  private var link: String { reportURL.map { "\n[The whole report](\($0))\n" } ?? "" }

  private var footer: String {
    "\n<sub>Compared by \(MarkdownText.plain(RunWords.rule(report.rule))); \(MarkdownText.plain(report.generator)).</sub>\n"
  }

  private static let longestLink = 2_000

  /// A URL as given, with what would end a link or an attribute percent-encoded; nil where it is longer than servers read.
  private static func url(_ text: String) -> String? {
    guard text.utf8.count <= longestLink else { return nil }
    return text.utf8.map { byte in
      let isPlain = byte > 0x20 && byte < 0x7F && !"\"<>()\\`|[]^{}".utf8.contains(byte)
      return isPlain
        ? String(Unicode.Scalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for next in text {
      run = next == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension MarkdownReport {
  private static let shownLines = 10
  private static let shownPictures = 20
  private static let lineLimit = 300

  private var groups: String {
    let shown = report.groups.prefix(Self.shownLines)
    guard !shown.isEmpty else { return "" }
    let lines = shown.map {
      "- \(ReportNumber.counted($0.pairs.count, "pair")): \(MarkdownText.plain($0.cause, limit: Self.lineLimit))\n"
    }
    return "\n" + lines.joined() + Self.more(report.groups.count - shown.count, "group")
  }

  private var notes: String {
    let lines = [RunWords.tolerance(report)].compactMap(\.self) + report.notes
    guard !lines.isEmpty else { return "" }
    return "\n" + lines.prefix(Self.shownLines).map { "- \(MarkdownText.plain($0, limit: Self.lineLimit))\n" }.joined()
      + Self.more(lines.count - Self.shownLines, "note")
  }

  private static func more(_ count: Int, _ noun: String) -> String {
    count > 0 ? "- and \(ReportNumber.counted(count, "more \(noun)"))\n" : ""
  }

  /// The pairs that are not the same, as many as fit into three quarters of the room.
  private func table(_ room: inout Int) -> String {
    let pairs = report.worstFirst
    guard !pairs.isEmpty else { return "" }
    var text = "\n| Verdict | Picture | Found |\n| --- | --- | --- |\n"
    let most = (imageBase == nil ? room : room / 4 * 3) - 200
    var count = 0
    for pair in pairs {
      let row = row(pair)
      guard text.utf8.count + row.utf8.count <= most else { break }
      text += row
      count += 1
    }
    if count < pairs.count {
      text +=
        "\n\(ReportNumber.counted(pairs.count - count, "more pair")), less different than these, not listed here.\n"
    }
    room -= text.utf8.count
    return text
  }

  private func row(_ pair: PairReport) -> String {
    let name = MarkdownText.code(pair.name)
    let linked = reportURL.map { "<a href=\"\(anchor($0, pair))\">\(name)</a>" } ?? name
    return
      "| \(PairWords.verdict(pair.verdict)) | \(linked) | \(MarkdownText.plain(PairWords.finding(pair))) |\n"
  }

  /// The pair's place in the HTML report; an endless name gets the report itself.
  private func anchor(_ url: String, _ pair: PairReport) -> String {
    let page = url.prefix { $0 != "#" }
    let fragment = HTMLReport.fragment(of: pair)
    return fragment.utf8.count > Self.longestLink ? String(page) : "\(page)#\(fragment)"
  }

  /// Difference pictures of the worst pairs, as many as there is room for, at most twenty.
  private func pictures(_ room: inout Int) -> String {
    guard let imageBase else { return "" }
    var text = ""
    for pair in report.worstFirst.filter({ $0.picture != nil }).prefix(Self.shownPictures) {
      let picture = picture(pair, imageBase)
      guard text.utf8.count + picture.utf8.count <= room else { break }
      text += picture
    }
    room -= text.utf8.count
    return text
  }

  private func picture(_ pair: PairReport, _ base: String) -> String {
    let source = PercentEncoding.link(base, report.picturePath(pair) ?? "")
    guard source.utf8.count <= Self.longestLink else { return "" }
    let name = MarkdownText.attribute(pair.name)
    return
      "\n<details><summary>\(MarkdownText.code(pair.name))</summary>\n\n<img alt=\"\(name)\" src=\"\(source)\">\n\n</details>\n"
  }
}
