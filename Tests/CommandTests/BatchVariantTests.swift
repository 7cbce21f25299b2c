import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Several pictures a row: `--rendition` and `--scale`.
struct BatchVariantTests {
  @Test func renditions() throws {
    let shop = try Workspace(rows: 2)
    let renditions = ["--rendition", "thumb: --width 25", "--rendition", "main: --fit 60x60 --background white"]
    let result = try shop.run(["batch", "list.csv", "-o", "out", "--width", "99", "--png", "truecolor"] + renditions)
    #expect(result.status == 0 && result.errors.contains("4 pictures: 4 written"), "\(result.errors)")
    let names = (1...2).flatMap { ["00000\($0)-Shoe \($0)-main.png", "00000\($0)-Shoe \($0)-thumb.png"] }
    #expect(try shop.paths("out") == names + ["manifest.jsonl"])
    let rows = try shop.lines("out/manifest.jsonl")
    #expect(rows.map { $0["index"]?.number?.integer } == [1, 1, 2, 2])
    #expect(rows.map { $0["rendition"]?.string } == ["thumb", "main", "thumb", "main"])
    #expect(rows[0].members.map(\.key).prefix(4) == ["index", "name", "rendition", "file"])
    for name in names {
      let header = try shop.header("out/\(name)")
      #expect(header.size == (name.contains("main") ? .init(width: 60, height: 60) : .init(width: 25, height: 11)))
    }
    // Each is what a batch of its own gives.
    try shop.batched("list.csv -o thumb --png truecolor --width 25")
    try shop.batched("list.csv -o main --png truecolor --fit 60x60 --background white")
    for number in 1...2 {
      for kind in ["thumb", "main"] {
        let name = "00000\(number)-Shoe \(number)"
        #expect(try shop.folder.read("out/\(name)-\(kind).png") == shop.folder.read("\(kind)/\(name).png"))
      }
    }
    let archive = try shop.run(["batch", "list.csv", "-o", "-", "--png", "truecolor", "--quiet"] + renditions).output
    let order = (1...2).flatMap { ["00000\($0)-Shoe \($0)-thumb.png", "00000\($0)-Shoe \($0)-main.png"] }
    #expect(try shop.tarNames(archive) == order + ["manifest.jsonl"])
    #expect(try shop.untar(archive) == shop.tree("out"))
  }

  /// A rendition takes the size of the command line unless it has one of its own.
  @Test func sizesOfRenditions() throws {
    let shop = try Workspace(rows: 1)
    let result = try shop.run(
      ["batch", "list.csv", "-o", "out", "--width", "40", "--name", "{rendition}-{width}.png", "--quiet"]
        + [
          "--rendition", "plain: --background red", "--rendition", "small:--scale 0.1", "--rendition",
          "high: --height 57",
        ])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shop.paths("out") == ["high-125.png", "manifest.jsonl", "plain-40.png", "small-25.png"])
  }

  @Test func scales() throws {
    let shop = try Workspace(rows: 2)
    try shop.batched("list.csv -o out --scale 1,2,3")
    let names = (1...2).flatMap { row in ["", "@2x", "@3x"].map { "00000\(row)-Shoe \(row)\($0).png" } }
    #expect(try shop.paths("out") == (names + ["manifest.jsonl"]).sorted())
    for (name, scale) in zip(names, [1, 2, 3, 1, 2, 3]) {
      #expect(try shop.header("out/\(name)").size == .init(width: 250 * scale, height: 114 * scale))
      try shop.batched("list.csv -o one --scale \(scale)")
      #expect(try shop.folder.read("out/\(name)") == shop.folder.read("one/\(name)"))
    }
    let rows = try shop.lines("out/manifest.jsonl")
    #expect(rows.map { $0["scale"]?.number?.integer } == [1, 2, 3, 1, 2, 3])
    #expect(rows.map { $0["file"]?.string ?? "" } == names)
    try shop.batched("list.csv -o named --scale 0.5,1.5 --name {sku}-{scale}.png")
    #expect(
      try shop.paths("named") == ["S-1-0.5.png", "S-1-1.5.png", "S-2-0.5.png", "S-2-1.5.png", "manifest.jsonl"])
  }

  @Test func scalesOfRenditions() throws {
    let shop = try Workspace(rows: 1)
    let result = try shop.run(
      [
        "batch", "list.csv", "-o", "out", "--quiet", "--rendition", "app: --scale 0.1,0.2", "--rendition",
        "web: --width 30",
      ])
    #expect(result.status == 0, "\(result.errors)")
    let stem = "000001-Shoe 1"
    #expect(
      try shop.paths("out") == [
        "\(stem)-app@0.1x.png", "\(stem)-app@0.2x.png", "\(stem)-web.png", "manifest.jsonl",
      ])
  }
}
