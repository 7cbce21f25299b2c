import JSON
import Pixels
import TestSupport
import Testing

/// Framing options on the built program.
struct FramingCommandTests {
  @Test(arguments: [
    "--trim", "--trim --padding 20 --width 500", "--padding 7.5% --fit 300x300 --anchor bottom", "--flip --width 333",
    "--preset white-square", "--preset white-square --flip --background=#eee --padding 3%",
    "--height 201 --trim --padding 1%",
  ])
  func rerenderAndBatchGiveTheSameBytes(options: String) throws {
    let shop = try Workspace()
    let words = options.split(separator: " ").map(String.init)
    #expect(try shop.run(["shoe.json", "-o", "out.png"] + words).status == 0)
    try shop.succeed("out.png", "-o", "again.png")
    #expect(try shop.folder.read("again.png") == shop.folder.read("out.png"))
    let batch = try shop.run(["batch", "shoe.json", "-o", "many", "--quiet", "--name", "x.png"] + words)
    #expect(batch.status == 0, "\(batch.errors)")
    #expect(try shop.folder.read("many/x.png") == shop.folder.read("out.png"))
    let rendition = try shop.run(
      ["batch", "shoe.json", "-o", "each", "--quiet", "--name", "{rendition}.png", "--rendition", "x: \(options)"])
    #expect(rendition.status == 0, "\(rendition.errors)")
    #expect(try shop.folder.read("each/x.png") == shop.folder.read("out.png"))
  }

  /// What Pillow makes of the plain picture: cut, mirrored, pasted.
  @Test func byPillow() throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "-o", "plain.png")
    try shop.succeed("shoe.json", "--trim", "-o", "trim.png")
    try shop.succeed("shoe.json", "--flip", "-o", "flip.png")
    try shop.succeed("shoe.json", "--trim", "--flip", "--padding", "9", "--background", "white", "-o", "all.png")
    try shop.succeed(
      "shoe.json", "--fit", "1100x700", "--padding", "50", "--anchor", "bottom-right", "-o", "anchored.png")
    let script = """
      from PIL import Image, ImageOps
      plain = Image.open("plain.png").convert("RGBA")
      cut = plain.crop(plain.getchannel("A").getbbox())
      def same(name, picture):
          print(name, Image.open(name).convert("RGBA").tobytes() == picture.tobytes())
      same("trim.png", cut)
      same("flip.png", ImageOps.mirror(plain))
      ground = Image.new("RGBA", (cut.width + 18, cut.height + 18), "white")
      opaque = Image.open("all.png").convert("RGBA")
      print("size", opaque.size == ground.size)
      mirrored = ImageOps.mirror(cut)
      inside = opaque.crop((9, 9, 9 + cut.width, 9 + cut.height))
      solid = mirrored.getchannel("A").point(lambda a: 255 if a == 255 else 0)
      blank = Image.new("RGBA", cut.size)
      print("solid", Image.composite(inside, blank, solid).tobytes() == Image.composite(mirrored, blank, solid).tobytes())
      canvas = Image.new("RGBA", (1100, 700))
      canvas.paste(plain, (50, 700 - 50 - 456))
      same("anchored.png", canvas)
      """
    var python = Command("/usr/bin/python3", in: shop.folder.path)
    python.environment = shop.program.environment
    let result = try withExtendedLifetime(shop.folder) { try python.run(["-c", script]) }
    #expect(
      result.text == "trim.png True\nflip.png True\nsize True\nsolid True\nanchored.png True\n", "\(result.errors)")
  }

  @Test func rules() throws {
    let shop = try Workspace()
    try shop.succeed("shoe.json", "--preset", "white-square", "-o", "square.png")
    let passed = try shop("inspect", "square.png", "--rules", "white-square")
    #expect(passed.status == 0)
    Golden.expect(passed.text, "rules-passed")
    try shop.succeed("shoe.json", "-o", "plain.png")
    let refuted = try shop("inspect", "plain.png", "--rules", "white-square")
    #expect(refuted.status == 1)
    Golden.expect(refuted.text, "rules-refuted")
    let json = try JSONReader.parse(
      Array(shop("inspect", "plain.png", "--rules", "white-square", "--json").text.utf8)
    ).object
    #expect(json?["passes"]?.bool == false && json?["rules"]?.string == "white-square")
    #expect(json?["points"]?.array?.count == 8)
    #expect(json?["note"]?.string?.contains("photographs as main images") == true)
    // Opaque white around the shoe is not enough: 1 pixel less padding, 1 more, another ground.
    for change in [["--padding", "149"], ["--padding", "151"], ["--background", "#fffffe"], ["--anchor", "top"]] {
      #expect(try shop.run(["shoe.json", "--preset", "white-square", "-o", "off.png"] + change).status == 0)
      #expect(try shop("inspect", "off.png", "--rules", "white-square").status == 1, "\(change)")
    }
  }

  @Test func refusals() throws {
    let shop = try Workspace(["shoe.json": "{}", "text.png": "no PNG"])
    for padding in ["-1", "5 %", "50%", "1.23456%", "x", "%", "0x5", "100%", "1e1"] {
      try shop("shoe.json", "--padding=\(padding)").expectRefusal(64, "--padding", "7.5%")
    }
    try shop("shoe.json", "--anchor", "middle").expectRefusal(64, "--anchor", "center")
    try shop("shoe.json", "--preset", "white-square", "--width", "100")
      .expectRefusal(64, "--width and --preset white-square exclude each other")
    try shop("shoe.json", "--padding", "600", "--width", "1000").expectRefusal(64, "leaves nothing of 1000")
    try shop.writeMasks(["base": [0, 0]])
    try shop("shoe.json", "--layers", "masks", "--trim").expectRefusal(65, "no silhouette to trim to")
    try shop("inspect", "classic", "--rules", "white-square").expectRefusal(64, "--rules is for pictures")
    try shop("inspect", "text.png", "--rules", "white-square").expectRefusal(65, "text.png")
    try shop("inspect", "none.png", "--rules", "white-square").expectRefusal(66, "none.png")
    try shop("inspect", "masks", "--rules", "white-square").expectRefusal(64, "--rules is for pictures")
  }
}
