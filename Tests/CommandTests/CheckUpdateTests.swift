import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// `check --update`: writes what differs, says what it overwrites, and touches nothing else.
struct CheckUpdateTests {
  static let names = CheckTests.names
  /// The time of goldens that were not touched.
  static let past = Date(timeIntervalSinceReferenceDate: 0)

  static func isUntouched(_ name: String, in shop: Workspace) throws -> Bool {
    try shop.folder.modified("goldens/\(name)") == past
  }

  /// What is overwritten is listed with its numbers, and nothing else is touched.
  @Test func writesWhatDiffersAndListsIt() throws {
    let shop = try Workspace.designs(["red", "lime", "blue", "gray"])
    try shop.makeGoldens()
    try shop.batched("list.csv -o before --width 100")
    try shop.write(["red", "lime", "orange", "gray"])
    try FileManager.default.removeItem(atPath: shop.folder.path("goldens/000004-four.png"))
    try shop.batched("list.csv -o after --width 100")
    let count = try shop.differentPixels("before/000003-three.png", "after/000003-three.png")
    #expect(count > 100)
    let result = try shop.check("--update")
    #expect(result.status == 0, "\(result.errors)")
    let line = try #require(result.text.split(separator: "\n").first { $0.hasPrefix("different") })
    #expect(
      line.hasPrefix(
        "different  000003-three.png: \(count.formatted(.number.locale(.init(identifier: "en_US")))) px differ ("))
    #expect(line.contains("CIEDE2000 up to ") && line.contains(" → ") && line.hasSuffix("; written"), "\(line)")
    #expect(line.contains("#007aff blue") && line.contains("#ff9500 orange"), "\(line)")
    #expect(result.text.contains("new        000004-four.png: only the actual side has it; written"))
    #expect(result.text.contains("Note: wrote 2 of 4 goldens into 'goldens'; the others are as they were"))
    #expect(!result.text.contains("To accept"))
    for name in Self.names {
      #expect(try shop.folder.read("goldens/\(name)") == shop.folder.read("after/\(name)"))
    }
    #expect(try Self.isUntouched(Self.names[0], in: shop) && Self.isUntouched(Self.names[1], in: shop))
    #expect(try !Self.isUntouched(Self.names[2], in: shop))
    #expect(try shop.check().status == 0)
  }

  /// Goldens with equal pixels in another form, and goldens within the limits, keep bytes and time.
  @Test func equalPixelsStayUntouched() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.reencode("goldens/\(Self.names[0])")
    try shop.change("goldens/\(Self.names[1])", pixels: 7, by: 1)
    for name in Self.names { try shop.folder.age("goldens/\(name)") }
    let before = try shop.tree("goldens")
    let result = try shop.check("--update --tolerate levels=1,pixels=10")
    #expect(result.status == 0 && result.text.contains("wrote 0 of 3 goldens"), "\(result.text)")
    #expect(try shop.tree("goldens") == before)
    for name in Self.names { #expect(try Self.isUntouched(name, in: shop)) }
    #expect(try shop.check("--update").text.contains("wrote 1 of 3 goldens"))
    #expect(try Self.isUntouched(Self.names[0], in: shop) && !Self.isUntouched(Self.names[1], in: shop))
  }

  /// Steps that are each within the limits do not add up: the golden stays the approved one.
  @Test func driftDoesNotAddUp() throws {
    let shop = try Workspace.designs(["#808080"])
    try shop.makeGoldens()
    let approved = try shop.folder.read("goldens/\(Self.names[0])")
    let limits = "--update --tolerate levels=1,pixels=100000"
    try shop.write(["#818080"])
    #expect(try shop.check(limits).status == 0)
    #expect(try shop.folder.read("goldens/\(Self.names[0])") == approved)
    try shop.write(["#828080"])
    #expect(try shop.check("--tolerate levels=1,pixels=100000").status == 1)
  }

  /// Only what is chosen is written; the rest still fails, and its command names no choice.
  @Test func onlySome() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.write(["black", "black", "black"])
    let before = try shop.tree("goldens")
    let result = try shop.check("--update --only *-t*.png")
    #expect(result.status == 1)
    #expect(result.text.hasSuffix("To accept: shoe-render check list.csv --golden goldens --width 100 --update\n"))
    #expect(try shop.folder.read("goldens/\(Self.names[0])") == before[Self.names[0]])
    for name in Self.names.dropFirst() { #expect(try shop.folder.read("goldens/\(name)") != before[name]) }
    #expect(try shop.verdicts() == [Self.names[0]: "different", Self.names[1]: "same", Self.names[2]: "same"])
    let none = try shop.check("--update --only x*")
    #expect(none.status == 66 && none.errors.contains("--only 'x*' chooses none"), "\(none.errors)")
  }

  /// Goldens without a design are listed and stay.
  @Test func nothingIsRemoved() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.write(["red", "black"])
    let result = try shop.check("--update")
    #expect(result.status == 0 && result.text.contains("missing    000003-three.png"), "\(result.text)")
    #expect(result.text.contains("1 golden has no design; if that is right, remove it: rm -- goldens/000003-three.png"))
    #expect(try Self.isUntouched(Self.names[2], in: shop))
    #expect(try shop.check().status == 1)
  }

  /// A broken golden is written anew; a file that is none is not.
  @Test func brokenGoldens() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    let whole = try shop.folder.read("goldens/\(Self.names[0])")
    try shop.folder.write(Array(whole.dropLast(20)), to: "goldens/\(Self.names[0])")
    let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    try shop.folder.write(pointer, to: "goldens/\(Self.names[1])")
    let result = try shop.check("--update")
    #expect(result.status == 65 && result.text.contains("not written: "), "\(result.text)")
    #expect(try shop.folder.read("goldens/\(Self.names[0])") == whole)
    #expect(try shop.folder.read("goldens/\(Self.names[1])") == pointer)
    #expect(try shop.check("--update --force").status == 0)
    #expect(try shop.check().status == 0)
  }

  /// A golden that is a link is not written through, nor replaced without --force; the others are written all the same.
  @Test func links() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try FileManager.default.moveItem(
      atPath: shop.folder.path("goldens/\(Self.names[0])"), toPath: shop.folder.path("elsewhere.png"))
    try shop.folder.link("goldens/\(Self.names[0])", to: "../elsewhere.png")
    let target = try shop.folder.read("elsewhere.png")
    try shop.write(["black", "orange", "blue"])
    let result = try shop.check("--update")
    #expect(result.status == 73 && result.errors.contains("symbolic link"), "\(result.errors)")
    #expect(result.text.contains("not written: ") && result.text.contains("wrote 1 of 3 goldens"), "\(result.text)")
    #expect(try shop.folder.read("elsewhere.png") == target)
    #expect(try shop.check("--update --force").status == 0)
    #expect(try shop.folder.read("elsewhere.png") == target)
    #expect(try shop.check().status == 0)
  }

  /// A folder of goldens that nobody may write to can be checked, and updated where nothing is to be done.
  @Test(.enabled(if: SystemRefusalTests.asUser != nil, "root may write anywhere, and setpriv(1) is not there"))
  func aReadOnlyFolder() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    let before = try shop.tree("goldens")
    _ = try shop.shell("chmod 755 . && chmod 644 list.csv goldens/* && chmod 555 goldens")
    func run(_ words: String) throws -> Command.Result {
      try shop.shell(
        "exec \(SystemRefusalTests.asUser ?? "") \"$SHOE\" check list.csv --golden goldens --width 100 \(words)")
    }
    #expect(try run("").status == 0)
    #expect(try run("--update").status == 0)
    try shop.write(["black", "lime", "blue"])
    _ = try shop.shell("chmod 644 list.csv")
    #expect(try run("").status == 1)
    let refused = try run("--update")
    #expect(refused.status == 73 && refused.text.contains("not written: "), "\(refused.text)")
    #expect(
      refused.errors.contains("cannot create 'goldens/") && refused.errors.contains("Permission denied"),
      "\(refused.errors)")
    #expect(try shop.tree("goldens") == before)
    _ = try shop.shell("chmod 755 goldens")
  }

  /// An update that is interrupted leaves whole goldens, says which it wrote, and can be run again.
  @Test func interrupted() throws {
    let shop = try Workspace([:])
    let wait = "until [ -e goldens/000100.png ]; do sleep 0.01; done"
    let words = BatchSignalTests.endless.replacingOccurrences(of: "--keep-going ", with: "")
      .replacingOccurrences(of: "3000000", with: "20000")
    let result = try shop.shell(
      "(\(wait); kill -INT $$) & exec \"$SHOE\" check \(words) --name '{index:06}.png' --golden goldens --update")
    #expect(result.status == 130, "\(result.errors)")
    let names = try shop.folder.names(in: "goldens")
    #expect(names.count >= 100 && !names.contains { $0.hasPrefix(".") })
    #expect(result.faults.split(separator: "\n").count { $0.hasPrefix("Written: ") } == names.count)
    for name in names.suffix(10) { #expect(try shop.picture("goldens/\(name)").width == 20) }
  }

  /// The command at the end of a report does what it says when it is pasted, whatever names are like.
  @Test func theCommandCanBePasted() throws {
    let shop = try Workspace.designs()
    let (list, goldens) = ("it's a \"list\" of $HOME.csv", "gold & `more`/#1; ünïcode*")
    try shop.folder.write(shop.folder.read("list.csv"), to: list)
    let words = [
      "check", list, "--golden", goldens, "--width=60", "--set", "base=rgb(1 2 3)", "--name", "{name} {index}.png",
    ]
    #expect(try shop.run(words + ["--update", "--quiet"]).status == 0)
    try shop.folder.write("name,side\none,black\ntwo,lime\n", to: list)
    let result = try shop.run(words)
    #expect(result.status == 1)
    let pasted = try shop.paste(acceptanceOf: result)
    #expect(pasted.status == 0 && pasted.text.contains("wrote 1 of 2 goldens"), "\(pasted.errors)")
    #expect(try shop.verdictsAfter(words) == ["one 1.png": "same", "two 2.png": "same", "three 3.png": "missing"])
  }

  /// The number of threads changes no byte.
  @Test func jobsWriteTheSame() throws {
    let shop = try Workspace(rows: 50)
    for jobs in [1, 2, 7] {
      let words = "check list.csv --golden g\(jobs) --width 50 --update --quiet --jobs \(jobs)"
      #expect(try shop.run(words.split(separator: " ").map(String.init)).status == 0)
    }
    #expect(try shop.tree("g1").count == 50)
    #expect(try shop.tree("g1") == shop.tree("g2") && shop.tree("g1") == shop.tree("g7"))
  }
}

extension Workspace {
  /// The verdicts of a check with these words.
  fileprivate func verdictsAfter(_ words: [String]) throws -> [String: String] {
    let report = try JSONReader.parse(try run(words + ["--json"]).output).object
    var verdicts: [String: String] = [:]
    for pair in report?["pairs"]?.array ?? [] {
      if let name = pair.object?["name"]?.string { verdicts[name] = pair.object?["verdict"]?.string }
    }
    return verdicts
  }
}
