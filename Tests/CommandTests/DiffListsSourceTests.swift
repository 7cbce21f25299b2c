import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What the sides of a list diff may be, and what pairs their designs.
struct DiffListsSourceTests {
  static let red = ##"{"name": "Red", "sku": "1", "shoeColors": {"side": "#ff0000"}}"##
  static let green = ##"{"name": "Green", "sku": "2", "shoeColors": {"side": "#00ff00"}}"##

  @Test func everySourceAgainstEveryOther() throws {
    let shop = try Workspace([
      "array.json": "[\(Self.red),\n\(Self.green)]", "lines.jsonl": "\(Self.green)\n\(Self.red)\n",
      "table.csv": "name,sku,side\nRed,1,#ff0000\nGreen,2,#00ff00\n", "folder/a.json": Self.red,
      "folder/b.json": Self.green,
    ])
    let sources = ["array.json", "lines.jsonl", "table.csv", "folder", "folder/*.json"]
    for expected in sources {
      for actual in sources {
        let diff = try ListDiff(shop, "\(expected) \(actual) --no-pixels --names css")
        #expect(diff.status == 0 && diff.names("same") == ["1", "2"], "\(expected) \(actual) \(diff.errors)")
      }
    }
    let piped = try shop(
      "diff", "-", "table.csv", "--no-pixels", input: Array(Self.red.utf8) + [0x0A] + Array(Self.green.utf8))
    #expect(piped.status == 0, "\(piped.errors)")
    try shop("diff", "-", "-", "--no-pixels").expectRefusal(64, "standard input")
  }

  /// The SKU where each design has one of its own, else the name, else the path.
  @Test func keyOfItsOwn() throws {
    let shop = try Workspace([
      "skus.csv": "name,sku,side\nA,1,red\nB,1,lime\n", "names.csv": "name,sku,side\nA,1,red\nB,2,lime\n",
      "a/x.json": ##"{"shoeColors": {"side": "#ff0000"}}"##, "a/y.json": ##"{"shoeColors": {"side": "#00ff00"}}"##,
      "b/x.json": ##"{"shoeColors": {"side": "#0000ff"}}"##, "b/y.json": ##"{"shoeColors": {"side": "#00ff00"}}"##,
    ])
    #expect(try ListDiff(shop, "skus.csv names.csv --no-pixels").names("same") == ["A", "B"])
    #expect(try ListDiff(shop, "names.csv names.csv --no-pixels").names("same") == ["1", "2"])
    #expect(try ListDiff(shop, "names.csv names.csv --no-pixels --key name").names("same") == ["A", "B"])
    for sides in ["a b", "a/*.json b/*.json", "a/ b/*.json"] {
      let diff = try ListDiff(shop, "\(sides) --no-pixels")
      #expect(diff.names("different") == ["x.json"] && diff.names("same") == ["y.json"], "\(sides)")
    }
  }

  @Test func noKeyAtAll() throws {
    let shop = try Workspace([
      "a.csv": "name,sku,side\nA,1,red\nA,,lime\n", "b.csv": "name,sku,side\nA,1,red\nB,2,lime\n",
    ])
    try shop("diff", "a.csv", "b.csv", "--no-pixels")
      .expectRefusal(65, "a.csv:3 has no SKU", "a.csv:2 and a.csv:3 both have the name 'A'")
    try shop("diff", "b.csv", "a.csv", "--no-pixels", "--key", "sku").expectRefusal(65, "a.csv:3 has no SKU")
    try shop("diff", "b.csv", "a.csv", "--no-pixels", "--key", "name").expectRefusal(65, "a.csv:2 and a.csv:3")
    try shop("diff", "b.csv", "b.csv", "--no-pixels", "--key", "path").expectRefusal(64, "--key path", "'b.csv'")
  }

  /// Two configurations are compared with each other, whatever they are called.
  @Test func twoConfigurations() throws {
    let shop = try Workspace(["a.json": Self.red, "b.json": Self.green])
    let result = try shop("diff", "a.json", "b.json", "--json", "-o", "difference.png")
    #expect(result.status == 1, "\(result.errors)")
    let pair = try #require(try JSONReader.parse(result.output).object)
    #expect(pair["verdict"]?.string == "different")
    #expect(pair.change(of: "side") == "#ff0000 > #00ff00")
    #expect(pair["picture"]?.string == "difference.png")
    #expect(try shop.header("difference.png").size.width == 1000)
    #expect(try shop("diff", "a.json", "a.json", "-o", "difference.png").status == 0)
    #expect(!shop.folder.exists("difference.png"))
  }

  @Test func columnsAndBase() throws {
    let shop = try Workspace([
      "a.csv": "Handle,Option1 Value\na,red\nb,lime\n",
      "b.jsonl": ##"{"name": "a", "shoeColors": {"side": "#ff0000"}}"##,
    ])
    let diff = try ListDiff(
      shop, "a.csv b.jsonl --no-pixels --names css --column name=Handle --column", "side=Option1 Value")
    #expect(diff.status == 1 && diff.names("same") == ["a"] && diff.names("missing") == ["b"], "\(diff.errors)")
  }

  @Test func picturesAgainstDesignsAreForCheck() throws {
    let shop = try Workspace(["list.csv": "name,side\nA,red\n", "designs/a.json": "{}"])
    try shop.batched("list.csv -o out --name {name}.png")
    try shop("diff", "out", "list.csv").expectRefusal(64, "shoe-render check list.csv --golden out")
    try shop("diff", "list.csv", "out").expectRefusal(64, "shoe-render check list.csv --golden out")
    try shop("diff", "designs", "out").expectRefusal(64, "shoe-render check designs --golden out")
    try shop("diff", "out/A.png", "list.csv").expectRefusal(64, "shoe-render check list.csv --golden DIR")
  }

  /// Settings that would do nothing are refused.
  @Test func settingsWithoutEffect() throws {
    let shop = try Workspace(["list.csv": "name,side\nA,red\n"])
    for option in [["-o", "out"], ["--ignore", "0,0,1,1"], ["--max-diff", "5px"], ["--strict-metadata"]] {
      try shop.run(["diff", "list.csv", "list.csv", "--no-pixels"] + option).expectRefusal(64, option[0], "--no-pixels")
    }
    try shop("diff", "list.csv", "list.csv", "--no-pixels", "--metric", "pixelmatch7").expectRefusal(64, "pixelmatch7")
    try shop.batched("list.csv -o out --name {name}.png")
    try shop("diff", "out", "out", "--no-pixels").expectRefusal(64, "--no-pixels is for two lists")
    try shop("diff", "out/A.png", "out/A.png", "--key", "sku").expectRefusal(64, "--key is for two lists")
  }
}
