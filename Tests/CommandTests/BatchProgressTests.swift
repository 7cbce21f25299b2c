import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What a person and a program see of a batch while it runs.
struct BatchProgressTests {
  /// The lines that a terminal shows in the end.
  static func screen(_ text: String) -> [String] {
    var lines: [String] = []
    var (line, column): ([Character], Int) = ([], 0)
    var rest = Array(text.replacingOccurrences(of: "\r\n", with: "\n"))[...]
    while let character = rest.popFirst() {
      switch character {
      case "\n":
        lines.append(String(line))
        (line, column) = ([], 0)
      case "\r": column = 0
      case "\u{1B}":
        #expect(rest.starts(with: ["[", "K"]), "another escape than 'erase to the end of the line'")
        rest.removeFirst(2)
        line.removeSubrange(min(column, line.count)...)
      default:
        line.replaceSubrange(column..<min(column + 1, line.count), with: [character])
        column += 1
      }
    }
    return lines + (line.isEmpty ? [] : [String(line)])
  }

  @Test func nothingWhenPiped() throws {
    let shop = try Workspace(rows: 30)
    let result = try shop.batch("list.csv -o out --width 20")
    #expect(result.status == 0 && result.text == "")
    #expect(result.errors.split(separator: "\n").count == 1 && !result.errors.contains("\r"))
    #expect(
      result.errors.contains("30 pictures: 30 written; ") && result.errors.hasSuffix(" a second\n"), "\(result.errors)")
    let quiet = try shop.batch("list.csv -o out --width 20 --quiet")
    #expect(quiet.errors == "" && quiet.text == "")
    let archive = try shop.batch("list.csv -o - --width 20")
    #expect(archive.errors.split(separator: "\n").count == 1)
  }

  @Test func events() throws {
    let shop = try Workspace(rows: 3000)
    for options in ["-o out", "-o out.tar"] {
      let result = try shop.batch("list.csv --width 20 --json \(options)")
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      let events = try result.output.split(separator: 0x0A).map { try #require(try JSONReader.parse(Array($0)).object) }
      #expect(events.count >= 2)
      let counts = ["rows", "failed", "pictures", "created", "replaced", "unchanged", "bytes"]
      for event in events.dropLast() { #expect(event.members.map(\.key) == ["event"] + counts) }
      let rows = events.compactMap { $0["rows"]?.number?.integer }
      #expect(rows == rows.sorted() && rows.last == 3000)
      let done = try #require(events.last)
      #expect(done["event"]?.string == "done" && done["created"]?.number?.integer == 3000)
      #expect(done["milliseconds"]?.number?.integer != nil)
      let sizes = try shop.lines("out/manifest.jsonl").compactMap { $0["bytes"]?.number?.integer }.reduce(0, +)
      #expect(done["bytes"]?.number?.integer == sizes)
    }
  }

  @Test func theTestsOwnTerminal() {
    #expect(Self.screen("ab\rc\u{1B}[Kd\r\nx\ry") == ["cd", "y"])
  }
}

/// The bar, which is on a terminal alone.
@Suite(.enabled(if: Script.isPresent, "there is no script(1) of util-linux here"))
struct BatchTerminalTests {
  @Test func theBarLeavesNoTrace() throws {
    let shop = try Workspace(rows: 4000)
    let result = try TerminalTests.run("SHOE batch list.csv -o out --width 60 --jobs 1", in: shop)
    #expect(result.status == 0)
    #expect(result.text.contains("\r[") && result.text.contains(" of 4,000, ") && result.text.contains(" left"))
    let lines = BatchProgressTests.screen(result.text)
    #expect(lines.count == 1 && lines[0].hasPrefix("4,000 pictures: 4,000 written; "), "\(lines)")
    let again = try TerminalTests.run("SHOE batch list.csv -o out --width 60 --quiet", in: shop)
    #expect(again.status == 0 && again.text == "")
  }

  /// Bad rows stand above the bar, each whole.
  @Test func faultsAboveTheBar() throws {
    let rows = (1...4000).map { "Shoe \($0),\($0 % 400 == 0 ? "redd" : "red")" }.joined(separator: "\n")
    let shop = try Workspace(["list.csv": "name,side\n\(rows)\n"])
    let result = try TerminalTests.run("SHOE batch list.csv -o out --width 60 --keep-going --jobs 2", in: shop)
    #expect(result.status == 1)
    let lines = BatchProgressTests.screen(result.text)
    #expect(lines.filter { $0.hasPrefix("Failed: list.csv:") && $0.contains("'redd'") }.count == 10, "\(lines)")
    #expect(lines.last?.hasPrefix("3,990 pictures: 3,990 written; 10 rows failed; ") == true, "\(lines)")
    #expect(!lines.contains { $0.contains("[=") || $0.contains(" left") })
  }

  @Test func aTarIsNotWrittenToIt() throws {
    let shop = try Workspace(rows: 2)
    let result = try TerminalTests.run("SHOE batch list.csv -o -", in: shop)
    #expect(result.status == 64)
    #expect(result.text.hasPrefix("Error: a tar is not written to a terminal; give -o FILE.tar"), "\(result.text)")
    #expect(try TerminalTests.run("SHOE batch list.csv -o /dev/stdout", in: shop).status == 73)
    #expect(try shop.folder.names() == ["list.csv"])
  }
}
