import Foundation
import JSON
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// Cases at the edge of what a batch is given: each was wrong once.
struct BatchEdgeTests {
  /// A line of any length is one bad row; the rows after it are read.
  @Test func aLineTooLongIsOneBadRow() throws {
    let shop = try Workspace([:])
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: 20 << 20)
    try shop.folder.write(
      Array("{\"name\": \"a\"}\n".utf8) + long + Array("\n{\"name\": \"c\"}\n".utf8), to: "list.jsonl")
    let result = try shop.batch("list.jsonl -o out --width 20 --keep-going --quiet")
    #expect(result.status == 1 && result.errors.hasPrefix("Failed: list.jsonl:2: more than 16 MiB"), "\(result.errors)")
    #expect(try shop.paths("out") == ["000001-a.png", "000003-c.png", "manifest.jsonl"])
  }

  /// A run that ends early keeps in the manifest what it did not come to, so that the next run can prune it.
  @Test func pruningGoesOnAfterAnEarlyEnd() throws {
    let shop = try Workspace([:])
    let options = "- -o out --width 20 --name {name}.png --prune --quiet"
    func rows(_ names: String...) -> [UInt8] { Array(names.map { "{\"name\":\"\($0)\"}\n" }.joined().utf8) }
    try shop.batched("- -o out --width 20 --name {name}.png", input: rows("a", "b", "c"))
    let early = try shop.batch(options, input: rows("a") + Array("{\"nam\":1}\n".utf8))
    #expect(early.status == 65)
    #expect(try shop.paths("out") == ["a.png", "b.png", "c.png", "manifest.jsonl"])
    #expect(try shop.batch(options, input: rows("a", "d")).status == 0)
    #expect(try shop.paths("out") == ["a.png", "d.png", "manifest.jsonl"])
  }

  /// All shards of a stream refuse two rows of one name, in whichever shards these are.
  @Test func shardsOfAStreamSeeAllNames() throws {
    let shop = try Workspace([:])
    for shard in ["1/2", "2/2"] {
      let result = try shop.batch(
        "- -o out --width 20 --quiet --name {name}.png --shard \(shard)",
        input: Array("{\"name\":\"a\"}\n{\"name\":\"A\"}\n".utf8))
      #expect(result.status == 65 && result.errors.contains("'a.png'"), "\(result.errors)")
    }
  }

  @Test(arguments: ["--dry-run", "-o q --json"]) func whatCannotBeSaidIsAnError(words: String) throws {
    let shop = try Workspace(rows: 3)
    let result = try shop.shell("exec \"$SHOE\" batch list.csv --width 20 --quiet \(words) > /dev/full")
    #expect(result.status == 74 && result.errors.contains("standard output"), "\(result.errors)")
  }

  /// No row is at fault for what no row could have.
  @Test(arguments: ["--size 250x115", "--width 9999999 --max-pixels 100"]) func optionsAreNoRows(words: String) throws {
    let shop = try Workspace(rows: 3)
    let result = try shop.batch("list.csv -o out --keep-going \(words)")
    #expect(result.status == 64 && !result.errors.contains("list.csv"), "\(result.errors)")
  }

  @Test func samplesAreDifferentPictures() throws {
    let shop = try Workspace([:])
    let both = try shop.batch("-o out --sample 4 --set base=red --matrix", "base=white,black; side=red,blue")
    #expect(both.status == 64 && both.errors.contains("--set base and --matrix"), "\(both.errors)")
    let clear = try shop.batch("-o out --sample 2 --matrix", "base=#ffffff00,#0000")
    #expect(clear.status == 64 && clear.errors.contains("only 1"), "\(clear.errors)")
  }

  /// What is no file is no configuration, whatever its name.
  @Test func foldersPassOverWhatIsNoFile() throws {
    let shop = try Workspace([:])
    try shop.folder.makeFolder("in/x.json")
    try shop.folder.write("{\"name\": \"a\"}", to: "in/a.json")
    #expect(try shop.shell("mkfifo in/b.json").status == 0)
    try shop.batched("in -o out --width 20")
    #expect(try shop.paths("out") == ["000001-a.png", "manifest.jsonl"])
  }

  /// A list that lost its rows is no reason to remove every picture.
  @Test func noRowsPruneNothing() throws {
    let shop = try Workspace(rows: 3)
    try shop.batched("list.csv -o out --width 20")
    try shop.folder.write("name,base\n", to: "list.csv")
    _ = try shop.batch("list.csv -o out --width 20 --prune")
    #expect(try shop.paths("out").count == 4)
  }
}

/// The quick way to canonical text, held against the JSON writer.
struct CanonicalTextTests {
  @Test func isThatOfTheWriter() {
    var random = SplitMix64(seed: 3)
    for round in 0..<200 {
      var configuration = ShoeConfiguration()
      if round % 2 == 0 { configuration.name = "Name \"\(round)\"\n" }
      if round % 3 == 0 { configuration.model = "classic" }
      if round % 5 == 0 { configuration.manufacturer = "Ä" }
      if round % 7 == 0 { configuration.sku = "00\(round)" }
      if round % 4 == 0 { configuration.metadata = JSONObject([("z", .integer(round)), ("a", .string("b"))]) }
      for part in ShoePart.standard + (round % 6 == 0 ? [ShoePart(rawValue: "lace")!] : []) where random.next() % 2 == 0
      {
        let bits = random.next()
        configuration.setColor(
          .init(red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: 7, alpha: bits % 3 == 0 ? 9 : 255),
          of: part)
      }
      #expect(configuration.canonicalText == JSONWriter.canonical.text(configuration.json(parts: .all)))
    }
  }
}
