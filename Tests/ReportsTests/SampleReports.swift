import Pixels
import Reports

/// Reports with every verdict and with names that would break any careless writer.
enum SampleReports {
  /// Names of files as they may be: each is a name of a pair in ``folders``.
  static let hostileNames = [
    "<script>alert(1)</script>.png", "a & b \"quoted\" 'single'.png", "100% #1?x=y+z.png", "esc\u{1B}[31mred.png",
    "line\nbreak\r\ttab.png", "emoji 👟 é e\u{301}.png", "pipe|tick`star*under_score.png", "@mention [link](x) <b>.png",
    "-->.png", "]]>.png", "Foo+I/Bar:1,2.png", "../up.png", "javascript:alert(1).png", "\u{10FEFF}\u{10FE80}.png",
    "\u{202E}gnp.evil\u{2028}.png", "\u{FFFE}\u{FFFF}\u{0}\u{7F}\u{85}.png", "$(touch x) `touch y` \\ ! ~.png",
  ]

  static let rule = RuleReport(
    metric: "delta-e", threshold: 1, antialiasing: "count", limits: ["--max-diff 50px", "--max-density 40px/16x16"])

  static let recolored = ColorChange(
    before: RGBA8(red: 0x47, green: 0x2A, blue: 0x55), after: RGBA8(red: 0x2A, green: 0x49, blue: 0x1C),
    names: ("rebeccapurple", "darkgreen"), deltaE: 48.0242)
  static let kept = ColorChange(
    before: RGBA8(red: 255, green: 255, blue: 255), after: RGBA8(red: 255, green: 255, blue: 255),
    names: ("white", "white"), deltaE: 0)

  static var pixels: PixelReport {
    var pixels = PixelReport(total: 456_000)
    (pixels.different, pixels.excused, pixels.changed, pixels.ignored) = (1_204, 35, 1_312, 12)
    (pixels.maxDeltaE, pixels.highDeltaE, pixels.maxLevels) = (48.0242, 12.104, [29, 31, 57, 0])
    pixels.bounds = PixelRectangle(x: 10, y: 40, width: 211, height: 60)
    pixels.worst = recolored
    return pixels
  }

  static func different(_ name: String = "side.png") -> PairReport {
    var pair = PairReport(name: name, expected: "golden/\(name)", actual: "out/\(name)", verdict: .different)
    (pair.expectedSize, pair.actualSize) = (PixelSize(width: 1000, height: 456), PixelSize(width: 1000, height: 456))
    pair.pixels = pixels
    pair.exceeded = ["--max-diff 50px"]
    pair.change = .recolored(["side"])
    pair.parts = [
      PartReport(part: "base", pixels: 12_000, changed: 0, color: kept, isReshaped: false),
      PartReport(part: "side", pixels: 1_300, changed: 1_204, color: recolored, isReshaped: false),
      PartReport(part: "outline", pixels: 100, changed: 0),
    ]
    pair.notes = ["colour metadata differs: gAMA"]
    pair.picture = "diff/\(name)"
    pair.place = SourcePlace(file: "colorways/\(name).csv", line: 17)
    return pair
  }

  /// Two pictures.
  static var files: ComparisonReport {
    var report = ComparisonReport(
      scope: .files, expected: "golden/side.png", actual: "out/side.png", rule: rule, pairs: [different()],
      generator: "shoe-render 0.4.0")
    report.acceptCommand = "shoe-render accept report.json"
    return report
  }

  /// Two pictures that are the same.
  static var same: ComparisonReport {
    var report = files
    report.pairs[0].verdict = .same
    report.pairs[0].pixels = PixelReport(total: 456_000)
    (report.pairs[0].exceeded, report.pairs[0].parts, report.pairs[0].notes) = ([], [], [])
    (report.pairs[0].change, report.pairs[0].picture) = (nil, nil)
    return report
  }

  /// Two folders, with a pair for each verdict and for each hostile name.
  static var folders: ComparisonReport {
    var report = ComparisonReport(
      scope: .folders, expected: "golden", actual: "out", rule: rule, pairs: verdicts + hostileNames.map(different),
      generator: "shoe-render 0.4.0")
    report.groups = [ChangeGroup(cause: "the same change of mask side", pairs: hostileNames)]
    report.notes = ["three files are no PNG and were left out"]
    report.acceptCommand = "shoe-render accept report.json"
    report.pictureFolder = "diff"
    return report
  }

  private static var verdicts: [PairReport] {
    var tolerated = different("b-tolerated.png")
    (tolerated.verdict, tolerated.exceeded) = (.same, [])
    tolerated.pixels?.different = 0
    tolerated.pixels?.maxDeltaE = 0.834
    var equal = PairReport(name: "a-equal.png", expected: "golden/a.png", actual: "out/a.png", verdict: .same)
    equal.pixels = PixelReport(total: 64)
    var size = PairReport(name: "c-size.png", expected: "golden/c.png", actual: "out/c.png", verdict: .sizeMismatch)
    (size.expectedSize, size.actualSize) = (PixelSize(width: 64, height: 64), PixelSize(width: 64, height: 60))
    var renamed = PairReport(name: "e-new.png", expected: "golden/e.png", actual: "out/e-new.png", verdict: .renamed)
    renamed.renamedFrom = "e.png"
    var broken = PairReport(name: "g.png", expected: "golden/g.png", actual: "out/g.png", verdict: .error)
    broken.fault = PairFault(side: .actual, path: "out/g.png", message: "it ends inside of a chunk; copy it again")
    var moved = different("h-moved.png")
    (moved.change, moved.parts) = (.moved(x: 3, y: -1), [])
    return [
      equal, tolerated, size, PairReport(name: "d.png", expected: "golden/d.png", verdict: .missing), renamed,
      PairReport(name: "f.png", actual: "out/f.png", verdict: .new), broken, moved,
    ]
  }
}
