import PNGCodec
import Pixels
import TestSupport
import Testing

/// Mistakes on the command line: the whole text is held, and the exit code is 64.
struct UsageErrorTests {
  static let mistakes: [(name: String, arguments: [String])] = [
    ("unknown-option", ["shoe.json", "--sizze", "10x10"]),
    ("unknown-short-option", ["shoe.json", "-x"]),
    ("unknown-command", ["rendr", "shoe.json"]),
    ("unknown-command-alone", ["inspct"]),
    ("unknown-command-with-option", ["inspct", "--configuration", "out.png"]),
    ("unknown-command-in-help", ["help", "modles"]),
    ("missing-config", ["render"]),
    ("missing-config-with-options", ["-o", "out.png"]),
    ("missing-shell", ["completions"]),
    ("unknown-shell", ["completions", "tcsh"]),
    ("missing-value", ["shoe.json", "-o"]),
    ("missing-value-before-option", ["shoe.json", "--width", "--force"]),
    ("unexpected-argument", ["shoe.json", "more.json"]),
    ("value-for-flag", ["shoe.json", "--force=yes"]),
    ("width-zero", ["shoe.json", "--width", "0"]),
    ("width-negative", ["shoe.json", "--width", "-5"]),
    ("width-no-number", ["shoe.json", "--width", "wide"]),
    ("width-fraction", ["shoe.json", "--width", "10.5"]),
    ("width-too-large", ["shoe.json", "--width", "99999999999999999999"]),
    ("size-one-side", ["shoe.json", "--size", "1000"]),
    ("size-three-sides", ["shoe.json", "--size", "1x2x3"]),
    ("size-stretched", ["shoe.json", "--size", "1000x400"]),
    ("width-and-height-stretched", ["shoe.json", "--width", "300", "--height", "300"]),
    ("size-and-fit", ["shoe.json", "--size", "1000x456", "--fit", "10x10"]),
    ("width-and-scale", ["shoe.json", "--width", "100", "--scale", "2"]),
    ("scale-zero", ["shoe.json", "--scale", "0"]),
    ("scale-huge", ["shoe.json", "--scale", "1e300"]),
    ("scale-not-finite", ["shoe.json", "--scale", "nan"]),
    ("too-many-pixels", ["shoe.json", "--width", "2147483647"]),
    ("fit-too-many-pixels", ["shoe.json", "--fit", "2147483647x2147483647"]),
    ("max-pixels", ["shoe.json", "--width", "250", "--max-pixels", "28499"]),
    ("set-without-equals", ["shoe.json", "--set", "side"]),
    ("set-unknown-part", ["shoe.json", "--set", "sied=red"]),
    ("set-unknown-color", ["shoe.json", "--set", "side=oragne"]),
    ("set-empty-color", ["shoe.json", "--set", "side="]),
    ("background-bad-hex", ["shoe.json", "--background", "#12345"]),
    ("blend-unknown", ["shoe.json", "--blend", "lienar"]),
    ("png-unknown", ["shoe.json", "--png", "palette"]),
    ("mask-channel-unknown", ["shoe.json", "--mask-channel", "red"]),
    ("output-jpg", ["shoe.json", "-o", "out.jpg"]),
    ("output-webp-in-folder", ["shoe.json", "-o", "pictures/out.WebP"]),
    ("output-empty", ["shoe.json", "-o", ""]),
    ("json-to-stdout", ["shoe.json", "--json", "-o", "-"]),
    ("json-from-stdin", ["-", "--json"]),
  ]

  @Test(arguments: mistakes)
  func saysWhatIsWrong(name: String, arguments: [String]) throws {
    let shop = try Workspace(["shoe.json": "{}", "more.json": "{}"])
    let result = try shop.run(arguments, input: Array("{}".utf8))
    result.expectRefusal(64)
    Golden.expect(result.errors, "usage-\(name)")
    #expect(try shop.folder.names() == ["more.json", "shoe.json"])
  }

  @Test func aFileThatIsCalledLikeACommandMistypedIsRendered() throws {
    let shop = try Workspace(["rendr": "{}"])
    try shop.succeed("rendr", "--width", "50", "-o", "out.png")
  }

  /// What a person asks for wins over mistakes beside it.
  @Test(arguments: [["--help", "--nonsense"], ["--nonsense", "-h"], ["render", "--width", "x", "--help"]])
  func helpWinsOverMistakes(arguments: [String]) throws {
    let result = try Workspace().run(arguments)
    result.expectSuccess()
    #expect(result.text.contains("USAGE: shoe-render"))
  }

  /// 256 levels of one part alone, and 44 of them under a second part.
  @Test func indexedOnRequestSaysItsBound() throws {
    let shop = try Workspace()
    try shop.writeMasks(["base": (0..<300).map { $0 % 256 }, "side": (0..<300).map { $0 < 256 ? 0 : 1 }])
    let result = try shop("shoe.json", "--layers", "masks", "--png", "indexed", "-o", "out.png")
    result.expectSuccess()
    #expect(
      result.errors
        == "Note: 300 rows of weights are shown by 256 colours: largest possible error 2 of 255, seen on any ground\n")
    #expect(try shop.header("out.png").colorType == .indexedColour)
    #expect(try shop("shoe.json", "--layers", "masks", "--png", "indexed", "-o", "out.png", "-q").errors.isEmpty)
    try shop.succeed("shoe.json", "--layers", "masks", "--png", "auto", "-o", "out.png")
    #expect(try shop.header("out.png").colorType == .truecolourWithAlpha)
  }
}
