import Foundation
import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// How pictures are named, and that no name leads out of the output.
struct BatchNameTests {
  @Test func byDefault() throws {
    let shop = try Workspace(["list.csv": "name,side\nSunset,red\n,red\nA/B,red\nSunset,red\n"])
    let names = ["000001-Sunset.png", "000002.png", "000003-A-B.png", "000004-Sunset.png"]
    #expect(try shop.batched("list.csv --dry-run").text.split(separator: "\n").map(String.init) == names)
    try shop.batched("list.csv -o out --width 20")
    #expect(try shop.paths("out") == names + ["manifest.jsonl"])
    // Numbers of the list, also in a part of it.
    try shop.batched("list.csv -o part --width 20 --shard 2/2")
    #expect(try shop.paths("part") == [names[0], names[2], "manifest.2-of-2.jsonl"])
  }

  @Test func byTemplate() throws {
    let shop = try Workspace([
      "list.csv": "name,sku,model,manufacturer,side,season\nSun set,S-1,classic,Ex,#0a84ff80,FW26\nDawn,,,,red,\n"
    ])
    func names(_ template: String, _ options: String = "--width 20") throws -> [String] {
      try shop.batched("list.csv --dry-run \(options) --names css", "--name", template).text
        .split(separator: "\n").map(String.init)
    }
    #expect(try names("{index:03}_{sku}_{name}.png") == ["001_S-1_Sun set.png", "002_Dawn.png"])
    #expect(try names("{manufacturer}-{model}-{index}.png") == ["Ex-classic-1.png", "classic-2.png"])
    #expect(try names("{metadata.season}-{side}.png") == ["FW26-0a84ff80.png", "ff0000.png"])
    #expect(try names("{index}-{width}x{height}.png") == ["1-20x9.png", "2-20x9.png"])
    #expect(try names("{index}@{scale}.png", "--scale 0.5") == ["1@0.5.png", "2@0.5.png"])
    #expect(try names("by {name}/{{{index}}}.png") == ["by Sun set/{1}.png", "by Dawn/{2}.png"])
  }

  /// The hash is the beginning of the manifest's key.
  @Test func byKey() throws {
    let shop = try Workspace(rows: 5)
    try shop.batched("list.csv -o out --width 20", "--name", "{hash:12}.png")
    let rows = try shop.lines("out/manifest.jsonl")
    #expect(rows.count == 5)
    for row in rows {
      let key = try #require(row["key"]?.string)
      #expect(row["file"]?.string == "\(key.prefix(12)).png")
    }
    #expect(try shop.paths("out").count == 6)
  }

