import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Two folders of pictures.
struct DiffFolderTests {
  private static let grey = Bitmap(20, 10, [128, 128, 128])
  private static let red = Bitmap(20, 10, [200, 0, 0])

  /// One pair of each kind, in the folders `e` and `f`.
  private static func mixed() throws -> Workspace {
    let shop = try Workspace(pictures: [
      "e/same.png": grey, "f/same.png": grey, "e/sub/deep/changed.png": grey, "f/sub/deep/changed.png": red,
      "e/gone.png": Bitmap(20, 10, [1, 2, 3]), "f/fresh.png": Bitmap(20, 10, [3, 2, 1]),
      "e/old.png": Bitmap(20, 10, [0, 90, 0]), "f/sub/moved.png": Bitmap(20, 10, [0, 90, 0]),
      "e/size.png": grey, "f/size.png": Bitmap(10, 20, [128, 128, 128]),
    ])
    try shop.folder.write("no picture", to: "e/readme.txt")
    return shop
  }

  private static let verdicts = [
    "same.png": "same", "sub/deep/changed.png": "different", "gone.png": "missing", "fresh.png": "new",
    "sub/moved.png": "renamed", "size.png": "size-mismatch",
  ]

  /// Row 21: deleted and new pictures are failures, and listed.
  @Test func everyKindOfPair() throws {
    let shop = try Self.mixed()
    let report = try shop.report("e f", status: 1)
    #expect(report.verdicts == Self.verdicts)
    #expect(try report.pair("sub/moved.png").renamedFrom == "old.png")
    #expect(report.pairs.map(\.name) == report.pairs.map(\.name).sorted())
    #expect(report.summary.total == 6 && report.summary.compared == 4 && !report.summary.passed)
    #expect(try report.pair("gone.png").expected == "e/gone.png")
    #expect(try report.pair("gone.png").actual == nil)
    let text = try shop.diff("e f").text
    for line in ["missing    gone.png", "new        fresh.png", "renamed    sub/moved.png: was 'old.png'"] {
      #expect(text.contains(line), "\(line) is not in:\n\(text)")
    }
  }

  /// One kind is enough to fail; the other way round missing is new.
  @Test(arguments: ["missing", "new", "renamed"])
  func eachKindFails(kind: String) throws {
    let shop = try Workspace(pictures: ["e/same.png": Self.grey, "f/same.png": Self.grey])
    if kind != "new" { try shop.folder.write(Self.red.png, to: "e/one.png") }
    if kind != "missing" { try shop.folder.write(Self.red.png, to: "f/two.png") }
    #expect(try shop.report("e f", status: 1).pairs.contains { $0.verdict == kind })
    let opposite = ["missing": "new", "new": "missing"][kind] ?? kind
    #expect(try shop.report("f e", status: 1).pairs.contains { $0.verdict == opposite })
  }

  /// One that cannot be read does not stop the rest, and decides the exit code.
  @Test func oneFailureDoesNotStopTheRest() throws {
    let shop = try Self.mixed()
    try shop.folder.write(Self.grey.png, to: "e/broken.png")
    try shop.folder.write(Array(Self.grey.png.dropLast(20)), to: "f/broken.png")
    try shop.folder.write("", to: "e/empty.png")
    try shop.folder.write(Self.grey.png, to: "f/empty.png")
    let report = try shop.report("e f", status: 65)
    #expect(report.verdicts == Self.verdicts.merging(["broken.png": "error", "empty.png": "error"]) { $1 })
    #expect(try report.pair("broken.png").error.map { [$0.side, $0.path] } == ["actual", "f/broken.png"])
    #expect(try report.pair("empty.png").error.map { [$0.side, $0.path] } == ["expected", "e/empty.png"])
  }

