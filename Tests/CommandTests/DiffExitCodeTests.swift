import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Each exit code of `diff`, and where what it says goes.
struct DiffExitCodeTests {
  private static func shop() throws -> Workspace {
    try Workspace(pictures: [
      "a.png": Bitmap(32, 32, [0, 0, 0]), "copy.png": Bitmap(32, 32, [0, 0, 0]),
      "b.png": Bitmap(32, 32, [0, 0, 0]) { _, y in y < 8 ? [255, 255, 255] : nil },
    ])
  }

  /// Row 16.
  @Test(arguments: ["a.png a.png", "a.png copy.png", "b.png ./b.png"])
  func zeroForTheSame(sides: String) throws {
    let result = try Self.shop().diff(sides)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.text.hasPrefix("Same: "), "\(result.text)")
  }

  /// Row 17: 256 different pixels must not be 0.
  @Test func oneForDifferences() throws {
    let shop = try Self.shop()
    #expect(try shop.bothWays("a.png", "b.png", status: 1).differentPixels == 256)
    #expect(try shop.diff("a.png b.png").text.hasPrefix("Different: "))
    try shop.folder.makeFolder("x")
    try shop.folder.makeFolder("y")
    for number in 0..<256 {
      try shop.folder.write(shop.folder.read("a.png"), to: "x/\(number).png")
      try shop.folder.write(shop.folder.read("b.png"), to: "y/\(number).png")
    }
    #expect(try shop.report("x y", status: 1).summary.different == 256)
  }

  @Test(arguments: [
    ("none.png a.png", "expected"), ("a.png none.png", "actual"), ("none a.png", "expected"), ("a.png none/", "actual"),
  ])
  func sixtySixForAMissingSide(sides: String, side: String) throws {
    try Self.shop().diff(sides).expectRefusal(66, side, "none", "no such file")
  }

  /// Row 22: a check that compared nothing for its whole life.
  @Test func sixtySixForZeroPairs() throws {
    let shop = try Self.shop()
    for name in ["x", "y"] { try shop.folder.makeFolder(name) }
    func expectNothingCompared() throws {
      let result = try shop.diff("x y")
      #expect(result.status == 66)
      #expect(result.text.contains("Compared 0 pairs"), "\(result.text)")
      #expect(result.errors.hasPrefix("Error: nothing was compared: 'x' and 'y'"), "\(result.errors)")
      #expect(try shop.diff("x y --quiet").status == 66)
    }
    try expectNothingCompared()
    try shop.folder.write("no picture", to: "x/notes.txt")
    try shop.folder.write(shop.folder.read("a.png"), to: "y/.hidden.png")
    try expectNothingCompared()
    try shop.folder.write(shop.folder.read("a.png"), to: "x/a.png")
    try shop.folder.write(shop.folder.read("b.png"), to: "y/b.png")
    try expectNothingCompared()
    #expect(try shop.report("x y", status: 66).verdicts == ["a.png": "missing", "b.png": "new"])
  }

  @Test(arguments: [
    "a.png", "", "a.png b.png copy.png", "a.png b.png --no-such-option", "a.png b.png --style heat",
    "a.png b.png --report-url https://x.test", "a.png b.png --json --markdown -", "a.png b.png --junit - --markdown -",
    "a.png b.png -o - --json", "a.png b.png --html -", "a.png b.png --jobs 0", "x x -o -", "a.png x",
    "a.png b.png --width 20", "x x --set side=red", "a.png b.png --key sku",
  ])
  func sixtyFourForMistakes(words: String) throws {
    let shop = try Self.shop()
    try shop.folder.write(shop.folder.read("a.png"), to: "x/a.png")
    try shop.diff(words).expectRefusal(64)
    #expect(try shop.folder.names() == ["a.png", "b.png", "copy.png", "x"])
  }

  /// What goes to standard output is the one product there.
  @Test func oneProductOnStandardOutput() throws {
    let shop = try Self.shop()
    let markdown = try shop.diff("a.png b.png --markdown -")
    #expect(markdown.status == 1 && markdown.text.hasPrefix("<!--") && !markdown.text.contains("Different: '"))
    let junit = try shop.diff("a.png b.png --junit -")
    #expect(junit.text.hasPrefix("<?xml") && junit.text.hasSuffix("</testsuites>\n"))
    let picture = try shop.diff("a.png b.png -o -")
    #expect(picture.status == 1)
    #expect(try PNGDecoder.bitmap(from: picture.output).size == PixelSize(width: 32, height: 32))
    let same = try shop.diff("a.png copy.png -o -")
    #expect(same.status == 0 && same.output.isEmpty)
  }

  @Test func quietSaysNothing() throws {
    let shop = try Self.shop()
    let result = try shop.diff("a.png b.png --quiet")
    #expect(result.status == 1 && result.output.isEmpty && result.errors == "")
  }

  /// Reports of an earlier run are replaced; anything else is not.
  @Test func reportsAreReplaced() throws {
    let shop = try Self.shop()
    let words = "a.png b.png --html report.html --junit report.xml --markdown report.md"
    for _ in 0..<2 {
      let result = try shop.diff(words)
      #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    }
    for _ in 0..<2 { #expect(try shop.diff("a.png b.png --html report").status == 1) }
    try shop.folder.write("precious", to: "precious.html")
    let refused = try shop.diff("a.png b.png --html precious.html")
    #expect(refused.status == 73 && refused.errors.contains("precious.html"))
    #expect(try shop.folder.read("precious.html") == Array("precious".utf8))
  }
}
