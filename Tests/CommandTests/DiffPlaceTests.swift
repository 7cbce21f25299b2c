import Pixels
import TestSupport
import Testing

/// Nothing that is compared, or is something else, is overwritten by a report; nothing waits for ever.
struct DiffPlaceTests {
  private static func shop() throws -> Workspace {
    let shop = try Workspace(pictures: [
      "a.png": Bitmap(8, 8, [200, 0, 0]), "b.png": Bitmap(8, 8, [0, 0, 200]), "e/1.png": Bitmap(8, 8, [200, 0, 0]),
      "f/1.png": Bitmap(8, 8, [0, 0, 200]),
    ])
    try shop.folder.write("mine", to: "notes.txt")
    return shop
  }

  /// The words of a command line, its exit code, and words of the message.
  static let refusals: [(String, Int32, [String])] = [
    ("a.png b.png --junit b.png", 73, ["--junit", "input", "'b.png'"]),
    ("a.png b.png --markdown notes.txt", 73, ["--markdown", "'notes.txt'", "--force"]),
    ("a.png b.png --html a.png.html --junit a.png.html", 64, ["--html", "--junit", "'a.png.html'"]),
    ("e f --html e", 73, ["--html", "'e'"]), ("e f --html f/report", 73, ["--html", "'f'"]),
    ("a.png b.png --markdown c.md --report-url javascript:alert(1)", 64, ["--report-url", "https://"]),
    ("a.png b.png --metric exact --threshold 0", 64, ["exact has none"]),
  ]

  @Test(arguments: refusals.indices) func isRefusedAndNothingIsWritten(number: Int) throws {
    let (words, status, fragments) = Self.refusals[number]
    let shop = try Self.shop()
    let before = try shop.tree(".")
    let result = try shop.diff(words)
    #expect(result.status == status, "\(words): \(result.errors)")
    for fragment in fragments { #expect(result.errors.contains(fragment), "\(result.errors)") }
    #expect(try shop.tree(".") == before)
  }

  @Test func reportsOfEarlierRunsAreReplaced() throws {
    let shop = try Self.shop()
    for _ in 0..<2 {
      let result = try shop.diff("a.png b.png --junit j.xml --markdown c.md --html r.html")
      #expect(result.status == 1, "\(result.errors)")
    }
  }

  /// A FIFO that nobody writes to is an error, on either side, in folders and as a mask.
  @Test(arguments: ["fifo b.png", "a.png fifo", "a.png b.png --ignore-mask fifo"]) func nobodyWritesToTheFIFO(
    words: String
  ) throws {
    let shop = try Self.shop()
    _ = try shop.shell("mkfifo fifo")
    let result = try shop.diff(words)
    #expect(result.status == 65)
    #expect((result.text + result.errors).contains("no regular file"), "\(result.errors)")
  }

  @Test func aFIFOInAFolder() throws {
    let shop = try Self.shop()
    _ = try shop.shell("mkfifo f/2.png; cp e/1.png e/3.png")
    let result = try shop.diff("e f")
    #expect(result.status != 0 && result.text.contains("2.png"), "\(result.text)")
  }

  /// A comparison of nothing is no success.
  @Test func ignoringAllIsAnError() throws {
    let result = try Self.shop().diff("a.png b.png --ignore -5,-5,100,100")
    #expect(result.status == 65)
    #expect(result.text.contains("every pixel of it is ignored"), "\(result.text)")
  }
}
