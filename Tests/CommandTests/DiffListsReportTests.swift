import JSON
import TestSupport
import Testing

/// Pictures of a list diff: they are those that `batch` makes, and lie where they are asked for.
struct DiffListsReportTests {
  /// Names with what no file name may have.
  private static func shop() throws -> Workspace {
    try Workspace([
      "a.csv": "name,side\nA/B,red\nA-B,red\n..,red\nsame,red\ngone,blue\n",
      "b.csv": "name,side\nA/B,blue\nA-B,lime\n..,white\nsame,red\n",
    ])
  }

  @Test func differencePictures() throws {
    let shop = try Self.shop()
    let first = try ListDiff(shop, "a.csv b.csv --width 60 --names css -o out")
    #expect(first.status == 1, "\(first.errors)")
    #expect(try shop.paths("out") == ["A-B-2.png", "A-B.png", "design.png"])
    let pictures = ["A/B", "A-B", ".."].compactMap { try? first.pair($0)["picture"]?.string }
    #expect(pictures == ["out/A-B-2.png", "out/A-B.png", "out/design.png"])
    #expect(try first.pair("same")["picture"]?.string == nil)
    // Those of an earlier run go, other files stay.
    try shop.folder.write("kept", to: "out/notes.txt")
    #expect(try ListDiff(shop, "a.csv a.csv --width 60 --names css -o out").status == 0)
    #expect(try shop.paths("out") == ["notes.txt"])
  }

  @Test func htmlFolder() throws {
    let shop = try Self.shop()
    let diff = try ListDiff(shop, "a.csv b.csv --width 60 --names css --html report")
    #expect(diff.status == 1, "\(diff.errors)")
    try shop.batched("a.csv -o a --width 60 --names css --name {index}.png")
    try shop.batched("b.csv -o b --width 60 --names css --name {index}.png")
    let expected = Set(try shop.tree("report/expected").values)
    #expect(expected == [try shop.folder.read("a/1.png"), try shop.folder.read("a/5.png")])
    let actual = Set(try shop.tree("report/actual").values)
    #expect(actual == Set(try (1...3).map { try shop.folder.read("b/\($0).png") }))
  }

  @Test func htmlFile() throws {
    let shop = try Self.shop()
    _ = try ListDiff(shop, "a.csv b.csv --width 60 --names css --html report.html")
    let page = String(decoding: try shop.folder.read("report.html"), as: UTF8.self)
    // Two pictures each of three pairs, and one of the design that is gone.
    #expect(page.components(of: "data:image/png;base64,") >= 7)
    _ = try ListDiff(shop, "a.csv b.csv --no-pixels --names css --html colours.html")
    let other = String(decoding: try shop.folder.read("colours.html"), as: UTF8.self)
    #expect(page.components(of: "data:image/png;base64,") > other.components(of: "data:image/png;base64,"))
  }

  @Test func groupsOfOneCause() throws {
    var base = EditedTable(rows: 12)
    for row in 0..<8 { base.set(3, of: row, to: "#ff0000") }
    var head = base
    for row in 0..<8 { head.set(3, of: row, to: "#0000ff") }
    let shop = try Workspace(["base.csv": base.text, "head.csv": head.text])
    for option in ["", "--no-pixels"] {
      let diff = try ListDiff(shop, "base.csv head.csv --width 50 \(option)")
      let groups = diff.summary["groups"]?.array?.compactMap(\.object) ?? []
      #expect(groups.count == 1 && groups.first?["pairs"]?.array?.count == 8, "\(groups)")
      #expect(groups.first?["cause"]?.string?.contains("side") == true)
    }
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    var (count, rest) = (0, self[...])
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
