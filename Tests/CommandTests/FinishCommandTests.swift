import JSON
import Pixels
import TestSupport
import Testing

/// `--finish` on the built program, with a set made here.
struct FinishCommandTests {
  private func shop() throws -> Workspace {
    let shop = try Workspace()
    for (name, row) in [("base", [255, 255, 0, 0]), ("shade", [0, 255, 0, 0]), ("shadow", [0, 0, 255, 0])] {
      try shop.folder.write(Masks.row(row.map { UInt16($0) }), to: "set/\(name).png")
    }
    try shop.folder.write(
      """
      {"name": "shoe", "layers": [{"mask": "shadow.png", "color": "#00000080", "finish": "shaded"},
      {"mask": "base.png", "part": "base"}, {"mask": "shade.png", "color": "#000000ff", "finish": "shaded"}]}
      """, to: "set/model.json")
    return shop
  }

  private func pixels(_ shop: Workspace, _ name: String) throws -> [[UInt8]] {
    let picture = try shop.picture(name)
    return (0..<4).map { x in
      let color = picture[x, 0]
      return [color.red, color.green, color.blue, color.alpha]
    }
  }

  @Test func rendersEachFinish() throws {
    let shop = try shop()
    let (white, clear) = ([UInt8](repeating: 255, count: 4), [UInt8](repeating: 0, count: 4))
    try shop.succeed("shoe.json", "--layers", "set", "-o", "flat.png")
    try shop.succeed("shoe.json", "--layers", "set", "--finish", "flat", "-o", "named.png")
    try shop.succeed("shoe.json", "--layers", "set", "--finish", "shaded", "-o", "shaded.png")
    #expect(try pixels(shop, "flat.png") == [white, white, clear, clear])
    #expect(try pixels(shop, "shaded.png") == [white, [0, 0, 0, 255], [0, 0, 0, 128], clear])
    #expect(try shop.folder.read("named.png") == shop.folder.read("flat.png"))
    try shop.succeed("shaded.png", "--layers", "set", "-o", "again.png")
    #expect(try shop.folder.read("again.png") == shop.folder.read("shaded.png"))
    try shop.succeed("shaded.png", "--layers", "set", "--finish", "flat", "-o", "back.png")
    #expect(try shop.folder.read("back.png") == shop.folder.read("flat.png"))
    #expect(try shop("inspect", "shaded.png", "--layers", "set").text.contains("finish shaded"))
  }

  /// A batch gives render's bytes, also by a rendition; its manifest has other keys for other finishes.
  @Test func batches() throws {
    let shop = try shop()
    try shop.folder.write("name,base\na,red\n", to: "list.csv")
    try shop.folder.write(#"{"shoeColors": {"base": "red"}}"#, to: "red.json")
    try shop.succeed("red.json", "--layers", "set", "--finish", "shaded", "-o", "red.png")
    let shared = ["batch", "list.csv", "--layers", "set", "--quiet", "--name", "{rendition}-{name}.png"]
    let result = try shop.run(
      shared + ["-o", "out", "--rendition", "f: --finish flat", "--rendition", "s: --finish shaded"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shop.folder.read("out/s-a.png") == shop.folder.read("red.png"))
    #expect(try shop.folder.read("out/f-a.png") != shop.folder.read("red.png"))
    let manifest = String(decoding: try shop.folder.read("out/manifest.jsonl"), as: UTF8.self)
    let keys = manifest.split(separator: "\n").compactMap { line in
      (try? JSONReader.parse(Array(line.utf8)))?.object?["key"]?.string
    }
    #expect(keys.count == 2 && Set(keys).count == 2)
    try shop.succeed("batch", "list.csv", "--layers", "set", "--finish", "shaded", "--quiet", "-o", "gold")
    let checked = try shop.run(["check", "list.csv", "--layers", "set", "--finish", "shaded", "--golden", "gold"])
    #expect(checked.status == 0, "\(checked.text)\(checked.errors)")
  }

  @Test func refusals() throws {
    let shop = try shop()
    try shop("shoe.json", "--finish", "shade").expectRefusal(64, "--finish", "'flat' or 'shaded'")
    try shop.writeMasks(["base": [255]])
    try shop("shoe.json", "--layers", "masks", "--finish", "shaded").expectRefusal(
      65, "has no shaded finish", "it has: flat", "\"finish\": \"shaded\"")
  }

  /// A seam that only one finish has is found there; one of both is said once.
  @Test func inspectLooksAtEach() throws {
    let shop = try Workspace()
    for (name, row) in [
      ("base", [255, 255, 128, 0, 0]), ("side", [0, 0, 127, 255, 255]), ("under", [0, 255, 255, 255, 0]),
    ] {
      try shop.folder.write(Masks.row(row.map { UInt16($0) }), to: "set/\(name).png")
    }
    try shop.folder.write(
      """
      {"name": "shoe", "layers": [{"mask": "under.png", "part": "sole", "finish": "flat"},
      {"mask": "base.png", "part": "base"}, {"mask": "side.png", "part": "side"},
      {"mask": "side.png", "color": "#00000024", "finish": "shaded"}]}
      """, to: "set/model.json")
    let result = try shop("inspect", "set")
    #expect(result.status == 0)
    #expect(result.errors.contains("Warning: shoe: 5x1, shaded: a seam of 1 pixel, the first at 2,0"))
    #expect(!result.errors.contains("5x1: a seam"))
    #expect(result.text.contains("Finish flat:") && result.text.contains("Finish shaded:"))
    let models = try shop("models", "--layers", "set")
    #expect(models.text.contains("finishes flat, shaded"))
    let json = try JSONReader.parse(Array(shop("models", "--layers", "set", "--json").text.utf8))
    #expect(json.array?[0].object?["finishes"]?.array?.compactMap(\.string) == ["flat", "shaded"])
    let inspected = try JSONReader.parse(Array(shop("inspect", "set", "--json").text.utf8)).array?[0].object
    #expect(inspected?["finishes"]?.object?["shaded"]?.object?["sizes"]?.array?.count == 1)
  }
}
