import JSON
import TestSupport
import Testing

@testable import Reports

/// Numbers, links and command lines as reports write them.
struct WordsTests {
  @Test(arguments: [
    (0, 10, "0 %"), (10, 10, "100 %"), (1, 3, "33.33 %"), (2, 3, "66.67 %"), (1, 40_000_000, "under 0.01 %"),
    (39_999_999, 40_000_000, "over 99.99 %"), (1, 10_000, "0.01 %"), (5, 1000, "0.50 %"), (0, 0, ""),
  ])
  func shares(_ part: Int, _ total: Int, _ text: String) { #expect(ReportNumber.percent(part, of: total) == text) }

  @Test(arguments: [
    (0.0, "0"), (0.001, "under 0.01"), (0.005, "0.01"), (1.004, "1.00"), (1.006, "1.01"), (48.0242, "48.02"),
    (100, "100.00"),
  ])
  func decimals(_ value: Double, _ text: String) { #expect(ReportNumber.decimal(value) == text) }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_234, "-1,234")])
  func groups(_ value: Int, _ text: String) { #expect(ReportNumber.grouped(value) == text) }

  @Test func anExactNameIsNotNear() {
    let change = SampleReports.kept
    #expect(change.words == "#ffffff white → #ffffff white")
    #expect(SampleReports.recolored.words == "#472a55 near rebeccapurple → #2a491c near darkgreen")
  }

  /// The shell hands back each word's own bytes.
  @Test(.enabled(if: (try? Command("/bin/bash", in: "/")("-c", "true"))?.status == 0, "there is no bash"))
  func shellsReadTheWordsBack() throws {
    let folder = try TemporaryFolder()
    let words = (SampleReports.hostileNames + ["", "plain", "a'b", "-x", "~", "\\", "'\u{1B}'"]).filter {
      !$0.utf8.contains(0)
    }
    let script = "printf '%s\\0' \(ShellWords.line(words))"
    #expect(script.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    let output = try Command("/bin/bash", in: folder.path)("-c", script).output
    let read = output.split(separator: 0, omittingEmptySubsequences: false).dropLast().map(Array.init)
    let expected = words.map { word in
      word.unicodeScalars.flatMap { scalar in
        (0x10FE80...0x10FEFF).contains(scalar.value) ? [UInt8(scalar.value - 0x10FE00)] : Array(String(scalar).utf8)
      }
    }
    #expect(read == expected)
    #expect(ShellWords.line(["a", "b c"]) == "a 'b c'")
  }

  /// Python reads a link back as the name's bytes, and resolves it against a base as one path below it.
  @Test(.enabled(if: Python.isPresent, "python3 is not installed")) func linksLeadBack() throws {
    let names = SampleReports.hostileNames.filter { !$0.hasPrefix("..") }
    let script = """
      from urllib.parse import unquote_to_bytes, urljoin, urlsplit
      result = []
      for link in value:
          whole = urlsplit(urljoin("https://example.com/a/index.html", link))
          plain = whole.scheme == "https" and not whole.query and not whole.fragment
          result.append(list(unquote_to_bytes(whole.path)[3:]) if plain else None)
      """
    let read = try Python.run(script, .array(names.map { .string(PercentEncoding.path($0)) }))
    let expected = names.map { name in
      JSONValue.array(
        name.unicodeScalars.flatMap { scalar in
          (0x10FE80...0x10FEFF).contains(scalar.value) ? [UInt8(scalar.value - 0x10FE00)] : Array(String(scalar).utf8)
        }.map { .integer(Int($0)) })
    }
    #expect(read.array == expected)
    #expect(PercentEncoding.link("https://x.org/a", "b c") == "https://x.org/a/b%20c")
    #expect(PercentEncoding.link("https://x.org/a/", "b") == "https://x.org/a/b")
  }
}
