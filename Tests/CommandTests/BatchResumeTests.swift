import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// A batch that runs again: what is right is left alone, the rest is made.
struct BatchResumeTests {
  private static let past = Date(timeIntervalSinceReferenceDate: 0)

  /// A folder with pictures of `rows` rows, all as if made in 2001.
  private static func aged(rows: Int, _ options: String = "--width 30") throws -> Workspace {
    let shop = try Workspace(rows: rows)
    try shop.batched("list.csv -o out \(options)")
    for name in try shop.paths("out") { try shop.folder.age("out/\(name)") }
    return shop
  }

  /// The names of those that are not of 2001.
  private static func touched(_ shop: Workspace) throws -> [String] {
    try shop.paths("out").filter { try shop.folder.modified("out/\($0)") != past }
  }

  @Test func nothingToDo() throws {
    let shop = try Self.aged(rows: 40)
    let before = try shop.tree("out")
    let result = try shop.batch("list.csv -o out --width 30")
    #expect(result.status == 0 && result.errors.hasPrefix("40 pictures: 40 unchanged; "), "\(result.errors)")
    #expect(try Self.touched(shop) == [])
    #expect(try shop.tree("out") == before)
  }

  @Test func someAreGone() throws {
    let shop = try Self.aged(rows: 40)
    let before = try shop.tree("out")
    let gone = [3, 17, 40].map { "0000\($0 < 10 ? "0" : "")\($0)-Shoe \($0).png" }
    for name in gone { try FileManager.default.removeItem(atPath: shop.folder.path("out/\(name)")) }
    let result = try shop.batch("list.csv -o out --width 30")
    #expect(result.errors.hasPrefix("40 pictures: 3 written, 37 unchanged; "), "\(result.errors)")
    #expect(try Self.touched(shop) == gone)
    #expect(try shop.tree("out") == before)
  }

  @Test func oneRowIsEdited() throws {
    let shop = try Self.aged(rows: 40)
    let before = try shop.tree("out")
    let lines = String(decoding: try shop.folder.read("list.csv"), as: UTF8.self).split(separator: "\n")
    let edited = lines.map { $0.hasPrefix("Shoe 9,") ? "Shoe 9,S-9,red,red,red,red,red" : String($0) }
    try shop.folder.write(edited.joined(separator: "\n"), to: "list.csv")
    let result = try shop.batch("list.csv -o out --width 30")
    #expect(result.errors.contains("40 pictures: 1 written, 39 unchanged; "), "\(result.errors)")
    #expect(try Self.touched(shop) == ["000009-Shoe 9.png", "manifest.jsonl"])
    let after = try shop.tree("out")
    #expect(after.keys.sorted() == before.keys.sorted())
    #expect(after["000009-Shoe 9.png"] != before["000009-Shoe 9.png"])
  }

  /// The art changes under an existing list: the same names, and of the files only those whose pixels show it. Two models
  /// share the folder; one gets another sole.
  @Test func masksChange() throws {
    let shop = try Workspace([
      "list.csv": "name,model,sole,side\n"
        + (1...20).map { "R\($0),\($0 % 4 == 0 ? "new" : "old"),#0000\($0 + 10),red\n" }.joined()
    ])
    for model in ["old", "new"] {
      try shop.writeMasks(
        ["base": [255, 9, 3, 1], "side": [0, 255, 100, 0], "sole": [0, 0, 40, 255]], to: "art/\(model)")
    }
    try shop.batched("list.csv -o out --layers art --embed none")
    for name in try shop.paths("out") { try shop.folder.age("out/\(name)") }
    let before = try shop.tree("out")
    try shop.folder.write(Masks.row([0, 0, 41, 250]), to: "art/new/sole.png")
    let result = try shop.batch("list.csv -o out --layers art --embed none")
    #expect(result.errors.contains("20 pictures: 5 written, 15 unchanged; "), "\(result.errors)")
    let changed = [4, 8, 12, 16, 20].map { "0000\($0 < 10 ? "0" : "")\($0)-R\($0).png" }
    #expect(try Self.touched(shop) == changed + ["manifest.jsonl"])
    #expect(try shop.tree("out").keys.sorted() == before.keys.sorted())
    try shop.batched("list.csv -o clean --layers art --embed none")
    #expect(try shop.tree("out") == shop.tree("clean"))
    for name in changed {
      let old = try PNGDecoder.bitmap(from: before[name] ?? [])
      let new = try shop.picture("out/\(name)")
      #expect(old != new && (0..<2).allSatisfy { old[$0, 0] == new[$0, 0] })
    }
  }

