import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Any file name is safe in every report and as the name of a difference picture.
struct DiffNameTests {
  private static let names =
    [
      "a space", "hash#1", "100%", "100%25", "Foo+I", "am&p", "é", "<b>", "quote\"s", "apo'strophe", "esc\u{1B}[31m",
      "emoji😀", "nfc\u{E9}", "nfc\u{65}\u{301}", "back\\slash", "semi;colon", "question?", "-o", "line\nbreak", "a=b",
      "{name}", "*", "::error::", "]]>", "--", "$HOME", "`id`",
    ].map { "\($0).png" } + ["Foo+I/Bar #2.png"]

  /// NFC and NFD are two names where the file system keeps bytes.
  private static func shop() throws -> Workspace {
    let shop = try Workspace([:])
    for name in names {
      try shop.folder.write(Bitmap(8, 8, [9, 9, 9]).png, to: "e/\(name)")
      try shop.folder.write(Bitmap(8, 8, [200, 9, 9]).png, to: "f/\(name)")
    }
    return shop
  }

  /// Names by their bytes: Swift takes NFC and NFD for equal.
  private static func bytes(_ names: some Sequence<String>) -> Set<[UInt8]> { Set(names.map { Array($0.utf8) }) }

  /// The files below a folder as find(1) names them.
  private static func found(_ folder: String, _ shop: Workspace) throws -> Set<[UInt8]> {
    let result = try shop.shell("cd \"$1\" && find . -type f -name '*.png' -print0", folder)
    return Set(result.output.split(separator: 0).map { Array($0.dropFirst(2)) })
  }

  @Test func pairsAndPictures() throws {
    let shop = try Self.shop()
    let report = try shop.report("e f -o out", status: 1)
    #expect(report.pairs.allSatisfy { $0.verdict == "different" })
    #expect(Self.bytes(report.pairs.map(\.name)) == Self.bytes(Self.names))
    #expect(try Self.found("out", shop) == Self.bytes(Self.names))
  }

  /// What could steer a terminal, or a log of GitHub's, is spelled out.
  @Test func textAndAnnotations() throws {
    let shop = try Self.shop()
    let result = try shop.diff("e f --annotations github")
    #expect(result.status == 1)
    for text in [result.text, result.errors] {
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x7F })
    }
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == Self.names.count + 2, "one line a pair, the summary, and how to accept it")
    let commands = result.errors.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(commands.filter { $0.hasPrefix("::error file=") }.count == 10)
    #expect(commands.count == 11 && commands.last?.hasPrefix("::notice::") == true, "the rest is counted")
  }

  /// Row 28: the links of an HTML report open: each leads to a file that is there.
  @Test func linksOfThePage() throws {
    let shop = try Self.shop()
    _ = try shop.diff("e f -o out --html page")
    let page = String(decoding: try shop.folder.read("page/index.html"), as: UTF8.self)
    let unreserved = CharacterSet(charactersIn: "-._~/").union(
      .alphanumerics.intersection(CharacterSet(charactersIn: "\u{21}"..."\u{7E}")))
    for side in ["expected", "actual", "difference"] {
      #expect(try Self.found("page/\(side)", shop) == Self.bytes(Self.names))
      for name in Self.names {
        let link = try #require("\(side)/\(name)".addingPercentEncoding(withAllowedCharacters: unreserved))
        let isThere = page.utf8.firstRange(of: link.utf8) != nil
        #expect(isThere, "\(link)")
      }
    }
    #expect(page.utf8.firstRange(of: "<b>.png".utf8) == nil)
  }

  /// Each is read by another program: JUnit by xmllint(1) where it is there.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/xmllint"), "xmllint(1) is not there"))
  func junitIsXML() throws {
    let shop = try Self.shop()
    _ = try shop.diff("e f --junit report.xml")
    let result = try shop.shell("exec xmllint --xpath 'count(//testcase/failure)' report.xml")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text.trimmingCharacters(in: .whitespacesAndNewlines) == "\(Self.names.count)")
  }

  /// A name in Markdown opens no element and no mention.
  @Test func markdownShowsNamesAsTheyAre() throws {
    let shop = try Self.shop()
    _ = try shop.diff("e f --markdown comment.md")
    let text = String(decoding: try shop.folder.read("comment.md"), as: UTF8.self)
    #expect(text.utf8.count < 60_000)
    #expect(!text.contains("<b>") && !text.unicodeScalars.contains("\u{1B}"))
  }
}
