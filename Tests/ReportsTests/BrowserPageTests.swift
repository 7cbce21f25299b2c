import FileSystem
import Foundation
import Pixels
import Reports
import TestSupport
import Testing

/// The pages in headless chromium: `make test-browser`. The script exercises every control and fails on any message in
/// the console and on any request to a network.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["SHOE_RENDER_BROWSER"] != nil,
    "chromium takes its time; 'make test-browser' opens the pages in it"))
struct BrowserPageTests {
  private static let script: String = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return tests.appendingPathComponent("Browser/report").path
  }()

  private static let embedded = PairPictures(
    expected: .png(SamplePictures.expected), actual: .png(SamplePictures.actual),
    difference: .png(SamplePictures.difference))

  private static let shapes = ["desktop", "phone"]

  private func open(_ page: String, _ shape: String, in folder: TemporaryFolder) throws {
    let result = try Command("/usr/bin/python3", in: folder.path)(Self.script, page, shape)
    #expect(result.status == 0, "\(result.text)\n\(result.errors)")
  }

  @Test(arguments: shapes) func embeddedPictures(_ shape: String) throws {
    let folder = try TemporaryFolder()
    let page = HTMLReport(SampleReports.folders).bytes { pair in
      switch pair.verdict {
      case .missing: PairPictures(expected: .png(SamplePictures.expected))
      case .new: PairPictures(actual: .png(SamplePictures.actual))
      case .error: PairPictures()
      case .renamed: PairPictures(expected: Self.embedded.expected, actual: Self.embedded.actual)
      default: Self.embedded
      }
    }
    try folder.write(page, to: "report.html")
    try open("report.html", shape, in: folder)
  }

  /// Pictures beside the page under the hostile names themselves, as far as a file can have them.
  @Test(arguments: shapes) func linkedPictures(_ shape: String) throws {
    let folder = try TemporaryFolder()
    var report = SampleReports.folders
    report.pairs = report.pairs.filter { $0.verdict == .different && !$0.name.utf8.contains(0) }
    let page = HTMLReport(report, isLinking: true).bytes { pair in
      let name = "#1 pictures/\(pair.name.replacingOccurrences(of: "..", with: "up"))"
      return PairPictures(
        expected: .link("expected \(name)"), actual: .link("actual \(name)"), difference: .link("difference \(name)"))
    }
    for pair in report.pairs {
      let name = "#1 pictures/\(pair.name.replacingOccurrences(of: "..", with: "up"))"
      try write(SamplePictures.expected, to: folder.path("report #1/expected \(name)"))
      try write(SamplePictures.actual, to: folder.path("report #1/actual \(name)"))
      try write(SamplePictures.difference, to: folder.path("report #1/difference \(name)"))
    }
    try folder.write(page, to: "report #1/index.html")
    try open("report #1/index.html", shape, in: folder)
  }

  /// Two pictures, as one page.
  @Test(arguments: shapes) func onePair(_ shape: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(HTMLReport(SampleReports.files).bytes { _ in Self.embedded }, to: "report.html")
    try open("report.html", shape, in: folder)
  }

  /// A run that compared nothing has a page too.
  @Test(arguments: shapes) func noPair(_ shape: String) throws {
    let folder = try TemporaryFolder()
    var report = SampleReports.folders
    (report.pairs, report.groups) = ([], [])
    try folder.write(HTMLReport(report).bytes(), to: "report.html")
    try open("report.html", shape, in: folder)
  }

  /// The script's own verdict can fail: a message in the console, a request, a picture that is not there.
  @Test func faultsAreNoticed() throws {
    let folder = try TemporaryFolder()
    let page = String(
      decoding: HTMLReport(SampleReports.files, isLinking: true).bytes { _ in Self.embedded }, as: UTF8.self)
    let beacon = "<img src=\"http://127.0.0.1:9/beacon.png\" alt=\"\">\n</body>"
    let faults = [
      (page.replacing("</body>", with: beacon), "console: "),
      (
        page.replacing("</body>", with: beacon).replacing(/<meta http-equiv[^\n]*/, with: ""),
        "127.0.0.1:9/beacon.png"
      ),
      (page.replacing("\"data:image/png;base64,", with: "\"absent/"), "side.png', "),
    ]
    for (fault, message) in faults {
      #expect(fault != page)
      try folder.write(fault, to: "report.html")
      let result = try Command("/usr/bin/python3", in: folder.path)(Self.script, "report.html", "desktop")
      #expect(result.status == 1)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  /// Names are bytes: Foundation would refuse some of them.
  private func write(_ bytes: [UInt8], to path: String) throws {
    try FileSystem.createDirectories(Path.parent(path))
    try AtomicFile.write(bytes, to: path)
  }
}
