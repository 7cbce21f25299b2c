import Foundation
import JSON
import PNGCodec
import TestSupport
import Testing

/// `accept`: what it copies of a report, and what it leaves.
struct AcceptTests {
  /// Two folders with a pair of every kind: `same.png`, `other.png`, `size.png`, `sub/new.png`, `gone.png`,
  /// `old.png` which is `name.png` now, and `cut.png`.
  static func folders() throws -> Workspace {
    let shop = try Workspace([:])
    func draw(_ name: String, _ color: String, width: Int = 40) throws {
      try shop.folder.write("{\"shoeColors\": {\"side\": \"\(color)\"}}", to: "shoe.json")
      try shop.folder.makeFolder(URL(fileURLWithPath: name).deletingLastPathComponent().path)
      try shop.succeed("shoe.json", "-o", name, "--width", String(width))
    }
    for name in ["gold", "out", "out/sub"] { try shop.folder.makeFolder(name) }
    for side in ["gold", "out"] { try draw("\(side)/same.png", "red") }
    try draw("gold/other.png", "red")
    try draw("out/other.png", "blue")
    try draw("gold/size.png", "red")
    try draw("out/size.png", "red", width: 41)
    try draw("out/sub/new.png", "lime")
    try draw("gold/gone.png", "pink")
    try draw("gold/old.png", "gray")
    try draw("out/name.png", "gray")
    try draw("gold/cut.png", "brown")
    try shop.folder.write(Array(try shop.folder.read("gold/cut.png").dropLast(30)), to: "out/cut.png")
    for name in try shop.paths("gold") { try shop.folder.age("gold/\(name)") }
    return shop
  }

  static func report(_ shop: Workspace) throws {
    let result = try shop("diff", "gold", "out", "--json")
    #expect(result.status == 65, "\(result.errors)")
    try shop.folder.write(result.output, to: "report.json")
  }

