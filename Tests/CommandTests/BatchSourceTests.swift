import JSON
import PNGCodec
import Pixels
import TestSupport
import Testing

/// Every kind of source through the command: which colorways they give, in which order, and what is said of them.
struct BatchSourceTests {
  static let red = ##"{"name": "Red", "shoeColors": {"side": "#ff0000"}}"##
  static let green = ##"{"name": "Green", "shoeColors": {"side": "#00ff00"}}"##
  static let blue = ##"{"name": "Blue", "shoeColors": {"side": "#0000ff"}}"##

  /// Runs a dry run and takes the names, with the sides' colours in them.
  static func names(
    _ shop: Workspace, _ words: String, _ more: String..., input: [UInt8] = []
  ) throws -> [String] {
    let words = ["batch"] + words.split(separator: " ").map(String.init)
    let result = try shop.run(words + more + ["--dry-run", "--name", "{index}-{name}-{side}.png"], input: input)
    #expect(result.status == 0, "\(result.errors)")
    return result.text.split(separator: "\n").map(String.init)
  }

  static let three = ["1-Red-ff0000.png", "2-Green-00ff00.png", "3-Blue-0000ff.png"]

  @Test func allFormats() throws {
    let shop = try Workspace([
      "array.json": "[\(Self.red), \(Self.green),\n\(Self.blue)]", "one.json": Self.red,
      "lines.jsonl": [Self.red, Self.green, Self.blue].joined(separator: "\n"),
      "table.csv": "\u{FEFF}name,side\r\nRed,#ff0000\r\n\"Green\",#00ff00\r\nBlue,#0000ff",
      "table.tsv": "side\tname\nred\tRed\nlime\tGreen\nrgb(0 0 255)\tBlue\n",
      "semicolons.csv": "name;side\nRed;#ff0000\nGreen;#00ff00\nBlue;#0000ff\n",
      "folder/a.json": Self.red, "folder/b.json": Self.green, "folder/c.json": Self.blue,
      "folder/.hidden.json": Self.red, "folder/inner/d.json": Self.red,
    ])
    for source in ["array.json", "lines.jsonl", "table.csv", "semicolons.csv", "folder", "folder/*.json"] {
      #expect(try Self.names(shop, source) == Self.three, "\(source)")
      guard !source.hasPrefix("folder") else { continue }
      let text = try shop.folder.read(source)
      #expect(try Self.names(shop, "-", input: text) == Self.three, "\(source)")
    }
    #expect(try Self.names(shop, "table.tsv --colors css") == Self.three)
    #expect(try Self.names(shop, "one.json") == ["1-Red-ff0000.png"])
    #expect(
      try Self.names(shop, "folder/[bc].json one.json array.json").map { $0.prefix(3) }
        == ["1-G", "2-B", "3-R", "4-R", "5-G", "6-B"])
  }

  @Test func columnsAndBase() throws {
    let shop = try Workspace([
      "shop.csv": "Handle,Option1 Value,season\na,red,FW\nb,,SS\n",
      "base.json": ##"{"shoeColors": {"side": "#010203"}}"##,
    ])
    let columns = ["--column", "name=Handle", "--column", "side=Option1 Value"]
    let without = try shop.run(["batch", "shop.csv", "-o", "out"] + columns)
    #expect(without.status == 65)
    #expect(without.errors.contains("Error: shop.csv:3: column 'Option1 Value'"), "\(without.errors)")
    #expect(without.errors.contains("--base"))
    #expect(!shop.folder.exists("out"))
    let result = try shop.run(
      ["batch", "shop.csv", "--dry-run", "--base", "base.json", "--colors", "css", "--name"]
        + ["{name}-{side}-{metadata.season}.png"] + columns)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text == "a-ff0000-FW.png\nb-010203-SS.png\n")
  }

  @Test func aColumnNearlyKnown() throws {
    let shop = try Workspace(["list.csv": "name,sied\na,red\n"])
    let result = try shop.batch("list.csv -o out")
    #expect(result.status == 65)
    #expect(result.errors.contains("list.csv:1: ") && result.errors.contains("'side'"), "\(result.errors)")
    #expect(!shop.folder.exists("out"))
  }

  @Test func palettes() throws {
    let swatches = ["255 0 0 Red", "0 255 0 Green", "0 0 255 Blue", "1 2 3 Ink", "9 9 9 Left"].joined(separator: "\n")
    let shop = try Workspace(["ink.gpl": "GIMP Palette\nName: Ink\n#\n\(swatches)\n"])
    let result = try shop.batch("ink.gpl --assign side,sole --dry-run --name {index}-{side}-{sole}.png")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.text == "1-ff0000-00ff00.png\n2-0000ff-010203.png\n")
    #expect(result.errors.contains("Note: ink.gpl: the last of its 5 swatches is left over"), "\(result.errors)")
    let plain = try shop.batch("ink.gpl -o out")
    #expect(plain.status == 64 && plain.errors.contains("--assign"), "\(plain.errors)")
  }

  @Test func matrix() throws {
    let shop = try Workspace([:])
    let result = try shop.batch("--dry-run --name {base}-{side}.png --matrix", "base=white,black; side=orange,#0a84ff")
    #expect(result.status == 0 && result.errors.contains("4 pictures"), "\(result.errors)")
    #expect(result.text == "ffffff-ff9500.png\nffffff-0a84ff.png\n000000-ff9500.png\n000000-0a84ff.png\n")
  }

  /// Of 24 combinations 23 and 24 are found at once, all different; 25 there are not.
  @Test func samples() throws {
    let shop = try Workspace([:])
    let matrix = "base=#000,#111,#222; side=#f00,#0f0; cage=#123456,#234567,#345678,#456789"
    func names(_ count: Int, seed: Int) throws -> [String] {
      try shop.batched("--dry-run --name {base}{side}{cage}.png --seed \(seed) --sample \(count) --matrix", matrix)
        .text.split(separator: "\n").map(String.init)
    }
    let all = Set(try names(24, seed: 1))
    #expect(all.count == 24)
    for seed in [0, 1, 99] {
      let some = try names(23, seed: seed)
      #expect(some.count == 23 && Set(some).count == 23 && all.isSuperset(of: some))
      #expect(try names(23, seed: seed) == some)
      #expect(try Array(names(24, seed: seed).prefix(23)) == some)
    }
    #expect(try names(24, seed: 1) != names(24, seed: 2))
    let more = try shop.batch("-o out --sample 25 --matrix", matrix)
    #expect(more.status == 64 && more.errors.contains("there are only 24 different colorways"), "\(more.errors)")
    #expect(try shop.folder.names() == [])
  }

  /// A million million combinations are none too many to take three of.
  @Test func aFewOfVeryMany() throws {
    let shop = try Workspace([:])
    let colors = (0..<251).map { "rgb(\($0) 1 2)" }.joined(separator: ",")
    let matrix = ["base", "side", "sole", "cage", "outline"].map { "\($0)=\(colors)" }.joined(separator: ";")
    let result = try shop.batched("--dry-run --sample 3 --matrix", matrix)
    #expect(result.text.split(separator: "\n").count == 3)
    let whole = try shop.batch("--dry-run --quiet --sample 999999999999999 --matrix", matrix)
    #expect(whole.status == 64 && whole.errors.contains("996250626251"), "\(whole.errors)")
  }

  /// What is said of a file is said once, however often it holds.
  @Test func oneNoticeAFile() throws {
    let rows = (0..<300).map { "a\($0),\(100_000 + $0)" }.joined(separator: "\n")
    let shop = try Workspace([
      "bare.csv": "name;side\n\(rows.replacing(",", with: ";"))\n", "too.csv": "name,side\n\(rows)\n",
    ])
    for jobs in [1, 7] {
      let result = try shop.batch("bare.csv too.csv -o out --width 20 --jobs \(jobs)")
      #expect(result.status == 0)
      let notes = result.errors.split(separator: "\n").filter { $0.hasPrefix("Note: ") }
      #expect(notes.count == 6, "\(result.errors)")
      for part in ["bare.csv: the columns are parted by semicolons", "bare.csv: no columns", "too.csv: no columns"] {
        #expect(notes.filter { $0.contains(part) }.count == 1, "\(part): \(result.errors)")
      }
      #expect(notes.filter { $0.contains("read as hex colours") }.count == 2, "\(result.errors)")
      #expect(notes.filter { $0.contains("300 rows have the colours of others: 1, 2, 3, 4, 5, 6, …") }.count == 0)
      #expect(notes.filter { $0.contains("600 rows have the colours of others: 1, 2, 3, 4, 5, 6, …") }.count == 1)
    }
  }

  /// The same colours under other spellings; rows that differ are not named.
  @Test func repeatedColors() throws {
    let shop = try Workspace([
      "list.csv":
        "name,side,sole\na,#ff0000,white\nb,blue,white\nc,rgb(255 0 0),#fff\nd,\"hsl(0 100% 50%)\",rgb(255 255 255)\n"
    ])
    let result = try shop.batch("list.csv -o out --width 20")
    #expect(result.errors.contains("Note: 3 rows have the colours of others: 1, 3, 4\n"), "\(result.errors)")
    let some = try shop.batch("list.csv -o out2 --width 20 --shard 2/2")
    #expect(!some.errors.contains("colours of others"), "\(some.errors)")
    #expect(try shop.batched("list.csv -o out3 --width 20").errors == "")
  }
}
