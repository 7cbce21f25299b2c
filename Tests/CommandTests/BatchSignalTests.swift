import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Batches that are asked to end, and batches that are killed.
struct BatchSignalTests {
  /// A list without an end to be waited for, whose rows cannot be bad.
  static let endless =
    "--keep-going --width 20 --sample 3000000 --matrix 'base=\(colors("1"));side=\(colors("2"));sole=\(colors("3"));cage=#123,#124'"

  private static func colors(_ red: String) -> String {
    (0..<120).map { "#\(red)\(red)00\($0 < 16 ? "0" : "")\(String($0, radix: 16))" }.joined(separator: ",")
  }

  /// What is in hand is finished, and the manifest names exactly what is there.
  @Test(arguments: [("INT", Int32(130), 1), ("INT", 130, 3), ("TERM", 143, 2), ("HUP", 129, 2)])
  func endsInOrder(name: String, status: Int32, jobs: Int) throws {
    let shop = try Workspace([:])
    let wait = "until [ -e out/000100.png ]; do sleep 0.01; done"
    let result = try shop.shell(
      "(\(wait); kill -\(name) $$) & exec \"$SHOE\" batch \(Self.endless) -o out --jobs \(jobs)")
    #expect(result.status == status, "\(result.errors)")
    #expect(result.errors.hasPrefix("Interrupted: ") && result.errors.contains(" pictures: "), "\(result.errors)")
    let rows = try shop.lines("out/manifest.jsonl")
    #expect(rows.count >= 100)
    #expect(rows.map { $0["index"]?.number?.integer } == (1...rows.count).map { $0 })
    let files = try shop.paths("out")
    #expect(files == (rows.compactMap { $0["file"]?.string } + ["manifest.jsonl"]).sorted())
    let check = try shop.shell("cd out && for f in *.png; do [ -s $f ] || echo $f; done")
    #expect(check.text == "")
    for row in rows.suffix(20) {
      let file = try #require(row["file"]?.string)
      #expect(try shop.picture("out/\(file)").width == 20)
    }
  }

  /// A tar on standard output is whole when it ends in order; one in a file is there whole or not at all.
  @Test func archives() throws {
    let shop = try Workspace([:])
    let wait = "until [ $(wc -c < out) -gt 600000 ]; do sleep 0.01; done"
    let result = try shop.shell("(\(wait); kill -INT $$) & exec \"$SHOE\" batch \(Self.endless) -o - > out")
    #expect(result.status == 130, "\(result.errors)")
    let files = try shop.untar(shop.folder.read("out"))
    try shop.folder.write(files["manifest.jsonl"] ?? [], to: "manifest.jsonl")
    #expect(
      try shop.lines("manifest.jsonl").compactMap { $0["file"]?.string }.sorted() + ["manifest.jsonl"]
        == files.keys.sorted())
    let part = "until [ -s .b.tar.part ]; do sleep 0.01; done"
    let file = try shop.shell("(\(part); kill -INT $$) & exec \"$SHOE\" batch \(Self.endless) -o b.tar")
    #expect(file.status == 130, "\(file.errors)")
    #expect(try shop.folder.names().filter { $0.contains("b.tar") } == [])
  }

  /// A signal while the list is looked through ends it before anything is made.
  @Test func beforeTheFirstPicture() throws {
    let shop = try Workspace([:])
    let words = Self.endless.replacingOccurrences(of: "--keep-going", with: "--quiet")
    let result = try shop.shell("(sleep 0.3; kill -INT $$) & exec \"$SHOE\" batch \(words) -o out")
    #expect(result.status == 130 && result.errors == "", "\(result.errors)")
    #expect(try shop.folder.names() == [])
  }

  /// The second signal ends it at once, also in the middle of large pictures; nothing partial stays.
  @Test func theSecondEndsItAtOnce() throws {
    let shop = try Workspace(rows: 400)
    for (number, part) in Masks.parts.enumerated() {
      let coverages = (0..<64 * 64).map { UInt16(($0 * (number + 3) + $0 / 64 * 7) % 256) }
      try shop.folder.write(Masks.png(width: 64, height: 64, coverages), to: "masks/\(part).png")
    }
    let clock = ContinuousClock()
    let start = clock.now
    let wait =
      "until [ -e out/.manifest.jsonl.part ]; do sleep 0.01; done; sleep 0.3; kill -INT $$; sleep 0.1; kill -INT $$"
    let result = try shop.shell(
      "(\(wait)) & exec \"$SHOE\" batch list.csv -o out --keep-going --jobs 1 --layers masks --width 6000")
    #expect(result.status == 130 && result.errors == "", "\(result.errors)")
    #expect(clock.now - start < .seconds(20))
    #expect(try shop.paths("out").filter { !$0.hasSuffix(".png") || $0.hasPrefix(".") } == [])
  }

  /// A signal ends it too while it waits for a stream's next row.
  @Test func whileWaitingForRows() throws {
    let shop = try Workspace([:])
    let rows = "printf 'name,side\\na,red\\nb,red\\n'; sleep 100 & echo $! > sleeper; wait"
    let script = """
      mkfifo in; (\(rows)) > in &
      (sleep 0.5; kill -INT $$; sleep 3; kill -0 $$ 2>/dev/null && kill -TERM $$) &
      exec "$SHOE" batch - -o out --width 20 --quiet < in
      """
    let result = try shop.shell(script)
    _ = try shop.shell("kill $(cat sleeper)")
    #expect(result.status == 130, "\(result.status) \(result.errors)")
    #expect(try shop.paths("out") == ["000001-a.png", "000002-b.png", "manifest.jsonl"])
  }

  /// Nor does it wait for a FIFO's writer once a signal has come.
  @Test func whileWaitingForAWriter() throws {
    let shop = try Workspace([:])
    let script = """
      mkfifo in; (sleep 0.5; kill -INT $$; sleep 5; kill -0 $$ 2>/dev/null && kill -KILL $$) &
      exec "$SHOE" batch in -o out --width 20 --quiet
      """
    let result = try shop.shell(script)
    #expect(result.status == 130, "\(result.status) \(result.errors)")
  }

  /// Killed at any moment and run again, it comes to the folder of a run in one piece; and all the while what is under a
  /// final name is whole.
  @Test func killed() throws {
    let shop = try Workspace(rows: 2000)
    let words = "list.csv --width 20 --quiet --name {sku}/{name}.png"
    try shop.batched("\(words) -o clean")
    let clean = try shop.tree("clean")
    var random = SplitMix64(seed: UInt64(ProcessInfo.processInfo.processIdentifier))
    for kill in 0..<10 {
      let pause = "0.\(random.below(4))\(random.below(10))\(random.below(10))"
      let jobs = 1 + random.below(3)
      let result = try shop.shell(
        "\"$SHOE\" batch \(words) -o out --jobs \(jobs) & p=$!; sleep \(pause); kill -9 $p 2>/dev/null; wait $p 2>/dev/null; echo"
      )
      #expect(result.errors == "", "\(result.errors)")
      guard shop.folder.exists("out") else { continue }
      for (path, bytes) in try shop.tree("out") where !path.contains("/.") && !path.hasPrefix(".") {
        #expect(clean[path] == bytes, "\(path) after kill \(kill) at \(pause)")
      }
      if kill == 5 { try FileManager.default.removeItem(atPath: shop.folder.path("out")) }
    }
    try shop.batched("\(words) -o out")
    #expect(try shop.tree("out") == clean)
  }
}