  /// Rows 27: no picture for pairs that are the same, and one of an earlier run is removed; other files stay.
  @Test func differencePictures() throws {
    let shop = try Self.mixed()
    try shop.folder.write(Self.red.png, to: "out/same.png")
    try shop.folder.write("mine", to: "out/notes.txt")
    _ = try shop.diff("e f -o out")
    #expect(try shop.paths("out") == ["notes.txt", "same.png", "sub/deep/changed.png"])
    let first = try shop.folder.read("out/sub/deep/changed.png")
    #expect(try PNGDecoder.bitmap(from: first).size == Self.grey.size)
    #expect(try shop.report("e f -o out", status: 1).pair("sub/deep/changed.png").picture == "out/sub/deep/changed.png")
    try shop.folder.age("out/sub/deep/changed.png")
    let time = try shop.folder.modified("out/sub/deep/changed.png")
    _ = try shop.diff("e f -o out")
    #expect(try shop.folder.modified("out/sub/deep/changed.png") == time, "one with the right bytes is left alone")
    try shop.folder.write(Self.grey.png, to: "f/sub/deep/changed.png")
    _ = try shop.diff("e f -o out")
    #expect(try shop.folder.read("out/same.png") == Self.red.png, "no picture of ours")
    #expect(!shop.folder.exists("out/sub/deep/changed.png"))
  }

  /// Copies in a report's folder are of this run too.
  @Test func staleCopiesInAReport() throws {
    let shop = try Self.mixed()
    _ = try shop.diff("e f -o out --html page")
    #expect(try shop.paths("page/difference") == ["sub/deep/changed.png"])
    try shop.folder.write(Self.grey.png, to: "f/sub/deep/changed.png")
    _ = try shop.diff("e f -o out --html page")
    #expect(try shop.paths("page").filter { $0.hasPrefix("difference/") } == [])
  }

  /// Row 27 for two files.
  @Test func aDifferencePictureOfTwoFiles() throws {
    let shop = try Workspace(pictures: ["a.png": Self.grey, "b.png": Self.red])
    #expect(try shop.diff("a.png a.png -o d.png").status == 0)
    #expect(!shop.folder.exists("d.png"))
    #expect(try shop.pair("a.png b.png -o d.png", status: 1).picture == "d.png")
    #expect(try shop.picture("d.png").size == Self.grey.size)
    #expect(try shop.diff("a.png a.png -o d.png").status == 0)
    #expect(!shop.folder.exists("d.png"), "a stale one is removed")
    try shop.folder.write(Self.red.png, to: "mine.png")
    #expect(try shop.diff("a.png a.png -o mine.png").status == 0)
    #expect(try shop.folder.read("mine.png") == Self.red.png, "another picture stays")
    try shop.diff("a.png b.png -o a.png").expectRefusal(73, "a.png")
    try shop.diff("a.png b.png -o d.jpg").expectRefusal(64, "d.png")
    #expect(try shop.folder.read("a.png") == Self.grey.png)
  }

  /// Pictures among those compared would be taken for goldens the next time.
  @Test(arguments: ["e", "f", "e/", "./f/../f", "e/diffs", "f/sub/deep/x/y", "link", "link/diffs"])
  func picturesDoNotGoWhereTheComparedAre(place: String) throws {
    let shop = try Self.mixed()
    try shop.folder.link("link", to: "e")
    let list = { try shop.shell("find . -type f -exec cksum {} +; find .").text }
    let before = try list()
    try shop.diff("e f -o \(place)").expectRefusal(73, "'\(place)'", "compared")
    #expect(try list() == before)
  }

  @Test(.enabled(if: SystemRefusalTests.asUser != nil, "root may write anywhere, and setpriv(1) is not there"))
  func aFolderThatTakesNoPictures() throws {
    let shop = try Self.mixed()
    try shop.folder.makeFolder("locked")
    _ = try shop.shell("chmod 755 . && chmod -R a+rX e f && chmod 555 locked")
    let result = try shop.shell("exec \(SystemRefusalTests.asUser ?? "") \"$SHOE\" diff e f -o locked")
    #expect(result.status == 73 && result.errors.contains("locked"), "\(result)")
    #expect(try shop.folder.names(in: "locked") == [])
    try shop.folder.write("no folder", to: "file")
    try shop.diff("e f -o file").expectRefusal(73, "'file'", "no folder")
  }

