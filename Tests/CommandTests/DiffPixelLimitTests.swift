import TestSupport
import Testing

/// Row 29: the cap on pixels can be set, and its message says how.
struct DiffPixelLimitTests {
  @Test func theCapCanBeSet() throws {
    let shop = try Workspace()
    for name in ["a.png", "b.png"] { try shop.succeed("shoe.json", "-o", name, "--width", "100", "--quiet") }
    try shop.succeed("shoe.json", "-o", "b.png", "--width", "100", "--set", "side=blue", "--quiet")
    #expect(try shop.run(["diff", "a.png", "b.png", "--max-pixels", "4600"]).status == 1)
    let refused = try shop.run(["diff", "a.png", "b.png", "--max-pixels", "4599"])
    #expect(refused.status == 65)
    #expect(refused.text.contains("expected 'a.png'") && refused.text.contains("--max-pixels"), "\(refused.text)")
  }
}
