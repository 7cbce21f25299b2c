import Batch
import Pixels
import ShoeDesign
import TestSupport
import Testing

/// No value gets a file out of the output folder, hidden, taken for an option, or refused by a file system.
struct NamesSafetyTests {
  static let hostile = [
    "", "   ", ".", "..", "...", "../../x", "/etc/passwd", "a/b", "a\\b", "C:\\x", "-rf", "--force", ".hidden", "~",
    "CON", "con", "Con.png", "NUL .x", "COM1", "com¹", "LPT9.tar.gz", "CONIN$", "COM10", "AUX\u{202E}", "nul\u{0}",
    "a\u{0}b", "a\nb\r\n\tc", "\u{7F}\u{80}\u{9F}\u{85}", "\u{2028}\u{2029}", "gnp\u{202E}.png", "\u{2066}x\u{2069}",
    "<>:\"|?*", "e\u{301}", "\u{E9}", "\u{301}x", "👟", "👩🏽‍🚀", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "حذاء", "ナイキ", "\u{FEFF}x", "\u{10FEAF}\u{10FE80}",
    "x.", "x ", "x. . ", "\u{A0}x\u{3000}", "@2x", "{name}", "%s%n", "a~0123456789ab", "\u{FFFE}\u{FFFF}",
    String(repeating: "x", count: 5_000), String(repeating: "é", count: 2_500), String(repeating: "👟", count: 1_250),
    "a" + String(repeating: "\u{301}", count: 2_500), String(repeating: "../", count: 1_700),
    String(repeating: ". ", count: 2_500) + "x", String(repeating: "x. ", count: 1_700),
  ]

  static let templates = [
    "{name}.png", "{index:06}-{name}.png", "{name}/{sku}.png", "{name}-{sku}.png", "{name}{sku}.png",
    "{name}.{sku}/{name}/x-{sku}.png", "com{name}.png", "{sku}. {name}/a.png", "n{name}l/{sku}.png",
    "{name} {sku}/x.png",
  ]

  @Test(arguments: templates)
  func everyNameIsFit(template: String) throws {
    let template = try NameTemplate(template)
    for name in Self.hostile {
      for sku in Self.hostile.prefix(24) { try check(template, ShoeConfiguration(name: name, sku: sku)) }
      try check(template, ShoeConfiguration(name: "x", sku: name))
    }
  }

