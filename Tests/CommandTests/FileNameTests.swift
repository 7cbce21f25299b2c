import PNGCodec
import Pixels
import TestSupport
import Testing

/// Names of files are bytes, and any of them work.
struct FileNameTests {
  static let names = [
    "with space", "a#b", "100%", "%s%n", "two\nlines", "tab\there", "'quoted'", "\"double\"", "back\\slash", "$HOME",
    "*",
    "~", "Schuh-größe-42", "e\u{301}", "靴", "👟", "..x", "a=b", "=", "\u{10FE80}", "\u{1B}[31m",
    String(repeating: "n", count: 249),
  ]

  @Test(arguments: names)
  func inAndOut(name: String) throws {
    let shop = try Workspace(["\(name).json": "{}"])
    let printed = try shop.succeed("\(name).json", "--width", "50")
    #expect(printed.output == Array("\(name).png\n".utf8))
    #expect(try shop.folder.names() == ["\(name).json", "\(name).png"])
    #expect(try shop.header("\(name).png").size.width == 50)
    try shop.succeed("\(name).png", "-o", "again.png")
    #expect(try shop.folder.read("again.png") == shop.folder.read("\(name).png"))
  }

  @Test(arguments: names)
  func folders(name: String) throws {
    let shop = try Workspace()
    try shop.folder.makeFolder("\(name)/out")
    try shop.writeMasks(["base": [255, 3]], to: "\(name)/masks")
    try shop.succeed("shoe.json", "--layers", "\(name)/masks", "-o", "\(name)/out/a.png")
    #expect(try shop.picture("\(name)/out/a.png")[1, 0].description == "#ffffff03")
  }

  @Test(arguments: ["-dash", "--help", "-o", "-"])
  func aLeadingDash(name: String) throws {
    let shop = try Workspace(["\(name).json": "{}", "-": "{}"])
    try shop.succeed("--width", "50", "--output=\(name).png", "--", "\(name).json")
    #expect(try shop.header("\(name).png").size.width == 50)
    try shop.succeed("./-", "--width", "50", "-o", "./-", "--force")
    #expect(try shop.header("-").size.width == 50)
  }

  /// The bytes FF and 80 begin no UTF-8.
  @Test func bytesThatAreNoUTF8() throws {
    let shop = try Workspace()
    let script = """
      name=$(printf 'a\\377\\200b'); cp shoe.json "$name.json" || exit 99
      "$SHOE" "$name.json" --width 50 && test -f "$name.png" && mkdir "$name" &&
      "$SHOE" "$name.png" -o "$name/x.png" && cmp "$name.png" "$name/x.png" && "$SHOE" inspect "$name.png" | head -n 1
      """
    let result = try shop.shell(script)
    guard result.status != 99 else { return }  // A file system that takes no such names.
    result.expectSuccess()
    let printed = Array("a".utf8) + [0xFF, 0x80] + Array("b.png\n".utf8)
    #expect(Array(result.output.prefix(printed.count)) == printed)
    #expect(result.text.contains("\na\\xFF\\x80b.png: 50 x 23 pixels"))
  }

  /// What a terminal would obey, or cannot show, is spelled out.
  @Test func messagesCannotBeForged() throws {
    let shop = try Workspace(["\u{1B}[31mred.json": "{"])
    let result = try shop("\u{1B}[31mred.json")
    result.expectRefusal(65, "\\x1B[31mred.json:1:2: ")
    #expect(!result.errors.contains("\u{1B}"))
    let bytes = try shop.shell("exec \"$SHOE\" \"$(printf 'no\\377.json')\"")
    bytes.expectRefusal(66, "cannot read 'no\\xFF.json'")
    let option = try shop("\u{1B}[31mred.json", "--set", "side=\u{1B}[2J")
    option.expectRefusal(64, "--set")
    #expect(!option.errors.contains("\u{1B}"))
  }
}
