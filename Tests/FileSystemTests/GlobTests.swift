import Testing

@testable import FileSystem

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

  @Test(arguments: [
    ("a.json", "*.json", true), ("a.json", "a.jso", false), ("a.json", "a*n", true), ("ab", "a*b*", true),
    ("abcabc", "*abc", true), ("abcab", "*abc", false), ("é", "?", true), ("a", "[a-c]", true), ("d", "[a-c]", false),
    ("d", "[!a-c]", true), ("d", "[^a-c]", true), ("]", "[]]", true), ("-", "[a-]", true), ("[", "[", true),
    ("[a", "[a", true), ("a", "[a", false), ("", "*", true), ("", "", true), ("a", "", false), (".a", "*", false),
    (".a", ".*", true), ("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaab", "*a*a*a*a*a*a*a*a*c", false),
  ])
  func oneComponent(name: String, pattern: String, isMatch: Bool) {
    #expect(Glob.isMatch(name, pattern) == isMatch)
  }
}
