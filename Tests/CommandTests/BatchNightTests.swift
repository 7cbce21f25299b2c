import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What a shop does every night: `--since`, `--verify`, `--dry-run`, `--prune`.
struct BatchNightTests {
  /// Two nights into two empty folders: only what was edited is written the second time. What became of each row is known
  /// from how the list was edited.
  @Test(arguments: [1, 3]) func twoNights(shards: Int) throws {
    let shop = try Workspace(rows: 1000, seed: 5)
    try shop.batched("list.csv -o monday --width 20 --name {sku}.png")
    var random = SplitMix64(seed: 77)
    var lines = String(decoding: try shop.folder.read("list.csv"), as: UTF8.self).split(separator: "\n").map(
      String.init)
    let edited = Set((0..<10).map { _ in 1 + random.below(990) })
    for row in edited { lines[row] = String(Tables.row(row, &random).dropLast()) }
    let dropped = Set([994, 997])
    for row in dropped { lines[row] = "" }
    lines.append(String(Tables.row(2001, &random).dropLast()))
    // A new name and price change nothing of a picture.
    lines[999] = lines[999].replacingOccurrences(of: "Shoe 999,", with: "Renamed,")
    try shop.folder.write(lines.filter { !$0.isEmpty }.joined(separator: "\n"), to: "list.csv")

    let options = "list.csv -o tuesday --width 20 --name {sku}.png --since monday/manifest.jsonl"
    if shards == 1 { try shop.batched(options) }
    if shards > 1 { for shard in 1...shards { try shop.batched("\(options) --shard \(shard)/\(shards)") } }
    let written = try shop.paths("tuesday").filter { $0.hasSuffix(".png") }
    #expect(written == (edited.map { "S-\($0).png" } + ["S-2001.png"]).sorted())
    try shop.batched("list.csv -o clean --width 20 --name {sku}.png")
    for name in written { #expect(try shop.folder.read("tuesday/\(name)") == shop.folder.read("clean/\(name)")) }
    // Merged, the shards say what a run without shards says.
    if shards > 1 { try shop.batched("--merge-manifests tuesday --since monday/manifest.jsonl") }
    #expect(try shop.folder.read("tuesday/manifest.jsonl") == shop.folder.read("clean/manifest.jsonl"))

    var was: [String: String] = [:]
    for row in try shop.lines("monday/manifest.jsonl") { was[row["file"]?.string ?? ""] = row["key"]?.string }
    let changes = try shop.lines("tuesday/changes.jsonl")
    let rows = try shop.lines("clean/manifest.jsonl")
    #expect(changes.count == rows.count + dropped.count)
    for (row, change) in zip(rows, changes) {
      let (file, key) = (row["file"]?.string ?? "", row["key"]?.string)
      let isEdited = edited.contains { "S-\($0).png" == file }
      #expect(
        change["change"]?.string == (file == "S-2001.png" ? "added" : isEdited ? "changed" : "unchanged"), "\(file)")
      #expect(change["file"]?.string == file && change["key"]?.string == key)
      #expect(change["index"]?.number?.integer == row["index"]?.number?.integer)
      #expect(change["was"]?.string == (isEdited ? was[file] : nil))
      #expect((change["key"]?.string == was[file]) == (change["change"]?.string == "unchanged"))
    }
    let removed = changes.suffix(dropped.count)
    #expect(removed.map { $0["change"]?.string } == ["removed", "removed"])
    #expect(removed.map { $0["file"]?.string } == ["S-994.png", "S-997.png"])
    #expect(removed.map { $0["key"]?.string } == [was["S-994.png"], was["S-997.png"]])
  }

  /// Without the rows of a shard that was stopped nobody knows which pictures are no more.
  @Test func gapsGiveNoListOfChanges() throws {
    let shop = try Workspace(rows: 6)
    try shop.batched("list.csv -o monday --width 20")
    for shard in 1...2 {
      try shop.batched("list.csv -o tuesday --width 20 --shard \(shard)/2 --since monday/manifest.jsonl")
    }
    let lines = String(decoding: try shop.folder.read("tuesday/manifest.1-of-2.jsonl"), as: UTF8.self)
    try shop.folder.write(
      lines.split(separator: "\n").enumerated().filter { $0.offset != 1 }.map { $0.element + "\n" }.joined(),
      to: "tuesday/manifest.1-of-2.jsonl")
    let result = try shop.batch("--merge-manifests tuesday --since monday/manifest.jsonl")
    #expect(result.status == 1)
    #expect(result.errors.contains("row 4 is in no manifest") && result.errors.contains("changes.jsonl is not written"))
    #expect(try !shop.folder.names(in: "tuesday").contains("changes.jsonl"))
  }

  /// Into a tar, from a stream, with a bad row: its old picture is not called removed.
  @Test func intoATar() throws {
    let shop = try Workspace(["list.csv": "name,side\na,red\nb,blue\nc,green\n"])
    try shop.batched("list.csv -o old --width 20 --name {name}.png")
    let list = Array("name,side\na,red\nb,nocolor\nc,white\n".utf8)
    let result = try shop.run(
      ["batch", "-", "-o", "-", "--width", "20", "--name", "{name}.png", "--keep-going", "--quiet"]
        + ["--since", "old/manifest.jsonl"], input: list)
    #expect(result.status == 1)
    #expect(try shop.tarNames(result.output) == ["c.png", "changes.jsonl", "manifest.jsonl"])
    try shop.folder.write(try shop.untar(result.output)["changes.jsonl"] ?? [], to: "changes.jsonl")
    let changes = try shop.lines("changes.jsonl").map {
      "\($0["change"]?.string ?? "") \($0["index"]?.number?.integer ?? 0)"
    }
    // The list has no names for bad rows, so whether `b.png` was its picture is known by the row's number in the old one.
    #expect(changes == ["unchanged 1", "failed 2", "changed 3"])
  }