  /// What is damaged is made anew; what is no PNG is in the way.
  @Test func whatLiesInTheWay() throws {
    let shop = try Self.aged(rows: 5)
    let clean = try shop.tree("out")
    var damaged = try #require(clean["000002-Shoe 2.png"])
    damaged[damaged.count / 2] ^= 1
    try shop.folder.write(damaged, to: "out/000002-Shoe 2.png")
    try shop.folder.write(Array(damaged.prefix(40)), to: "out/000003-Shoe 3.png")
    try shop.folder.write("half", to: "out/.000004-Shoe 4.png.part")
    let result = try shop.batch("list.csv -o out --width 30")
    #expect(result.errors.hasPrefix("5 pictures: 2 written, 3 unchanged; "), "\(result.errors)")
    #expect(try shop.tree("out") == clean)
    for (foreign, words) in [("my notes", "it exists and is no PNG"), ("", "it exists and is no PNG")] {
      try shop.folder.write(foreign, to: "out/000002-Shoe 2.png")
      let refused = try shop.batch("list.csv -o out --width 30")
      #expect(refused.status == 73, "\(refused.errors)")
      #expect(refused.errors.contains("'out/000002-Shoe 2.png': \(words)"), "\(refused.errors)")
      #expect(try shop.folder.read("out/000002-Shoe 2.png") == Array(foreign.utf8))
      #expect(try shop.folder.read("out/manifest.jsonl") == clean["manifest.jsonl"])
    }
    try shop.batched("list.csv -o out --width 30 --force")
    #expect(try shop.tree("out") == clean)
  }

  /// A link, a folder and a pipe in the place of a picture are not written through.
  @Test func whatIsNoFile() throws {
    let shop = try Self.aged(rows: 2)
    let clean = try shop.tree("out")
    let name = "000001-Shoe 1.png"
    try shop.folder.write("precious", to: "other.txt")
    try FileManager.default.removeItem(atPath: shop.folder.path("out/\(name)"))
    try shop.folder.link("out/\(name)", to: "../other.txt")
    #expect(try shop.batch("list.csv -o out --width 30").status == 73)
    try shop.batched("list.csv -o out --width 30 --force")
    #expect(try shop.folder.read("other.txt") == Array("precious".utf8))
    #expect(try shop.tree("out") == clean)
    try FileManager.default.removeItem(atPath: shop.folder.path("out/\(name)"))
    try shop.folder.makeFolder("out/\(name)")
    for options in ["", "--force"] {
      let result = try shop.batch("list.csv -o out --width 30 \(options)")
      #expect(result.status == 73 && result.errors.contains("is a folder"), "\(result.errors)")
    }
  }

  /// The list, configurations and masks are never replaced, also where they lie in the output.
  @Test func inputsInTheOutput() throws {
    let shop = try Workspace(["out/manifest.jsonl": #"{"name":"a"}"#, "out/b.json": "{}"])
    let list = try shop.batch("out/manifest.jsonl -o out --width 30")
    #expect(list.status == 73 && list.errors.contains("'out/manifest.jsonl'"), "\(list.errors)")
    #expect(try shop.folder.names(in: "out") == ["b.json", "manifest.jsonl"])
    #expect(try shop.folder.read("out/manifest.jsonl") == Array(#"{"name":"a"}"#.utf8))
    try shop.writeMasks(["base": [255, 9]])
    let before = try shop.tree("masks")
    let masks = try shop.shell(
      "printf 'name\\nbase\\n' > l.csv; exec \"$SHOE\" batch l.csv -o masks --layers masks --name {name}.png")
    #expect(masks.status == 73 && masks.errors.contains("'masks/base.png': it is an input"), "\(masks.errors)")
    #expect(try shop.tree("masks") == before)
    let tar = try shop.shell("cp out/b.json list.tar && exec \"$SHOE\" batch list.tar -o list.tar")
    #expect(tar.status == 73 && tar.errors.contains("'list.tar': it is an input"), "\(tar.errors)")
    #expect(try shop.folder.read("list.tar") == Array("{}".utf8))
  }

  /// A tar in a file is replaced by another; anything else is not.
  @Test func archives() throws {
    let shop = try Workspace(rows: 3)
    try shop.batched("list.csv -o a.tar --width 30")
    let archive = try shop.folder.read("a.tar")
    try shop.folder.age("a.tar")
    try shop.batched("list.csv -o a.tar --width 30")
    #expect(try shop.folder.modified("a.tar") == Self.past)
    try shop.batched("list.csv -o a.tar --width 31")
    #expect(try shop.folder.read("a.tar") != archive)
    try shop.folder.write("notes", to: "a.tar")
    let refused = try shop.batch("list.csv -o a.tar --width 30")
    #expect(
      refused.status == 73 && refused.errors.contains("'a.tar': it exists and is no tar archive"), "\(refused.errors)")
    try shop.batched("list.csv -o a.tar --width 30 --force")
    #expect(try shop.folder.read("a.tar") == archive)
    #expect(try shop.folder.names() == ["a.tar", "list.csv"])
  }
}
