import FileSystem
import Testing

struct PathTests {
  /// Path; last component, parent, stem, extension.
  @Test(arguments: [
    ("a/b.json", "b.json", "a", "b", "json"),
    ("b.json", "b.json", ".", "b", "json"),
    ("/b", "b", "/", "b", ""),
    ("/", "/", "/", "/", ""),
    ("//", "/", "/", "/", ""),
    ("a/b/", "b", "a", "b", ""),
    ("a//b//", "b", "a", "b", ""),
    ("a.b.c", "a.b.c", ".", "a.b", "c"),
    ("x.d/name", "name", "x.d", "name", ""),
    (".profile", ".profile", ".", ".profile", ""),
    (".a.PNG", ".a.PNG", ".", ".a", "PNG"),
    ("name.", "name.", ".", "name", ""),
    ("..", "..", ".", "..", ""),
    ("", "", ".", "", ""),
    // The accent would join the slash or the dot in one Character.
    ("a/\u{301}b", "\u{301}b", "a", "\u{301}b", ""),
    ("a.\u{301}b", "a.\u{301}b", ".", "a", "\u{301}b"),
  ])
  func takesApart(path: String, last: String, parent: String, stem: String, ext: String) {
    #expect(Path.lastComponent(path).utf8.elementsEqual(last.utf8))
    #expect(Path.parent(path).utf8.elementsEqual(parent.utf8))
    #expect(Path.stem(path).utf8.elementsEqual(stem.utf8))
    #expect(Path.extension(path).utf8.elementsEqual(ext.utf8))
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "/b", "/b"), ("/", "b", "/b"), (".", "b", "./b"),
  ])
  func joins(folder: String, name: String, joined: String) {
    #expect(Path.joined(folder, name) == joined)
  }
}

struct PathBytesTests {
  @Test func plainNamesAreThemselves() {
    for name in ["a.json", "Bücher/鞋.png", "e\u{301}", "👟", "\u{10FE7F}", "\u{10FF00}"] {
      #expect(PathBytes.decode(bytes(name)).utf8.elementsEqual(name.utf8))
      #expect(PathBytes.encode(name) == bytes(name))
    }
  }

  @Test func bytesThatAreNoUTF8BecomePrivateScalars() {
    #expect(PathBytes.decode([0x63, 0xE9, 0x2E, 0x70]) == "c\u{10FEE9}.p")
    #expect(PathBytes.decode([0xF4, 0x8F, 0xBB, 0xA9]) == "\u{10FEF4}\u{10FE8F}\u{10FEBB}\u{10FEA9}")
  }

  @Test func everyByteStringComesBack() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let pair = [first, second]
        #expect(PathBytes.encode(PathBytes.decode(pair)) == pair)
      }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<3000 {
      // Lead bytes of long sequences and of the escapes themselves, which chance alone would seldom make.
      let pieces: [[UInt8]] = [
        [0xF4, 0x8F, 0xBA], [0xF4], [0x8F], [0xBB], [0xE2, 0x82], [0x80], [0x41], [0xC3, 0xA9],
      ]
      let name = (0..<8).flatMap { _ in pieces.randomElement(using: &generator)! }
      #expect(PathBytes.encode(PathBytes.decode(name)) == name, "\(name)")
    }
  }

  @Test func messagesShowNoControlCharacters() {
    #expect(PathBytes.quoted("a\u{1B}[31m\n\u{10FEE9}ü\u{85}") == "'a\\x1B[31m\\x0A\\xE9ü\\xC2\\x85'")
  }
}
