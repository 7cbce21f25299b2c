import Testing

@testable import layer_tool

@Suite("Path data")
struct PathDataTests {
  @Test("Points, commands and repeated commands")
  func reading() throws {
    let curve = try PathData.curve("M 1,2 C 3 4 5,6 7,8 9,10 11,12 13,14 L-1.5 0")
    #expect(
      curve.segments == [
        CubicBezier(Point(1, 2), Point(3, 4), Point(5, 6), Point(7, 8)),
        CubicBezier(Point(7, 8), Point(9, 10), Point(11, 12), Point(13, 14)),
        CubicBezier.line(Point(13, 14), Point(-1.5, 0)),
      ])
  }

  @Test(
    "A path that cannot be read says where it fails",
    arguments: [
      ("", "a path begins with M and a point"),
      ("C 1,2 3,4 5,6", "a path begins with M and a point"),
      ("M 1,2", "the path ends after its first point; add a C or an L"),
      ("M 1,2 L 3", "the path ends where a number is due"),
      ("M 1,2 L x,3", "'x' stands where a number is due"),
      ("M 1,2 Q 1,2 3,4", "'Q' is no command of a drawing's path; use C or L"),
    ])
  func refusals(text: String, message: String) {
    #expect(throws: PathData.Failure(message: message)) { try PathData.curve(text) }
  }

  @Test("What is written reads back")
  func writing() throws {
    let curve = try PathData.curve("M 1,2 C 3,4 5.125,6 7,8 L 9,-10.5")
    let text = PathData.text(curve.segments, isClosed: true)
    #expect(text.hasPrefix("M1,2C3,4 5.125,6 7,8C"))
    #expect(text.hasSuffix("Z"))
    #expect(try PathData.curve(String(text.dropLast())).end == Point(9, -10.5))
  }

  @Test("A dot is one point", arguments: ["3,4.5", " 3 4.5 "])
  func dots(text: String) throws {
    #expect(try PathData.point(text) == Point(3, 4.5))
    #expect(throws: PathData.Failure.self) { try PathData.point(text + ",1") }
  }

  @Test(
    "Decimals without trailing zeros",
    arguments: [
      (0, "0"), (6.5, "6.5"), (-0.125, "-0.125"), (3.0004, "3"), (2.0625, "2.063"), (-7, "-7"), (0.05, "0.05"),
      (-0.0001, "0"), (99.9996, "100"),
    ] as [(Double, String)])
  func decimals(value: Double, text: String) {
    #expect(decimal(value, places: 3) == text)
  }

  @Test("No places: whole numbers")
  func wholeNumbers() {
    #expect(decimal(12.5, places: 0) == "13")
  }
}
