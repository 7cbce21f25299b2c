import PNGCodec
import Pixels
import TestSupport
import Testing

/// Where pictures go, and what they may replace.
struct OutputTests {
  @Test func theDefaultIsTheStemInTheCurrentFolder() throws {
    let shop = try Workspace(["designs/sun.set.json": "{}"])
    #expect(try shop.succeed("designs/sun.set.json", "--width", "50").text == "sun.set.png\n")
    #expect(try shop.folder.names() == ["designs", "sun.set.png"])
    #expect(try shop.succeed("designs/sun.set.json", "--width", "50", "--quiet").text == "")
    #expect(try shop.succeed("designs/sun.set.json", "--width", "50", "-o", "b.png").text == "")
  }

  @Test func anotherPictureIsReplaced() throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "--width", "50", "-o", "out.png")
    try shop.succeed("shoe.json", "--width", "60", "-o", "out.png")
    #expect(try shop.header("out.png").size.width == 60)
    #expect(try shop.folder.names() == ["out.png", "shoe.json"])
  }

  @Test func theSameBytesAreLeftAlone() throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "--width", "50", "-o", "out.png")
    try shop.folder.age("out.png")
    let before = try shop.folder.modified("out.png")
    try shop.succeed("shoe.json", "--width", "50", "-o", "out.png")
    #expect(try shop.folder.modified("out.png") == before)
    try shop.succeed("shoe.json", "--width", "51", "-o", "out.png")
    #expect(try shop.folder.modified("out.png") != before)
  }

  @Test(arguments: ["precious", "", "\u{89}PNG"])
  func whatIsNoPNGIsKept(content: String) throws {
    let shop = try Workspace(["shoe.json": "{}", "out.png": content])
    try shop("shoe.json", "-o", "out.png").expectRefusal(73, "'out.png' exists and is no PNG", "--force")
    #expect(try shop.folder.read("out.png") == Array(content.utf8))
    try shop.succeed("shoe.json", "--width", "50", "-o", "out.png", "--force")
    #expect(try shop.header("out.png").size.width == 50)
  }

  @Test func anInputIsKept() throws {
    let shop = try Workspace(["shoe.json": "{}", "shoe": "{}"])
    try shop("shoe.json", "-o", "shoe.json").expectRefusal(73, "'shoe.json' is the input 'shoe.json'", "--force")
    try shop("shoe", "-o", "./shoe").expectRefusal(73, "'./shoe' is the input 'shoe'")
    try shop.folder.link("link.png", to: "shoe.json")
    try shop("shoe.json", "-o", "link.png").expectRefusal(73, "'link.png' is the input 'shoe.json'")
    _ = try shop.shell("ln shoe.json hard.png")
    try shop("shoe.json", "-o", "hard.png").expectRefusal(73, "'hard.png' is the input 'shoe.json'")
    #expect(try shop.folder.read("shoe.json") == Array("{}".utf8))
    try shop.succeed("shoe", "-o", "shoe", "--width", "50", "--force")
    #expect(try shop.header("shoe").size.width == 50)
  }

  @Test func aPictureMadeFromItselfNeedsForce() throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "--width", "50", "-o", "out.png")
    let before = try shop.folder.read("out.png")
    try shop("out.png", "--set", "side=blue").expectRefusal(73, "'out.png' is the input 'out.png'")
    #expect(try shop.folder.read("out.png") == before)
    try shop.succeed("out.png", "--set", "side=blue", "--force")
    #expect(try shop.folder.read("out.png") != before)
  }

  @Test(arguments: ["base.png", "model.json"])
  func aMaskIsKept(name: String) throws {
    let shop = try Workspace()
    try shop.writeMasks(["base": [255]])
    try shop.folder.write(#"{"layers": [{"mask": "base.png", "part": "base"}]}"#, to: "masks/model.json")
    let before = try shop.folder.read("masks/\(name)")
    try shop("shoe.json", "--layers", "masks", "-o", "masks/\(name)").expectRefusal(73, "is the input 'masks/\(name)'")
    #expect(try shop.folder.read("masks/\(name)") == before)
  }

  @Test func linksAreFollowed() throws {
    let shop = try Workspace()
    try shop.folder.makeFolder("real")
    try shop.folder.link("link.png", to: "real/out.png")
    for width in ["50", "60"] {
      try shop.succeed("shoe.json", "--width", width, "-o", "link.png")
      #expect(try shop.header("real/out.png").size.width == Int(width))
      #expect(try shop.shell("readlink link.png").text == "real/out.png\n")
    }
    #expect(try shop.folder.names(in: "real") == ["out.png"])
  }

  @Test func intoAFIFO() throws {
    let shop = try Workspace()
    let whole = try shop.succeed("shoe.json", "--width", "50", "-o", "-").output
    let result = try shop.shell(
      "mkfifo pipe.png && { cat pipe.png & \"$SHOE\" shoe.json --width 50 -o pipe.png; wait; }")
    result.expectSuccess()
    #expect(result.output == whole)
    #expect(try shop.shell("test -p pipe.png").status == 0)
  }

  @Test func fromAFIFO() throws {
    let shop = try Workspace()
    let script = "mkfifo in && { cat shoe.json > in & \"$SHOE\" in --width 50 -o out.png; }"
    try shop.shell(script).expectSuccess()
    #expect(try shop.header("out.png").size.width == 50)
  }

  @Test func modes() throws {
    let shop = try Workspace()
    let script = """
      umask 027 && "$SHOE" shoe.json --width 50 -o new.png && "$SHOE" shoe.json --width 50 -o old.png &&
      chmod 604 old.png && "$SHOE" shoe.json --width 60 -o old.png && ls -l new.png old.png | cut -c 1-10
      """
    #expect(try shop.shell(script).text == "-rw-r-----\n-rw----r--\n")
  }

  @Test func whatCannotBeCreated() throws {
    let shop = try Workspace()
    try shop.folder.makeFolder("folder")
    try shop("shoe.json", "-o", "no/out.png").expectRefusal(73, "cannot create 'no/out.png': the folder 'no' does not")
    try shop("shoe.json", "-o", "shoe.json/o.png").expectRefusal(73, "the folder 'shoe.json' is no folder")
    try shop("shoe.json", "-o", "folder").expectRefusal(73, "cannot create 'folder': it is a folder")
    try shop("shoe.json", "-o", "folder/").expectRefusal(73, "cannot create 'folder/': it is a folder")
    try shop("shoe.json", "-o", "gone/").expectRefusal(73, "cannot create 'gone/': a name that ends in '/'")
    let long = String(repeating: "n", count: 252) + ".png"
    try shop("shoe.json", "-o", long).expectRefusal(73, "cannot create '\(long)'", "too long")
  }
}
