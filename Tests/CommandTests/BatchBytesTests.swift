import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// The same bytes however they come about: by `render` or `batch`, by any number of threads and shards, into a folder or a
/// tar, from a file or a stream.
struct BatchBytesTests {
  static let opaque = ##"{"name": "Ångström", "sku": "1", "shoeColors": {"base": "#fefefe", "side": "orange"}}"##
  static let translucent =
    ##"{"shoeColors": {"cage": "#12345678", "sole": {"red": 1, "green": 0.5, "blue": 0, "opacity": 0.25}}}"##

  /// Sets of options that `render` and `batch` share.
  static let options = [
    "", "--png truecolor", "--png truecolor --width 333", "--fit 300x300 --background white",
    "--fit 120x90 --background #ff000080", "--embed all", "--embed none", "--blend linear",
    "--blend linear --width 400 --png truecolor", "--scale 0.5", "--set side=#0a84ff80 --width 250",
    "--model classic --size 500x228",
  ]

  @Test(arguments: options) func renderAndBatch(options: String) throws {
    let shop = try Workspace(["in/a.json": Self.opaque, "in/b.json": Self.translucent, "in/c.json": "{}\n"])
    let words = options.split(separator: " ").map(String.init)
    try shop.batched("in -o out \(options)", "--name", "{index}.png")
    for (number, name) in ["a", "b", "c"].enumerated() {
      try shop.run(["in/\(name).json", "-o", "\(name).png"] + words).expectSuccess()
      #expect(try shop.folder.read("out/\(number + 1).png") == shop.folder.read("\(name).png"), "\(name)")
    }
  }

  /// A list's row gives what the same text as a file of its own gives, recorded as written too.
  @Test func rowsAreLikeFiles() throws {
    let shop = try Workspace(["list.jsonl": "\(Self.opaque)\n\(Self.translucent)\n", "a.json": Self.opaque])
    try shop.folder.write("[\(Self.opaque),\n \(Self.translucent)]", to: "list.json")
    for list in ["list.jsonl", "list.json"] {
      try shop.batched("\(list) -o \(list)-out --embed all --width 250 --name {index}.png")
      try shop.succeed("a.json", "--embed", "all", "--width", "250", "-o", "a.png")
      #expect(try shop.folder.read("\(list)-out/1.png") == shop.folder.read("a.png"))
    }
  }

  /// Masks of one's own: soft ones, with more distinct weights than an indexed picture has colours.
  @Test func masksOfOnesOwn() throws {
    let shop = try Workspace(["in/a.json": Self.opaque, "in/b.json": Self.translucent])
    for (number, part) in Masks.parts.enumerated() {
      let coverages = (0..<64 * 64).map { UInt16(($0 * (number + 3) + $0 / 64 * 7) % 256) }
      try shop.folder.write(Masks.png(width: 64, height: 64, coverages), to: "masks/\(part).png")
    }
    for options in [[], ["--width", "40"], ["--background", "white"]] {
      try shop.batched("in -o out --layers masks --name {index}.png --force", options.joined(separator: "="))
      for (number, name) in ["a", "b"].enumerated() {
        try shop.run(["in/\(name).json", "--layers", "masks", "-o", "x.png"] + options).expectSuccess()
        #expect(try shop.folder.read("out/\(number + 1).png") == shop.folder.read("x.png"))
      }
    }
  }

  @Test func anyNumberOfThreads() throws {
    let shop = try Workspace(rows: 150)
    let archive = try shop.batched("list.csv -o - --width 50 --jobs 1").output
    let files = try shop.untar(archive)
    #expect(files.count == 151)
    for jobs in [2, 7] {
      #expect(try shop.batched("list.csv -o - --width 50 --jobs \(jobs)").output == archive)
      try shop.batched("list.csv -o out\(jobs) --width 50 --jobs \(jobs)")
      #expect(try shop.tree("out\(jobs)") == files)
    }
  }

  @Test(arguments: [1, 3, 16]) func anyNumberOfShards(count: Int) throws {
    let shop = try Workspace(rows: 50)
    try shop.batched("list.csv -o whole --width 50 --digests")
    let lists = (1...count).map { "manifest.\($0)-of-\(count).jsonl" }
    for number in 1...count { try shop.batched("list.csv -o parts --width 50 --digests --shard \(number)/\(count)") }
    let rows = try lists.map { try shop.lines("parts/\($0)").compactMap { $0["index"]?.number?.integer } }
    for (number, rows) in rows.enumerated() { #expect(rows == (1...50).filter { ($0 - 1) % count == number }) }
    try shop.batched("--merge-manifests parts")
    for list in lists { _ = try shop.shell("rm \"parts/$1\"", list) }
    #expect(try shop.tree("parts") == shop.tree("whole"))
  }

  @Test func folderFileAndStream() throws {
    let shop = try Workspace(rows: 20)
    try shop.batched("list.csv -o out --width 50")
    try shop.batched("list.csv -o out.tar --width 50")
    let archive = try shop.batched("list.csv -o - --width 50").output
    #expect(try shop.folder.read("out.tar") == archive)
    let files = try shop.tree("out")
    #expect(try shop.untar(archive) == files)
    #expect(files.count == 21)
    let names = (1...20).map { "\($0 < 10 ? "00000" : "0000")\($0)-Shoe \($0).png" }
    #expect(try shop.tarNames(archive) == names + ["manifest.jsonl"])
    let list = try shop.folder.read("list.csv")
    #expect(try shop.batched("- -o - --width 50", input: list).output == archive)
    try shop.batched("- -o in --width 50", input: list)
    #expect(try shop.tree("in") == files)
  }
}
