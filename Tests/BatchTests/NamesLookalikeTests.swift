import Colorways
import Testing

@testable import Batch

/// Which names are one name on file systems that do not tell case or normalisation apart.
struct NamesLookalikeTests {
  @Test(arguments: [
    ("Red.png", "red.PNG", true), ("é", "e\u{301}", true), ("É", "e\u{301}", true), ("straße", "STRASSE", true),
    ("ẞ", "ß", true), ("ΣΊΣΥΦΟΣ", "σίσυφος", true), ("ﬁ", "FI", true), ("\u{212A}", "k", true), ("ſ", "S", true),
    ("İ", "i\u{307}", true), ("ᾳ", "ΑΙ", true), ("ꭰ", "Ꭰ", true), ("\u{37E}", ";", true), ("\u{212B}", "å", true),
    ("가", "\u{1100}\u{1161}", true), ("q\u{307}\u{323}", "q\u{323}\u{307}", true), ("µ", "Μ", true),
    ("ı", "i", false), ("ı", "I", false), ("é", "e", false), ("a", "а", false), ("１", "1", false),
    ("a b", "a_b", false),
  ])
  func equality(first: String, second: String, isSame: Bool) throws {
    #expect((FoldedName.fold(first) == FoldedName.fold(second)) == isSame)
    #expect((NameFingerprint.standard(first) == NameFingerprint.standard(second)) == isSame)
    var table = NameTable()
    #expect(try table.insert(first, row: 1, place: RowPlace(source: "x")) == nil)
    #expect(try (table.insert(second, row: 2, place: RowPlace(source: "x")) != nil) == isSame)
  }

  /// Every scalar is one with its lower, upper and title case, but for the dotless i; and folding twice changes nothing.
  @Test func caseNeverCounts() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar != "\u{131}" else { continue }
      let folded = FoldedName.fold(String(scalar))
      let properties = scalar.properties
      for other in [properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping] {
        #expect(FoldedName.fold(other) == folded, "U+\(String(value, radix: 16))")
      }
      #expect(FoldedName.fold(folded) == folded)
    }
  }

  static func use(_ name: String, _ row: Int, _ source: String = "colorways.csv", line: Int? = nil) -> DuplicateName.Use
  {
    DuplicateName.Use(name: name, row: row, place: RowPlace(source: source, line: line))
  }

  @Test(arguments: [
    (
      use("red.png", 11, line: 12), use("red.png", 906, line: 907), "{name}.png",
      "colorways.csv:12 and colorways.csv:907 both give 'red.png'; add {index} or {sku} to --name"
    ),
    (
      use("red.png", 11, line: 12), use("red.png", 906, line: 907), "{sku}.png",
      "colorways.csv:12 and colorways.csv:907 both give 'red.png'; add {index} to --name"
    ),
    (
      use("Red.png", 1, "a.json"), use("red.png", 2, "b.json"), "{name}.png",
      "a.json gives 'Red.png' and b.json gives 'red.png', which are one file on macOS and Windows; add {index} or {sku} to --name"
    ),
    (
      use("é.png", 1, line: 2), use("e\u{301}.png", 2, line: 3), "{name}.png",
      "colorways.csv:2 gives 'é.png' and colorways.csv:3 gives 'e\u{301}.png', which are one file on macOS and Windows; add {index} or {sku} to --name"
    ),
    (
      use("x.png", 3, "--matrix"), use("x.png", 9, "--matrix"), "{side}.png",
      "row 3 of --matrix and row 9 both give 'x.png'; add {index} or {sku} to --name"
    ),
    (
      use("111.png", 1, line: 2), use("111.png", 11, line: 12), "{name}{index}.png",
      "colorways.csv:2 and colorways.csv:12 both give '111.png'; let --name begin with '{index:06}-', so that no digit stands beside the number"
    ),
    (
      use("x.png", 1, line: 2), use("x.png", 1, line: 2), "{name}.png",
      "colorways.csv:2 gives 'x.png' twice; put {rendition} into --name"
    ),
  ])
  func messageNamesPlacesNamesAndWayOut(
    first: DuplicateName.Use, second: DuplicateName.Use, template: String, message: String
  ) throws {
    #expect(DuplicateName(first: first, second: second).message(template: try NameTemplate(template)) == message)
  }
}