  @Test func foldersOfTheTemplate() throws {
    let shop = try Workspace(rows: 4)
    try shop.batched("list.csv -o out --width 20", "--name", "{name}/{sku}/{index}.png")
    #expect(
      try shop.paths("out") == (1...4).map { "Shoe \($0)/S-\($0)/\($0).png" } + ["manifest.jsonl"])
    let archive = try shop.batched("list.csv -o - --width 20", "--name", "{name}/{sku}/{index}.png").output
    #expect(try shop.untar(archive) == shop.tree("out"))
  }

  /// The second row with a name is found before anything is made; both places are said.
  @Test(arguments: [
    ("a,red\nb,red\na,blue", "list.csv:2 and list.csv:4 both give 'a.png'"),
    ("Straße,red\nb,red\nSTRASSE,blue", "list.csv:2 gives 'Straße.png' and list.csv:4 gives 'STRASSE.png'"),
    ("\u{C5},red\nb,red\n\u{41}\u{30A},blue", "which are one file on macOS and Windows"),
    ("a.,red\nb,red\n-a,blue", "list.csv:2 and list.csv:4 both give 'a.png'"),
    ("a/b,red\nb,red\na:b,blue", "list.csv:2 and list.csv:4 both give 'a-b.png'"),
  ])
  func twice(rows: String, words: String) throws {
    let shop = try Workspace(["list.csv": "name,side\n\(rows)\n"])
    for jobs in [1, 2] {
      let result = try shop.batch("list.csv -o out --name {name}.png --jobs \(jobs)")
      #expect(result.status == 65)
      #expect(result.errors.contains(words) && result.errors.contains("add {index}"), "\(result.errors)")
      #expect(try shop.folder.names() == ["list.csv"])
    }
    let shard = try shop.batch("list.csv -o out --name {name}.png --shard 2/3")
    #expect(shard.status == 65 && shard.errors.contains(words), "\(shard.errors)")
    #expect(try shop.batched("list.csv -o out --width 20 --name {name}{index}.png").status == 0)
  }

  /// Over two sources, and among many rows.
  @Test func twiceFarApart() throws {
    let shop = try Workspace(rows: 3000)
    try shop.folder.write("name,side\nshoe 7,red\n", to: "more.csv")
    let result = try shop.batch("list.csv more.csv -o out --name {name}.png")
    #expect(result.status == 65)
    #expect(
      result.errors.contains("list.csv:8 gives 'Shoe 7.png' and more.csv:2 gives 'shoe 7.png'"), "\(result.errors)")
    #expect(!shop.folder.exists("out"))
  }

  static let hostile = [
    "../../x", "..", ".", "/etc/passwd", "CON", "nul.txt", "com1", "👟", "👩‍👩‍👧‍👦", "", " ", "-rf", ".hidden", "a\nb",
    "a\r\tb\u{7}\u{1B}[2J", "a\u{0}b", "\\\\host\\share", "C:\\x", "%2e%2e%2f", "~root", "$(touch x)", "`x`", "*", "?",
    "\u{202E}gnp.exe", "a\u{200B}", "\u{FF0F}..\u{FF0F}", "...", "x.", "x ", "e\u{301}",
    String(repeating: "n", count: 5000), String(repeating: "👟", count: 1250), String(repeating: "../", count: 1700),
  ]

  /// Whatever rows are called, nothing is made or changed outside the output, and every row has its picture.
  @Test(arguments: [
    "{index}-{name}.png", "{name}-{index}.png", "{name}/{index}.png", "{index}/{name}.png", "{name} {index}.png",
  ])
  func hostileNames(template: String) throws {
    let shop = try Workspace([:])
    let rows = Self.hostile.filter { !template.contains("/") || hasText($0) }
    let lines = rows.map { "{\"name\": \(quoted($0)), \"shoeColors\": {\"side\": \"red\"}}\n" }
    try shop.folder.write(lines.joined(), to: "canary/list.jsonl")
    try shop.folder.write("alive", to: "canary/cage/canary.txt")
    try shop.folder.write("alive", to: "canary/cage/x.png")
    let before = try shop.tree("canary")
    var inside = shop
    inside.program.folder = shop.folder.path("canary/cage")
    let options = ["--width", "20", "--name", template, "--quiet"]
    let result = try inside.run(["batch", "../list.jsonl", "-o", "out"] + options)
    #expect(result.status == 0, "\(result.errors)")
    let after = try shop.tree("canary")
    let made = after.keys.filter { $0.hasPrefix("cage/out/") }
    #expect(after.filter { !$0.key.hasPrefix("cage/out/") } == before)
    #expect(made.count == rows.count + 1)
    for path in made {
      for part in path.split(separator: "/", omittingEmptySubsequences: false) {
        #expect(!part.isEmpty && !"-. ".contains(part.first ?? " ") && part.utf8.count <= 255, "\(path)")
        #expect(!part.unicodeScalars.contains { $0.value < 32 || $0.value == 0x7F || $0.value == 0x202E }, "\(path)")
        #expect(!part.contains("\\") && !part.contains(":") && part.last != "." && part.last != " ")
        let stem = part.split(separator: ".").first.map(String.init) ?? ""
        #expect(!["CON", "NUL", "COM1"].contains(stem.uppercased()), "\(path)")
      }
    }
    let archive = try inside.run(["batch", "../list.jsonl", "-o", "-"] + options).output
    #expect(try shop.untar(archive) == shop.tree("canary/cage/out"))
  }

  /// A row whose name has no text is a bad row where the template has nothing else.
  @Test func noNameAtAll() throws {
    let shop = try Workspace(["list.csv": "name,side\na,red\n..,red\n"])
    let result = try shop.batch("list.csv -o out --name {name}.png")
    #expect(result.status == 65)
    #expect(
      result.errors.contains("Error: list.csv:3: the row has no file name: {name} has no text"), "\(result.errors)")
    #expect(try shop.folder.names() == ["list.csv"])
  }

  private func hasText(_ name: String) -> Bool {
    name.unicodeScalars.contains { !$0.properties.isWhitespace && !"-.*?\\/".unicodeScalars.contains($0) }
  }

  private func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> String in
      if scalar.value < 32 { return "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16) }
      return scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : String(scalar)
    }
    return "\"\(scalars.joined())\""
  }
}
