import FileSystem
import Testing

/// Which names a pattern chooses.
struct GlobTests {
  @Test(arguments: [
    ("a.png", "a.png", true), ("x/a.png", "a.png", true), ("x/a.png", "*.png", true), ("x/a.png", "x/*", true),
    ("x/y/a.png", "x/*", false), ("x/y/a.png", "*/y/?.png", true), ("x/a.png", "y/*", false),
    ("a.png", "*/a.png", false),
    ("retro-1.png", "retro-[0-9].png", true), ("retro-a.png", "retro-[!a-f].png", false), ("a.png", "A.png", false),
    (".a.png", "*.png", false), ("é.png", "?.png", true), ("a.png", "", false), ("[a].png", "[[]a].png", true),
  ])
  func choosing(name: String, pattern: String, isChosen: Bool) {
    #expect(Glob.isChosen(name, by: pattern) == isChosen)
  }
}
