import JSON
import Reports
import Testing

/// The page by Python's parsers; ``BrowserPageTests`` open it.
@Suite(.enabled(if: Python.isPresent, "python3 is not installed"))
struct HTMLReportTests {
  private static let pictures = PairPictures(
    expected: .png(SamplePictures.expected), actual: .link("a #1/é<.png"), difference: nil)

  private func page(_ report: ComparisonReport, isLinking: Bool = false) -> String {
    String(
      decoding: HTMLReport(report, isLinking: isLinking).bytes { $0.verdict == .different ? Self.pictures : .init() },
      as: UTF8.self)
  }

  /// What a browser would see: the elements, the texts of the scripts and of the style, the policy.
  private static let reader = #"""
    import base64, hashlib
    from html.parser import HTMLParser
    class Reader(HTMLParser):
        def __init__(self):
            super().__init__(convert_charrefs=True)
            self.texts, self.open, self.policy, self.addresses = {}, None, None, []
        def handle_starttag(self, tag, attributes):
            attributes = dict(attributes)
            self.addresses += [v for k, v in attributes.items() if k in ("src", "href", "action")]
            if attributes.get("http-equiv") == "Content-Security-Policy": self.policy = attributes["content"]
            if tag in ("script", "style"):
                self.open = tag + " " + attributes.get("type", "")
                assert self.open not in self.texts, "two of " + self.open
                self.texts[self.open] = ""
        def handle_endtag(self, tag):
            if tag in ("script", "style"): self.open = None
        def handle_data(self, data):
            if self.open: self.texts[self.open] += data
    reader = Reader()
    reader.feed(value)
    sha = lambda text: "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"
    data = json.loads(reader.texts["script application/json"])

    """#

  @Test func thePolicyAdmitsThisScriptAndThisStyleAlone() throws {
    let script =
      Self.reader + #"""
        rules = dict(rule.strip().split(" ", 1) for rule in reader.policy.split(";"))
        result = [rules["script-src"] == sha(reader.texts["script module"]),
                  rules["style-src"] == sha(reader.texts["style "]),
                  rules["default-src"] == "'none'", rules["img-src"], sorted(rules), reader.addresses]
        """#
    for isLinking in [false, true] {
      let result = try #require(
        try Python.run(script, .string(page(SampleReports.folders, isLinking: isLinking))).array)
      #expect(result[0...2].map(\.bool) == [true, true, true])
      #expect(result[3].string == (isLinking ? "data: 'self' file:" : "data:"))
      #expect(
        result[4].array?.compactMap(\.string) == [
          "base-uri", "default-src", "form-action", "img-src", "script-src", "style-src",
        ])
      #expect(result[5] == .array([.string("data:,")]))
    }
  }

  @Test func theDataIsWhole() throws {
    let script =
      Self.reader + #"""
        raw = reader.texts["script application/json"]
        first = next(pair for pair in data["pairs"] if pair["verdict"] == "different")
        result = [[pair["name"] for pair in data["pairs"]], [c for c in "<>&\u2028\u2029" if c in raw],
                  list(base64.b64decode(first["pictures"]["expected"].split(",", 1)[1], validate=True)),
                  first["pictures"]["expected"].split(",", 1)[0], first["pictures"]["actual"],
                  first["pictures"]["difference"], data["run"]["accept"]]
        """#
    let report = SampleReports.folders
    let result = try #require(try Python.run(script, .string(page(report))).array)
    let names = (report.worstFirst + report.pairs.filter { $0.verdict == .same }).map(\.name)
    let read = result[0].array?.compactMap(\.string) ?? []
    #expect(read.elementsEqual(names) { $0.utf8.elementsEqual($1.utf8) })
    #expect(result[1] == .array([]))
    #expect(result[2].array?.compactMap { $0.number?.integer } == SamplePictures.expected.map { Int($0) })
    #expect(result[3].string == "data:image/png;base64")
    #expect(result[4].string == "a%20%231/%C3%A9%3C.png")
    #expect(result[5] == .null)
    #expect(result[6].string == "shoe-render accept report.json")
  }

  @Test func everyLengthOfBase64() throws {
    let script =
      Self.reader + #"result = [list(base64.b64decode(pair["pictures"]["expected"][22:])) for pair in data["pairs"]]"#
    var report = SampleReports.folders
    report.pairs = (0..<9).map { PairReport(name: "\($0)", verdict: .new) }
    let page = HTMLReport(report).bytes { PairPictures(expected: .png(Self.bytes($0.name))) }
    let result = try Python.run(script, .string(String(decoding: page, as: UTF8.self))).array
    let read = (result ?? []).map { $0.array ?? [] }.map { $0.compactMap { $0.number?.integer } }
    #expect(read == report.pairs.map { Self.bytes($0.name).map { Int($0) } })
  }

  /// As many bytes as the text says.
  private static func bytes(_ count: String) -> [UInt8] {
    let count: UInt8 = UInt8(count) ?? 0
    return (0..<count).map { (index: UInt8) -> UInt8 in 255 - index &* 37 }
  }

  /// What goes wrong with a picture or with the output ends the writing.
  @Test func faultsOfTheCallerComeThrough() {
    struct Fault: Error {}
    var count = 0
    #expect(throws: Fault.self) {
      try HTMLReport(SampleReports.folders).write { _ throws(Fault) in
        PairPictures()
      } to: { _ throws(Fault) in
        count += 1
        if count == 5 { throw Fault() }
      }
    }
    #expect(count == 5)
  }
}
