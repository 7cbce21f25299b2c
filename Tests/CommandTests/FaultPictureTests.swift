import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// `inspect` as a checker: specks, seams, hidden layers, as text, as JSON and as a picture.
struct FaultPictureTests {
  /// 60 x 40 pixels: base to the left and side to the right meet in column 30 with 128 over 127; a speck of side at
  /// 5,5; a sole that side hides.
  static func shop() throws -> Workspace {
    let shop = try Workspace()
    func mask(_ part: String, _ coverage: (Int, Int) -> UInt16) throws {
      let pixels = (0..<2400).map { coverage($0 % 60, $0 / 60) }
      try shop.folder.write(Masks.png(width: 60, height: 40, pixels), to: "masks/\(part).png")
    }
    try mask("base") { x, _ in x < 30 ? 255 : x == 30 ? 127 : 0 }
    try mask("sole") { x, y in x > 40 && y > 20 ? 255 : 0 }
    try mask("side") { x, y in x > 30 ? 255 : x == 30 ? 128 : (x, y) == (5, 5) ? 77 : 0 }
    try shop.folder.write(
      ##"{"layers": [{"mask":"base.png","part":"base"},{"mask":"sole.png","part":"sole"},{"mask":"side.png","part":"side"}]}"##,
      to: "masks/model.json")
    return shop
  }

  @Test func text() throws {
    let result = try Self.shop()("inspect", "masks")
    #expect(result.status == 0)
    Golden.expect(result.text, "inspect-faults")
    Golden.expect(result.errors, "inspect-faults-warnings")
  }

  @Test func json() throws {
    let json = try JSONReader.parse(try Self.shop().succeed("inspect", "masks", "--json", "--quiet").output)
    let set = try #require(json.array?.first?.object)
    let size = try #require(set["sizes"]?.array?.first?.object)
    #expect(size["seams"]?.array?.count == 40)
    #expect(size["seams"]?.array?.first == .array([.integer(30), .integer(0)]))
    #expect(
      size["specks"]
        == .array([
          .object(["mask": .string("side.png"), "at": .array([.integer(5), .integer(5)]), "pixels": .integer(1)])
        ]))
    #expect(size["layers"]?.array?.compactMap { $0.object?["hidden"]?.bool } == [false, true, false])
    #expect(size["meaning"]?.string == "indexed")
    #expect(set["warnings"]?.array?.count == 3)
  }

  @Test func picture() throws {
    let shop = try Self.shop()
    try shop.succeed("inspect", "masks", "-o", "faults.png", "--quiet")
    let picture = try shop.picture("faults.png")
    let places = [(30, 20), (29, 20), (5, 5), (6, 6), (50, 30), (50, 10), (10, 30)]
    #expect(
      places.map { picture[$0.0, $0.1].description } == [
        "#e60000", "#e60000", "#ff8c00", "#ff8c00", "#78a0ff", "#d9d9d9", "#d9d9d9",
      ])
    let piped = try shop.succeed("inspect", "masks", "-o", "-", "--quiet").output
    #expect(try piped == shop.folder.read("faults.png"))
  }

  /// The classic's picture is its silhouette alone.
  @Test func ofASoundSet() throws {
    let shop = try Workspace([:])
    try shop.succeed("inspect", "classic", "-o", "faults.png")
    let picture = try shop.picture("faults.png")
    #expect(picture.size.description == "1000x456")
    #expect((0..<picture.size.area).allSatisfy { picture.bytes[$0 * 4] == picture.bytes[$0 * 4 + 1] })
  }

  @Test func refusals() throws {
    let shop = try Self.shop()
    _ = try shop.shell("mkdir shoes && cp -r masks shoes/a && cp -r masks shoes/b")
    try shop("inspect", "shoes", "-o", "x.png").expectRefusal(
      64, "-o draws one layer set; pick one by --model (models: a, b)")
    try shop.succeed("inspect", "shoes", "--model", "b", "-o", "x.png", "--quiet")
    try shop("inspect", "x.png", "-o", "y.png").expectRefusal(
      64, "-o draws the faults of a layer set; 'x.png' is a picture")
    try shop("inspect", "masks", "-o", "-", "--json").expectRefusal(
      64, "--json and the picture both want standard output")
    try shop("inspect", "masks", "-o", "masks/base.png").expectRefusal(73, "is the input 'masks/base.png'")
    try shop("inspect", "masks", "-o", "shoe.json").expectRefusal(64, "shoe-render writes PNG only")
  }
}
