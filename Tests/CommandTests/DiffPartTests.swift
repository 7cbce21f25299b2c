import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// What is said by parts of the shoe, of pictures that carry their recipes.
struct DiffPartTests {
  private static let parts = ["base", "side", "sole", "cage", "outline"]

  /// Pictures of the classic at 250 pixels, by name: the options that made them.
  private static func shop(_ pictures: [String: String]) throws -> Workspace {
    let shop = try Workspace()
    for (name, options) in pictures {
      let words = ["shoe.json", "-o", name, "--width", "250"] + options.split(separator: " ").map(String.init)
      try shop.run(words).expectSuccess()
    }
    return shop
  }

  @Test func aRecoloredPart() throws {
    let shop = try Self.shop(["a.png": "--set side=#472a55", "b.png": "--set side=#2a491c"])
    let pair = try shop.bothWays("a.png", "b.png", status: 1)
    #expect(pair.change == .init(kind: "recolored", parts: ["side"], x: nil, y: nil))
    #expect(pair.parts.map(\.part) == Self.parts)
    let side = try #require(pair.parts.first { $0.part == "side" })
    #expect(side.color?.before == "#472a55" && side.color?.after == "#2a491c")
    #expect(abs(try #require(side.color?.deltaE) - 48) < 0.5)
    #expect(side.reshaped == false && side.changedPixels == side.pixels && side.pixels > 1000)
    for part in pair.parts where part.part != "side" {
      #expect(part.color?.before == part.color?.after && part.color?.deltaE == 0 && part.reshaped == false)
    }
    let text = try shop.diff("a.png b.png").text
    for words in ["change       recoloured: side", "#472a55 near ", "#2a491c near "] { #expect(text.contains(words)) }
  }

  @Test func aResizedDesign() throws {
    let shop = try Self.shop(["a.png": "", "b.png": ""])
    try shop.succeed("shoe.json", "--width", "500", "-o", "b.png", "--force")
    let pair = try shop.bothWays("a.png", "b.png", status: 1)
    #expect(pair.verdict == "size-mismatch" && pair.change?.kind == "resized")
    #expect(pair.parts.map(\.part) == Self.parts && pair.parts.allSatisfy { $0.changedPixels == 0 })
  }

  /// The recipe alone differs: no pixel does.
  @Test func anotherRecipeOfTheSamePixels() throws {
    let shop = try Self.shop(["a.png": "--embed none", "b.png": "--embed all"])
    let pair = try shop.bothWays("a.png", "b.png", status: 0)
    #expect(pair.verdict == "same" && pair.change?.kind == "metadata-only" && pair.changedPixels == 0)
  }

  /// Moved with nothing left over; no recipe is needed for that.
  @Test func aMovedPicture() throws {
    let shop = try Self.shop(["a.png": "--embed none"])
    let picture = try shop.picture("a.png")
    func moved(_ dx: Int, _ dy: Int) -> Bitmap {
      Bitmap(picture.width + 8, picture.height + 8, [0, 0, 0, 0]) { x, y in
        let (column, row) = (x - 4 - dx, y - 4 - dy)
        guard (0..<picture.width).contains(column), (0..<picture.height).contains(row) else { return nil }
        let pixel = picture[column, row]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
      }
    }
    try shop.folder.write(moved(0, 0).png, to: "a.png")
    try shop.folder.write(moved(3, -2).png, to: "b.png")
    #expect(try shop.pair("a.png b.png", status: 1).change == .init(kind: "moved", parts: nil, x: 3, y: -2))
    #expect(try shop.pair("b.png a.png", status: 1).change == .init(kind: "moved", parts: nil, x: -3, y: 2))
  }

  @Test func aPartThatIsNotJudged() throws {
    let shop = try Self.shop([
      "a.png": "--set outline=black", "b.png": "--set outline=#2a491c", "c.png": "--set sole=red",
    ])
    let ignored = try shop.bothWays("a.png", "b.png", "--ignore-part outline", status: 0)
    #expect(ignored.verdict == "same" && ignored.differentPixels == 0)
    #expect(try #require(ignored.ignoredPixels) > 1000 && ignored.notes == [])
    #expect(try shop.pair("a.png b.png --ignore-part sole", status: 1).verdict == "different")
    #expect(try shop.pair("a.png c.png --ignore-part outline", status: 1).verdict == "different")
    let unknown = try shop.pair("a.png b.png --ignore-part sied", status: 1)
    #expect(unknown.notes.contains { $0.contains("--ignore-part sied has no effect") && $0.contains("outline") })
  }

  /// Without a recipe the parts are known only by the model that is given.
  @Test func withoutARecipe() throws {
    let shop = try Self.shop(["a.png": "--embed none", "b.png": "--embed none --set side=teal"])
    #expect(try shop.pair("a.png b.png", status: 1).parts == [])
    let note = try shop.pair("a.png b.png --ignore-part side", status: 1).notes
    #expect(note.contains { $0.contains("--model or --layers") })
    let pair = try shop.bothWays("a.png", "b.png", "--model classic", status: 1)
    #expect(pair.change == .init(kind: "recolored", parts: ["side"], x: nil, y: nil))
    #expect(pair.notes.contains { $0.contains("solved") })
    #expect(try shop.pair("a.png b.png --model classic --ignore-part side", status: 0).verdict == "same")
    try shop.diff("a.png b.png --model clasic").expectRefusal(65, "clasic")
  }

  /// A mask of the side that changed, in twelve colorways; two pairs differ otherwise.
  @Test func pairsWithOneCauseAreGrouped() throws {
    let shop = try Workspace()
    try shop.writeShoe(sideEnd: 50, to: "old")
    try shop.writeShoe(sideEnd: 54, to: "new")
    var numbers = SplitMix64(seed: 12)
    func render(_ layers: String, _ colors: [String], _ name: String) throws {
      let words =
        ["shoe.json", "--layers", layers, "-o", name] + zip(Self.parts, colors).flatMap { ["--set", "\($0)=\($1)"] }
      try shop.run(words).expectSuccess()
    }
    for folder in ["e", "f"] { try shop.folder.makeFolder(folder) }
    for index in 0..<14 {
      let colors = Self.parts.map { _ in "rgb(\(numbers.below(256)) \(numbers.below(256)) \(numbers.below(256)))" }
      try render("old", colors, "e/\(index).png")
      var changed = colors
      if index == 12 { changed[2] = "rebeccapurple" }
      if index == 13 { changed[0] = "gold" }
      try render(index < 12 ? "new" : "old", changed, "f/\(index).png")
    }
    let report = try shop.report("e f --layers old", status: 1)
    #expect(report.summary.different == 14)
    let names = (0..<12).map { "\($0).png" }.sorted()
    #expect(report.summary.groups == [.init(cause: "the same change of mask side", pairs: names)])
    for name in names {
      #expect(try report.pair(name).change == .init(kind: "reshaped", parts: ["side"], x: nil, y: nil))
    }
    let text = try shop.diff("e f --layers old").text
    #expect(text.components(separatedBy: "are not at hand").count == 2, "a note that pairs share is said once: \(text)")
    #expect(text.contains("12 pairs: the same change of mask side (0.png, 1.png, 10.png and 9 more)"), "\(text)")
  }
}

extension Workspace {
  /// A layer set of rectangles, 100 by 60, whose side ends at column `sideEnd`.
  fileprivate func writeShoe(sideEnd: Int, to name: String) throws {
    let rectangles: [(part: String, columns: Range<Int>, rows: Range<Int>)] = [
      ("base", 5..<95, 5..<50), ("side", 20..<sideEnd, 15..<40), ("sole", 5..<95, 50..<56), ("cage", 60..<80, 20..<40),
      ("outline", 4..<96, 4..<6),
    ]
    for (part, columns, rows) in rectangles {
      let coverages = (0..<60).flatMap { y in
        (0..<100).map { x in UInt16(columns.contains(x) && rows.contains(y) ? 255 : 0) }
      }
      try folder.write(Masks.png(width: 100, height: 60, coverages), to: "\(name)/\(part).png")
    }
  }
}