  /// Reports and pictures do not depend on the number of threads.
  @Test func threadsChangeNothing() throws {
    let shop = try Self.mixed()
    try shop.folder.write("broken", to: "e/broken.png")
    try shop.folder.write("broken", to: "f/broken.png")
    for number in 0..<30 {
      let picture = Bitmap(90, 70, [200, 200, 200]) { x, y in (x * number + y) % 31 == 0 ? [9, 9, 9] : nil }
      try shop.folder.write(picture.png, to: "e/many/\(number).png")
      let other = Bitmap(90, 70, [200, 200, 200]) { x, y in (x * number + y) % 30 == 0 ? [9, 9, 9] : nil }
      try shop.folder.write(other.png, to: "f/many/\(number).png")
    }
    var outcomes: [(status: Int32, output: [UInt8], files: [String: [UInt8]])] = []
    for jobs in [1, 2, 7] {
      let words = "e f -o out --html page --markdown page/m.md --junit page/j.xml --json --jobs \(jobs)"
      let result = try shop.diff(words)
      let files = try shop.tree("out").merging(shop.tree("page")) { one, _ in one }
      outcomes.append((result.status, result.output, files))
      _ = try shop.shell("rm -r out page")
    }
    for outcome in outcomes {
      #expect(outcome.status == 65)
      #expect(outcome.output == outcomes[0].output)
      #expect(outcome.files == outcomes[0].files)
    }
    #expect(outcomes[0].files.keys.contains("many/17.png") && outcomes[0].files.keys.contains("index.html"))
  }

  /// Links to pictures and to folders are followed as files are; a folder that holds itself is no endless one.
  @Test func links() throws {
    let shop = try Workspace(pictures: ["e/a.png": Self.grey, "f/a.png": Self.grey, "elsewhere.png": Self.red])
    try shop.folder.link("e/link.png", to: "../elsewhere.png")
    try shop.folder.link("f/link.png", to: "../elsewhere.png")
    try shop.folder.link("g", to: "e")
    #expect(try shop.report("e f", status: 0).verdicts["a.png"] == "same")
    #expect(try shop.report("g f", status: 0).verdicts["a.png"] == "same")
    try shop.folder.link("e/loop", to: ".")
    #expect(try shop.shell("timeout 20 \"$SHOE\" diff e f").status < 2)
  }

  /// SIGINT ends the run in order, and nothing half done is left.
  @Test(arguments: [("INT", SIGINT), ("TERM", SIGTERM)])
  func aSignalEndsIt(name: String, number: Int32) throws {
    let shop = try Workspace([:])
    let bytes = try Bitmap(900, 900, [9, 9, 9]) { x, y in [UInt8(x & 255), UInt8(y & 255), UInt8(x * y & 255)] }.png
    let other = try Bitmap(900, 900, [9, 9, 9]) { x, y in [UInt8(y & 255), UInt8(x & 255), UInt8(x * y & 255)] }.png
    for number in 0..<60 {
      try shop.folder.write(bytes, to: "e/\(number).png")
      try shop.folder.write(other, to: "f/\(number).png")
    }
    let script = "(sleep 0.4; kill -\(name) $$) & exec \"$SHOE\" diff e f -o out --html page --jobs 1"
    let result = try shop.shell(script)
    #expect(result.status == 128 + number, "\(result.errors)")
    #expect(result.output.isEmpty && !shop.folder.exists("page"))
    let names = try shop.folder.exists("out") ? shop.folder.names(in: "out") : []
    #expect(names.count < 60 && names.allSatisfy { $0.hasSuffix(".png") && !$0.hasPrefix(".") }, "\(names)")
    for name in names { #expect(throws: Never.self) { try PNGDecoder.bitmap(from: shop.folder.read("out/\(name)")) } }
  }
}
