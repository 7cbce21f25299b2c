import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// A design and a picture: the design is rendered as the picture was.
struct DiffListsDesignTests {
  static let design = ##"{"name": "A", "shoeColors": {"side": "#ff0000", "sole": "#00ff0080"}}"##

  /// Everything that a recipe tells is taken from it, so no option is needed to compare a picture with its own design.
  @Test(arguments: [
    [], ["--width", "321"], ["--fit", "300x300", "--background", "#102030"], ["--blend", "linear", "--height", "77"],
    ["--model", "classic", "--width", "250"], ["--scale", "0.3", "--png", "truecolor"],
    ["--width", "401", "--png", "indexed"], ["--finish", "shaded", "--flip", "--width", "200"],
    ["--preset", "white-square"], ["--fit", "200x200", "--trim", "--anchor", "bottom"],
    ["--padding", "9", "--width", "170"],
  ]) func ownDesign(_ options: [String]) throws {
    let shop = try Workspace(["shoe.json": Self.design])
    try shop.run(["shoe.json", "-o", "golden.png"] + options).expectSuccess()
    for sides in [["golden.png", "shoe.json"], ["shoe.json", "golden.png"]] {
      let result = try shop.run(["diff", "--json", "--metric", "exact"] + sides)
      #expect(result.status == 0, "\(result.text) \(result.errors)")
      #expect(try JSONReader.parse(result.output).object?["changedPixels"]?.number?.integer == 0)
    }
  }

  @Test(arguments: [["--width", "321"], ["--fit", "300x300"]]) func withoutARecipeTheSizeIsTheSame(_ options: [String])
    throws
  {
    let shop = try Workspace(["shoe.json": Self.design])
    try shop.run(["shoe.json", "-o", "golden.png", "--embed", "none"] + options).expectSuccess()
    #expect(try shop("diff", "golden.png", "shoe.json", "--metric", "exact").status == 0)
  }

  @Test func standardInput() throws {
    let shop = try Workspace(["shoe.json": Self.design])
    try shop.succeed("shoe.json", "-o", "golden.png")
    #expect(try shop("diff", "golden.png", "-", input: Array(Self.design.utf8)).status == 0)
  }

  @Test func anotherColor() throws {
    let shop = try Workspace(["shoe.json": Self.design])
    try shop.succeed("shoe.json", "-o", "golden.png", "--width", "200")
    try shop.folder.write(##"{"shoeColors": {"side": "#0000ff", "sole": "#00ff0080"}}"##, to: "shoe.json")
    let result = try shop("diff", "golden.png", "shoe.json", "--json", "-o", "difference.png", "--html", "report")
    #expect(result.status == 1, "\(result.errors)")
    let pair = try #require(try JSONReader.parse(result.output).object)
    #expect(pair.change(of: "side") == "#ff0000 > #0000ff")
    #expect(pair["change"]?.object?["parts"]?.array?.compactMap(\.string) == ["side"])
    #expect(pair["place"]?.object?["file"]?.string == "shoe.json")
    #expect(try shop.header("difference.png").size.width == 200)
    try shop.succeed("shoe.json", "-o", "now.png", "--width", "200")
    let name = try #require(pair["name"]?.string)
    #expect(try shop.folder.read("report/actual/\(name)") == shop.folder.read("now.png"))
    #expect(try shop.folder.read("report/expected/\(name)") == shop.folder.read("golden.png"))
    #expect(try shop("diff", "golden.png", "shoe.json", "--set", "side=#ff0000").status == 0)
  }

  /// The command at the end of the report makes the design's picture the expected one, as that was made, and no other file.
  @Test(arguments: [
    ("", ""), ("--width 321", ""), ("--fit 300x300 --background #102030", "--set cage=#123456"),
    ("--blend linear --height 77", ""), ("--finish shaded --flip --width 200", ""),
    ("--preset white-square", ""), ("--fit 200x200 --trim --anchor bottom --padding 3", ""),
    ("--padding 5% --width 170 --trim", ""), ("--width 401 --png indexed", ""),
    ("--embed none --width 90", "--blend linear"),
  ]) func theCommandCanBePasted(_ made: String, _ compared: String) throws {
    let shop = try Workspace(["shoe.json": Self.design])
    let golden = "the 'golden' $HOME.png"
    try shop.run(["shoe.json", "-o", golden] + made.split(separator: " ").map(String.init)).expectSuccess()
    try shop.folder.write(##"{"shoeColors": {"side": "#0000ff", "sole": "#00ff0080"}}"##, to: "shoe.json")
    let words = [golden, "shoe.json", "--metric", "exact"] + compared.split(separator: " ").map(String.init)
    let result = try shop.run(["diff"] + words)
    #expect(result.status == 1, "\(result.errors)")
    let start = "To accept: shoe-render "
    let line = try #require(result.text.split(separator: "\n").first { $0.hasPrefix(start) }, "\(result.text)")
    let command = String(line.dropFirst(start.count))
    let pasted = try shop.shell("\"$SHOE\" \(command)")
    #expect(pasted.status == 0, "\(command): \(pasted.errors)")
    #expect(try shop.run(["diff"] + words).status == 0)
    #expect(try shop.folder.names().sorted() == ["shoe.json", golden])
    // A design that is expected is no picture to be replaced.
    let other = try shop.run(["diff", "shoe.json", golden, "--set", "side=black"])
    #expect(other.status == 1 && !other.text.contains("To accept"), "\(other.text)")
  }

  /// What the command line says comes before what the picture says.
  @Test func sizesOfTheCommandLine() throws {
    let shop = try Workspace(["shoe.json": Self.design])
    try shop.succeed("shoe.json", "-o", "golden.png", "--width", "200")
    let result = try shop("diff", "golden.png", "shoe.json", "--width", "100", "--json")
    #expect(result.status == 1)
    let pair = try #require(try JSONReader.parse(result.output).object)
    #expect(pair["verdict"]?.string == "size-mismatch")
    #expect(pair["width"]?.number?.integer == 200 && pair["actualWidth"]?.number?.integer == 100)
  }

  @Test func faultsOfTheDesignHaveTheirPlace() throws {
    let shop = try Workspace([
      "shoe.json": Self.design, "part.json": "{\n  \"shoeColors\": {\"sied\": \"red\"}\n}",
      "model.json": "{\n  \"model\": \"runer\"\n}",
    ])
    try shop.succeed("shoe.json", "-o", "golden.png")
    for name in ["part", "model"] {
      try shop.folder.write(try shop.folder.read("\(name).json"), to: "faulty.json")
      let rendered = try shop("faulty.json", "-o", "x.png")
      let compared = try shop("diff", "golden.png", "faulty.json")
      #expect(compared.status == 65 && compared.errors.contains("faulty.json:2:"), "\(compared.errors)")
      #expect(compared.errors == rendered.errors)
    }
    try shop("diff", "golden.png", "absent.json").expectRefusal(66, "absent.json")
  }

  @Test func faultsOfThePictureNameItsSide() throws {
    let shop = try Workspace(["shoe.json": Self.design, "broken.png": "version https://git-lfs.github.com/spec/v1\n"])
    let one = try shop("diff", "broken.png", "shoe.json", "--json")
    #expect(one.status == 65)
    let fault = try JSONReader.parse(one.output).object?["error"]?.object
    #expect(fault?["side"]?.string == "expected" && fault?["message"]?.string?.contains("LFS") == true)
    let other = try shop("diff", "shoe.json", "broken.png", "--json")
    #expect(try JSONReader.parse(other.output).object?["error"]?.object?["side"]?.string == "actual")
  }
}
