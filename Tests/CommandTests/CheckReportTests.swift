import Foundation
import PNGCodec
import Pixels
import TestSupport
import Testing

/// The reports of `check`, whose actual pictures are in no file.
struct CheckReportTests {
  /// The page holds the golden and the render, though this is in no file.
  @Test func thePageShowsRenders() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.write(["red", "lime", "orange"])
    let golden = Data(try shop.folder.read("goldens/000003-three.png")).base64EncodedString()
    try shop.batched("list.csv -o renders --width 100")
    let render = Data(try shop.folder.read("renders/000003-three.png")).base64EncodedString()
    #expect(try shop.check("--html report.html").status == 1)
    let page = String(decoding: try shop.folder.read("report.html"), as: UTF8.self)
    #expect(page.contains(golden) && page.contains(render))
    #expect(try shop.check("--html page").status == 1)
    #expect(try shop.folder.read("page/actual/000003-three.png") == shop.folder.read("renders/000003-three.png"))
    #expect(try shop.check("--update --html updated.html").status == 0)
    let updated = String(decoding: try shop.folder.read("updated.html"), as: UTF8.self)
    #expect(updated.contains(golden) && updated.contains(render), "what was replaced is shown beside what replaced it")
  }

  /// Pairs without difference have no picture, and stale ones go.
  @Test func differencePictures() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.write(["red", "black", "orange"])
    #expect(try shop.check("-o differences").status == 1)
    #expect(try shop.paths("differences") == ["000002-two.png", "000003-three.png"])
    #expect(try shop.header("differences/000002-two.png").size.width == 100)
    try shop.write(["red", "lime", "orange"])
    #expect(try shop.check("-o differences --style side-by-side").status == 1)
    #expect(try shop.paths("differences") == ["000003-three.png"])
    #expect(try shop.header("differences/000003-three.png").size.width > 200)
  }

  /// Pictures among the goldens would be taken for goldens.
  @Test(arguments: ["-o goldens", "-o goldens/differences", "--html goldens/report"])
  func nothingIsWrittenAmongGoldens(words: String) throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.write(["red", "black", "orange"])
    let before = try shop.tree("goldens")
    try shop.check(words).expectRefusal(73, "goldens")
    #expect(try shop.tree("goldens") == before)
  }

  /// Errors stand beside the rows of the list; JUnit has them all.
  @Test func placesOfDesigns() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop.write(["red", "black", "blue"])
    let result = try shop.check("--annotations github --junit report.xml --markdown report.md")
    #expect(
      result.errors.contains("::error file=list.csv,line=3,title=Different%3A 000002-two.png::"), "\(result.errors)")
    let junit = String(decoding: try shop.folder.read("report.xml"), as: UTF8.self)
    #expect(junit.contains("tests=\"3\" failures=\"1\" errors=\"0\"") && junit.contains("file=\"list.csv\" line=\"3\""))
    let comment = String(decoding: try shop.folder.read("report.md"), as: UTF8.self)
    #expect(comment.contains("--update") && comment.contains("000002"))
  }

  /// Names of several pictures a row are batch's too.
  @Test func renditionsAndScales() throws {
    let shop = try Workspace.designs()
    let options = [
      "--scale", "0.5,1", "--rendition", "thumb: --width 40", "--rendition", "large:", "--png", "truecolor",
    ]
    let names = ["--name", "{rendition}/{name}.png"]
    #expect(try shop.run(["batch", "list.csv", "-o", "goldens", "--quiet"] + options + names).status == 0)
    let result = try shop.run(["check", "list.csv", "--golden", "goldens"] + options + names)
    result.expectSuccess()
    #expect(result.text.hasPrefix("Compared 9 pairs: 9 same"), "\(result.text)")
  }

  @Test func usage() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    try shop("check", "list.csv").expectRefusal(64, "give --golden FOLDER")
    try shop.check("--only *.png").expectRefusal(64, "--only chooses what --update writes; give --update too")
    try shop("check", "--golden", "goldens").expectRefusal(64, "shoe-render check")
    try shop.check("--threshold 0.2").expectRefusal(64, "--threshold belongs to --metric pixelmatch6, 7 and 8")
    try shop.check("--name same.png").expectRefusal(65, "same.png")
    try shop.folder.write("name,side\nbad,no-colour\n", to: "list.csv")
    try shop.check().expectRefusal(65, "list.csv:2", "no-colour")
  }

  /// A list on standard input has no second reading.
  @Test func standardInput() throws {
    let shop = try Workspace.designs()
    try shop.makeGoldens()
    let list = try shop.folder.read("list.csv")
    let words = ["check", "-", "--golden", "goldens", "--width", "100"]
    #expect(try shop.run(words, input: list).status == 0)
    try shop.write(["red", "lime", "black"])
    let result = try shop.run(words, input: try shop.folder.read("list.csv"))
    #expect(result.status == 1 && result.text.contains("--update needs the list on standard input once more"))
    #expect(result.text.hasSuffix("To accept: shoe-render check - --golden goldens --width 100 --update\n"))
  }
}
