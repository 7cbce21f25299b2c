import Foundation
import JSON
import TestSupport
import Testing

/// Designs and their goldens: what is compared, and how a run ends.
struct CheckTests {
  static let names = ["000001-one.png", "000002-two.png", "000003-three.png"]

  @Test func goldensOfABatchAreSame() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    let result = try shop.check()
    result.expectSuccess()
    #expect(result.text == "Compared 3 pairs: 3 same (exact, antialiasing count; --max-diff 0px)\n")
    let summary = try shop.report()["summary"]?.object
    #expect(summary?["scope"]?.string == "check" && summary?["expected"]?.string == "goldens")
    #expect(summary?["compared"]?.number?.integer == 3 && summary?["actual"]?.string == "list.csv")
  }

  /// A golden that is absent fails, and nothing is written without --update.
  @Test func aMissingGoldenIsNotWritten() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try FileManager.default.removeItem(atPath: shop.folder.path("goldens/\(Self.names[1])"))
    let before = try shop.tree("goldens")
    let result = try shop.check()
    #expect(result.status == 1 && result.text.contains("new        000002-two.png: only the actual side has it"))
    #expect(try shop.tree("goldens") == before)
    let pair = try #require(shop.report()["pairs"]?.array?[1].object)
    #expect(pair["expected"]?.string == nil && pair["actual"]?.string == "list.csv:3")
    #expect(try shop.check("--new pass").status == 0)
    #expect(try shop.check("--new fail").status == 1)
    #expect(try shop.tree("goldens") == before)
  }

  @Test func aMissingFolderIsNotMade() throws {
    let shop = try Workspace.designs()
    try shop.check().expectRefusal(66, "there is no folder 'goldens' of goldens; --update makes it")
    #expect(try shop.folder.names() == ["list.csv"])
    try shop.folder.write("no folder", to: "goldens")
    try shop.check().expectRefusal(66, "'goldens' is no folder of goldens")
  }

  /// A golden without a design fails and is listed; what is hidden, and a manifest, is no golden.
  @Test func aGoldenWithoutADesign() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    for name in [".hidden.png", ".git/x.png", "notes.txt", "manifest.jsonl"] {
      try shop.folder.write("x", to: "goldens/\(name)")
    }
    #expect(try shop.check().status == 0)
    try shop.folder.write(shop.folder.read("goldens/\(Self.names[0])"), to: "goldens/old/gone.png")
    let result = try shop.check()
    #expect(result.status == 1)
    #expect(result.text.contains("missing    old/gone.png: only the expected side has it"), "\(result.text)")
    #expect(try shop.verdicts()["old/gone.png"] == "missing")
  }

  /// A check that compares nothing must not pass.
  @Test func zeroPairs() throws {
    let shop = try Workspace.designs([])
    try shop.folder.makeFolder("goldens")
    let empty = try shop.check()
    #expect(empty.status == 66 && empty.errors.contains("compared 0 pairs"), "\(empty.errors)")
    #expect(empty.text.hasPrefix("Compared 0 pairs"))
    #expect(try shop.check("--update").status == 66)
    try shop.write(["red"])
    let new = try shop.check("--new pass")
    #expect(new.status == 66 && new.errors.contains("compared 0 pairs: no design has a golden"), "\(new.errors)")
    #expect(try shop.check().status == 1)
  }

  /// Steps of one level in up to 512 pixels are another processor's; two levels, or one pixel more, are not.
  @Test(arguments: [(1, 512, Int32(0)), (1, 513, 1), (2, 512, 1), (2, 1, 1)])
  func toleratedSteps(step: Int, pixels: Int, status: Int32) throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.change("goldens/\(Self.names[2])", pixels: pixels, by: step)
    #expect(try shop.check("--tolerate levels=1,pixels=512").status == status)
    #expect(try shop.check().status == 1)
    let pair = try #require(shop.report("--tolerate levels=1,pixels=512")["pairs"]?.array?[2].object)
    #expect(pair["changedPixels"]?.number?.integer == pixels)
  }

  /// Every golden that cannot be read is told with its side, and does not stop the rest.
  @Test func brokenGoldens() throws {
    let shop = try Workspace.designs(["red", "lime", "blue", "gray", "pink"])
    try shop.makeGoldens()
    let names = try shop.paths("goldens").filter { $0.hasSuffix(".png") }
    let whole = try shop.folder.read("goldens/\(names[0])")
    try shop.folder.write(Array(whole.dropLast(20)), to: "goldens/\(names[0])")
    var flipped = try shop.folder.read("goldens/\(names[1])")
    flipped[flipped.count / 2] ^= 1
    try shop.folder.write(flipped, to: "goldens/\(names[1])")
    try shop.folder.write("version https://git-lfs.github.com/spec/v1\n", to: "goldens/\(names[2])")
    try FileManager.default.removeItem(atPath: shop.folder.path("goldens/\(names[3])"))
    try shop.folder.makeFolder("goldens/\(names[3])")
    let result = try shop.check()
    #expect(result.status == 65)
    #expect(result.text.contains("Compared 1 pair: 4 errors, 1 same"), "\(result.text)")
    for name in names.prefix(4) { #expect(result.text.contains("expected 'goldens/\(name)': "), "\(result.text)") }
    #expect(result.text.contains("Git LFS") && result.text.contains("it is a folder, not a picture"))
  }

  /// Reports and difference pictures are the same for any number of threads.
  @Test func threadsChangeNothing() throws {
    let shop = try Workspace(rows: 40)
    try shop.batched("list.csv -o goldens --width 60")
    try shop.folder.write(Tables.random(rows: 37, seed: 2), to: "list.csv")
    func run(_ jobs: Int) throws -> (Command.Result, [String: [UInt8]]) {
      let words = "check list.csv --golden goldens --width 60 --jobs \(jobs) --json -o differences"
      let result = try shop.run(words.split(separator: " ").map(String.init))
      return (result, try shop.tree("differences"))
    }
    let one = try run(1)
    #expect(one.0.status == 1 && one.1.count == 37)
    for jobs in [2, 7] {
      let other = try run(jobs)
      #expect(other.0.text.replacingOccurrences(of: "--jobs \(jobs)", with: "--jobs 1") == one.0.text)
      #expect(other.1 == one.1)
    }
  }

  /// Goldens may be links, to git-annex perhaps; they are followed to be read.
  @Test func linkedGoldens() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try FileManager.default.moveItem(
      atPath: shop.folder.path("goldens/\(Self.names[0])"), toPath: shop.folder.path("elsewhere.png"))
    try shop.folder.link("goldens/\(Self.names[0])", to: "../elsewhere.png")
    #expect(try shop.check().status == 0)
    try FileManager.default.removeItem(atPath: shop.folder.path("elsewhere.png"))
    #expect(try shop.verdicts()[Self.names[0]] == "new")
  }
}