  @Test func verify() throws {
    let shop = try Workspace(rows: 6)
    try shop.batched("list.csv -o out --width 20")
    let same = try shop.batch("list.csv -o out --width 20 --verify")
    #expect(same.status == 0 && same.text == "", "\(same.errors)")
    try shop.folder.write("?", to: "out/000002-Shoe 2.png")
    _ = try shop.shell(
      "rm 'out/000004-Shoe 4.png'; cp 'out/000001-Shoe 1.png' out/Shoe.png; mkdir out/x; touch out/x/y out/.z")
    _ = try shop.shell("find out -exec touch -d 2001-01-01 {} +")
    let before = try shop.tree("out")
    for jobs in [1, 3] {
      let result = try shop.batch("list.csv -o out --width 20 --verify --jobs \(jobs)")
      #expect(result.status == 1)
      #expect(
        result.text == "different 000002-Shoe 2.png\nmissing 000004-Shoe 4.png\nextra Shoe.png\nextra x/y\n",
        "\(result.text)")
      #expect(result.errors.contains("6 pictures: 4 unchanged, 1 different, 1 missing"), "\(result.errors)")
    }
    let json = try shop.batch("list.csv -o out --width 20 --verify --json")
    #expect(json.status == 1 && json.errors == "", "\(json.errors)")
    let events = try events(json)
    #expect(
      events.map { $0["event"]?.string ?? "" }.filter { $0 != "progress" } == [
        "different", "missing", "extra", "extra", "done",
      ])
    #expect(events.last?["different"]?.number?.integer == 1 && events.last?["missing"]?.number?.integer == 1)
    #expect(try shop.tree("out") == before)
    #expect(try shop.shell("find out -newermt 2001-02-01").text == "")
    // Of a shard alone no file is extra.
    let part = try shop.batch("list.csv -o out --width 20 --verify --shard 1/2")
    #expect(part.status == 1 && part.text == "different 000002-Shoe 2.png\nmissing 000004-Shoe 4.png\n", "\(part.text)")
  }

  private func events(_ result: Command.Result) throws -> [JSONObject] {
    try result.output.split(separator: 0x0A).map { try #require(try JSONReader.parse(Array($0)).object) }
  }

  @Test func dryRun() throws {
    let shop = try Workspace(rows: 3)
    let names = "000001-Shoe 1.png\n000002-Shoe 2.png\n000003-Shoe 3.png\n"
    for output in ["", "-o out", "-o out.tar", "-o -"] {
      let result = try shop.batch("list.csv --dry-run \(output)")
      #expect(result.status == 0 && result.text == names, "\(result.errors)")
    }
    let json = try shop.batch("list.csv --dry-run --json")
    #expect(
      try events(json).filter { $0["event"]?.string == "picture" }.map { $0["file"]?.string ?? "" }.joined(
        separator: "\n") + "\n" == names)
    #expect(try shop.folder.names() == ["list.csv"])
  }

  /// A batch with bad rows, and one that stops, prune nothing: what a row's picture was is not known.
  @Test func badRowsPruneNothing() throws {
    let shop = try Workspace(rows: 3)
    try shop.batched("list.csv -o out --width 20 --name {name}.png")
    let before = try shop.paths("out")
    try shop.folder.write("name,side\nShoe 1,nocolor\nShoe 2,red\n", to: "bad.csv")
    #expect(try shop.batch("bad.csv -o out --width 20 --prune --name {name}.png").status == 65)
    #expect(try shop.batch("bad.csv -o out --width 20 --prune --keep-going --name {name}.png").status == 1)
    #expect(try shop.paths("out") == before)
  }

  /// Removed is what the old manifest names and the new list has not, and nothing else.
  @Test func pruneRemovesOnlyItsOwn() throws {
    let shop = try Workspace(rows: 6)
    try shop.batched("list.csv -o out --width 20 --name {sku}/{name}.png")
    try shop.folder.write("mine", to: "out/S-5/notes.txt")
    _ = try shop.shell("cp 'out/S-1/Shoe 1.png' out/stray.png; echo text > 'out/S-6/Shoe 6.png'")
    let first = String(decoding: try shop.folder.read("list.csv"), as: UTF8.self).split(separator: "\n").prefix(4)
    try shop.folder.write(first.joined(separator: "\n"), to: "list.csv")
    let result = try shop.batch("list.csv -o out --width 20 --prune --name {sku}/{name}.png")
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.errors.contains("Note: removed S-4/Shoe 4.png\nNote: removed S-5/Shoe 5.png\n3 pictures"),
      "\(result.errors)")
    #expect(
      try shop.paths("out") == [
        "S-1/Shoe 1.png", "S-2/Shoe 2.png", "S-3/Shoe 3.png", "S-5/notes.txt", "S-6/Shoe 6.png", "manifest.jsonl",
        "stray.png",
      ])
    #expect(!shop.folder.exists("out/S-4"))
    let fresh = try shop.batch("list.csv -o fresh --width 20 --prune")
    #expect(fresh.status == 0 && fresh.errors.contains("Note: there was no manifest.jsonl in fresh"), "\(fresh.errors)")
  }
}