  /// All scalars up to the end of general punctuation, and one of 127 beyond.
  @Test func everyScalarIsFit() throws {
    let template = try NameTemplate("{name}-{sku}.png")
    for value in [Array(0..<0x2070), Array(stride(from: 0x2070, through: 0x10FFFF, by: 127))].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      try check(template, ShoeConfiguration(name: String(scalar), sku: "x\(scalar)x"))
    }
  }

  @Test(arguments: 1...4)
  func randomValuesAreFit(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("./\\-_ ~:CONcon1\u{0}\u{301}\u{200D}\u{202E}é👟".unicodeScalars)
    let templates = try Self.templates.map { try NameTemplate($0) }
    for _ in 0..<2_000 {
      func value() -> String {
        let count = random.below(10) == 0 ? random.below(600) : random.below(12)
        return String(String.UnicodeScalarView((0..<count).map { _ in random.pick(alphabet) }))
      }
      let configuration = ShoeConfiguration(name: value(), sku: value())
      try check(random.pick(templates), configuration)
    }
  }

  private func check(_ template: NameTemplate, _ configuration: ShoeConfiguration) throws {
    for scale in ["1", "2"] {
      let path: String
      do throws(NameFault) {
        path = try template.path(
          for: NameValues(
            index: 12, configuration: configuration, size: PixelSize(width: 10, height: 4), scale: scale))
      } catch {
        guard case .empty = error.kind else { throw error }
        return
      }
      #expect(problem(path, ending: scale == "1" ? ".png" : "@2x.png") == nil, "\(path.debugDescription)")
    }
  }

  /// What is wrong with a path, by rules of the file systems written down apart from the program's own.
  private func problem(_ path: String, ending: String) -> String? {
    guard path.utf8.count <= 1024 else { return "long" }
    let components = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for component in components {
      guard let first = component.first, let last = component.last else { return "empty component" }
      if component.count > 249 { return "long component" }
      if [0x2D, 0x2E, 0x20].contains(first) { return "beginning" }
      if [0x2E, 0x20].contains(last) { return "end" }
      if component.contains(where: { $0 < 0x20 || $0 == 0x7F || #"\<>:"|?*"#.utf8.contains($0) }) { return "character" }
      if component.count < 40, isDevice(String(Substring(component))) { return "device" }
    }
    for scalar in path.unicodeScalars {
      if scalar.properties.generalCategory == .control { return "control" }
      if scalar.properties.isBidiControl { return "direction" }
    }
    let stem = String(Substring(components.last!)).utf8.dropLast(ending.utf8.count)
    if stem.isEmpty || stem.last == 0x20 || stem.last == 0x2E { return "stem" }
    return path.utf8.reversed().starts(with: ending.utf8.reversed()) ? nil : "ending"
  }

  private func isDevice(_ component: String) -> Bool {
    var stem = component.prefix { $0 != "." }
    while stem.last == " " { stem.removeLast() }
    return Self.devices.contains(stem.uppercased())
  }

  private static let devices = Set(
    ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"]
      + ["COM", "LPT"].flatMap { port in "0123456789¹²³".map { "\(port)\($0)" } })

  @Test(
    arguments: [
      ("../../x", "x"), ("..", nil), (".hidden", "hidden"), ("-rf", "rf"), ("a/b\\c", "a-b-c"), ("CON", "CON_"),
      ("con.tar", "con_.tar"), ("Nul .x", "Nul_ .x"), ("console", "console"), ("COM0", "COM0_"), ("COM10", "COM10"),
      ("lpt³", "lpt³_"), ("What?", "What"), ("a:b", "a-b"), ("tab\there", "tab-here"), ("gnp\u{202E}.exe", "gnp.exe"),
      ("👩🏽‍🚀", "👩🏽‍🚀"), ("soft\u{AD}hyphen", "softhyphen"), ("e\u{301}", "e\u{301}"), ("", nil), ("   ", nil),
      ("x. . ", "x"), ("\u{A0}x\u{3000}", "x"), ("\u{10FE80}", nil), ("AC/DC", "AC-DC"), ("100 %", "100 %"),
    ] as [(String, String?)])
  func valuesAreMadeSafe(value: String, name: String?) throws {
    let path = try? NamesExpansionTests.path("{name}.png", ShoeConfiguration(name: value))
    #expect(path.map { Array($0.utf8) } == name.map { Array("\($0).png".utf8) })
  }

  @Test func longValuesAreCutAndStayDifferent() throws {
    func path(_ template: String, _ name: String, _ sku: String = "SR-1", scale: String = "1") throws -> String {
      try NamesExpansionTests.path(template, ShoeConfiguration(name: name, sku: sku), index: 7, scale: scale)
    }
    let long = String(repeating: "x", count: 5_000)
    let first = try path("{index:06}-{name}-{sku}.png", long + "1")
    let second = try path("{index:06}-{name}-{sku}.png", long + "2")
    #expect(first != second)
    #expect(first.hasPrefix("000007-xxxx") && first.hasSuffix("-SR-1.png"))
    #expect(first.utf8.count == 255 - 6 - 8)
    #expect(try path("{name}.png", long + "1", scale: "2") == path("{name}.png", long + "1").dropLast(4) + "@2x.png")
    // Two long values share the room; a short one stays whole.
    let both = try path("{name}-{sku}.png", long, String(repeating: "y", count: 5_000))
    #expect(both.utf8.count(where: { $0 == UInt8(ascii: "x") }) == both.utf8.count(where: { $0 == UInt8(ascii: "y") }))
    // A family of four is one character of 25 bytes: none is cut in two.
    let family = "👨‍👩‍👧‍👦"
    let cut = try path("{name}.png", String(repeating: family, count: 100))
    let kept = cut.prefix { $0 != "~" }
    #expect(kept.allSatisfy { String($0) == family } && kept.count == (255 - 6 - 8 - 4 - 13) / 25)
    // One character of 5,001 bytes is cut between its scalars.
    let marked = "a" + String(repeating: "\u{301}", count: 2_500)
    #expect(try path("{name}.png", marked).unicodeScalars.count(where: { $0 == "\u{301}" }) > 100)
  }

  @Test func tooManyLongValuesAreAFault() throws {
    let long = String(repeating: "x", count: 300)
    let row = ShoeConfiguration(manufacturer: long, name: long, model: long, sku: long)
    let folder = "{name}-{sku}-{model}-{manufacturer}"
    #expect(throws: Never.self) { try NamesExpansionTests.path("\(folder)/\(folder)/\(folder)/{index}.png", row) }
    let deep = Array(repeating: folder, count: 5).joined(separator: "/")
    let fault = #expect(throws: NameFault.self) { try NamesExpansionTests.path("\(deep).png", row) }
    #expect(
      fault?.description == "the file name has 1231 bytes, at most 1024 can be written; use fewer fields in --name")
    let wide = Array(repeating: folder, count: 4).joined(separator: "-")
    #expect(throws: NameFault.self) { try NamesExpansionTests.path("\(wide).png", row) }
  }
}