  @Test func foldersOfEveryKind() throws {
    let shop = try Self.folders()
    try Self.report(shop)
    let before = try shop.tree("gold")
    let result = try shop("accept", "report.json")
    #expect(result.status == 65 && result.errors.isEmpty, "a broken pair is left")
    #expect(
      result.text == """
        left cut.png: a side could not be read; nothing is touched
        left gone.png: there is no actual picture; the expected one stays
        copied 'out/name.png' to 'gold/name.png'; the old 'old.png' stays
        copied 'out/other.png' to 'gold/other.png'
        copied 'out/size.png' to 'gold/size.png'
        copied 'out/sub/new.png' to 'gold/sub/new.png'
        Copied 4 of 6 pictures

        """)
    let after = try shop.tree("gold")
    #expect(after.keys.sorted() == (before.keys + ["name.png", "sub/new.png"]).sorted())
    for name in ["name.png", "other.png", "size.png", "sub/new.png"] {
      #expect(try after[name] == shop.folder.read("out/\(name)"))
    }
    for name in ["same.png", "gone.png", "old.png", "cut.png"] {
      #expect(after[name] == before[name])
      #expect(try shop.folder.modified("gold/\(name)") == CheckUpdateTests.past)
    }
    let again = try shop("accept", "report.json", "--json")
    let entries = try #require(try JSONReader.parse(again.output).object)
    #expect(entries["copied"]?.number?.integer == 0)
    #expect(
      entries["pairs"]?.array?.compactMap { $0.object?["outcome"]?.string } == ["left", "left"]
        + Array(repeating: "unchanged", count: 4))
  }

  @Test func onlySome() throws {
    let shop = try Self.folders()
    try Self.report(shop)
    let result = try shop("accept", "report.json", "--only", "*e*.png")
    #expect(result.text.hasSuffix("Copied 4 of 5 pictures\n"), "\(result.text)")
    #expect(try shop.folder.read("gold/cut.png") != shop.folder.read("out/cut.png"))
    let sub = try Self.folders()
    try Self.report(sub)
    #expect(try sub("accept", "report.json", "--only", "sub/*", "--quiet").output == [])
    #expect(try sub.paths("gold").contains("sub/new.png") && !sub.paths("gold").contains("name.png"))
    try sub("accept", "report.json", "--only", "same.png").expectRefusal(66, "--only 'same.png' chooses none")
  }

  /// A picture that is gone, or broken, since the report was made is said; the others are copied.
  @Test func picturesThatChangedSince() throws {
    let shop = try Self.folders()
    try Self.report(shop)
    let before = try shop.tree("gold")
    try FileManager.default.removeItem(atPath: shop.folder.path("out/other.png"))
    let missing = try shop("accept", "report.json")
    #expect(
      missing.status == 66
        && missing.errors.hasPrefix("Error: other.png: there is no 'out/other.png', though the report has it"))
    #expect(missing.text.hasSuffix("Copied 3 of 6 pictures\n"))
    #expect(try shop.tree("gold")["other.png"] == before["other.png"])
    var flipped = try shop.folder.read("out/size.png")
    flipped[flipped.count / 2] ^= 1
    for bytes in [flipped, Array(flipped.prefix(60)), Array("GIF89a".utf8), []] {
      try shop.folder.write(bytes, to: "out/size.png")
      let broken = try shop("accept", "report.json", "--only", "size.png", "--force")
      #expect(broken.status == 65 && broken.errors.contains("it is not copied"), "\(broken.errors)")
    }
    #expect(try shop.folder.read("gold/size.png") != flipped)
  }

  /// A report is data from elsewhere: it leads to no place outside of the folder, and over no file that is no picture.
  @Test func reportsThatMeanHarm() throws {
    let shop = try Self.folders()
    try shop.folder.write("mine", to: "notes.txt")
    try shop.folder.write("mine", to: "gold/fake.png")
    func report(_ name: String, expected: String, scope: String = "folders") throws -> Command.Result {
      let pair = #"{"name": "\#(name)", "expected": "\#(expected)", "actual": "out/other.png", "verdict": "different"}"#
      let text = #"{"summary": {"scope": "\#(scope)", "expected": "gold", "actual": "out"}, "pairs": [\#(pair)]}"#
      return try shop("accept", "-", input: Array(text.utf8))
    }
    let before = try (shop.tree("gold"), shop.folder.names())
    for name in ["../up.png", "/tmp/x.png", "a/../../up.png", "a//b.png", "."] {
      let result = try report(name, expected: "gold/other.png")
      #expect(result.status == 73 && result.errors.hasPrefix("Error: "), "\(name): \(result.errors)")
    }
    #expect(try report("fake.png", expected: "gold/fake.png").errors.contains("it exists and is no PNG"))
    #expect(try report("x", expected: "notes.txt", scope: "files").status == 73)
    #expect(try (shop.tree("gold"), shop.folder.names()) == before)
    #expect(try shop.folder.read("notes.txt") == Array("mine".utf8))
    #expect(try report("x.png", expected: "", scope: "lists").status == 65)
  }

  /// Goldens of designs are accepted by the check itself, and the message says how.
  @Test func aReportOfACheck() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.write(["black", "lime", "blue"])
    let report = try shop.check("--json")
    try shop("accept", "-", input: report.output).expectRefusal(
      65, "standard input: its actual pictures are rendered",
      "shoe-render check list.csv --golden goldens --width 100 --json --update")
  }

  @Test func reportsThatAreNone() throws {
    let shop = try Workspace(["list.json": "{}", "cut.json": "{\"pairs\": ["])
    try shop("accept", "list.json").expectRefusal(65, "list.json:1:1: this is no report")
    try shop("accept", "cut.json").expectRefusal(65, "cut.json:1:")
    try shop("accept", "none.json").expectRefusal(66, "none.json")
    try shop("accept").expectRefusal(64, "report")
  }

  /// The command at the end of a diff does what it says when it is pasted, whatever the folders are called.
  @Test func theCommandOfFoldersCanBePasted() throws {
    let shop = try Self.folders()
    let (gold, out) = ("it's gold; rm $HOME", "out \"&\" `more` \\ *")
    try FileManager.default.removeItem(atPath: shop.folder.path("out/cut.png"))
    try FileManager.default.moveItem(atPath: shop.folder.path("gold"), toPath: shop.folder.path(gold))
    try FileManager.default.moveItem(atPath: shop.folder.path("out"), toPath: shop.folder.path(out))
    let result = try shop("diff", gold, out, "--junit", "j.xml", "--html=page", "-o", "differences", "--no-color")
    #expect(result.status == 1)
    #expect(!result.text.contains("--json --json") && result.text.hasSuffix(" --json | shoe-render accept -\n"))
    let pasted = try shop.paste(acceptanceOf: result)
    #expect(pasted.status == 0 && pasted.text.hasSuffix("Copied 4 of 6 pictures\n"), "\(pasted.errors)\(pasted.text)")
    #expect(try shop.picture("\(gold)/other.png") == shop.picture("\(out)/other.png"))
  }

  @Test func theCommandOfTwoFilesCanBePasted() throws {
    let shop = try Self.folders()
    try FileManager.default.moveItem(
      atPath: shop.folder.path("gold/other.png"), toPath: shop.folder.path("gold/it's $other.png"))
    try shop.folder.link("link.png", to: "gold/it's $other.png")
    let result = try shop("diff", "link.png", "out/other.png")
    #expect(result.status == 1)
    let pasted = try shop.paste(acceptanceOf: result)
    #expect(pasted.status == 0 && pasted.text.contains("copied 'out/other.png' to 'link.png'"), "\(pasted.errors)")
    #expect(try shop.folder.read("gold/it's $other.png") == shop.folder.read("out/other.png"))
    let words = try shop.shell("test -L link.png")
    #expect(words.status == 0, "the link stays, and the file that it leads to was replaced")
    #expect(try shop("diff", "link.png", "out/other.png").status == 0)
  }
}
