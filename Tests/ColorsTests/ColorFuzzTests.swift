import Colors
import Pixels
import TestSupport
import Testing

/// Broken colours are refused in words, and nothing traps.
@Suite struct ColorFuzzTests {
  private static let seeds = [
    "rgb(255 149 0 / 50%)", "hsla(120deg, 75%, 50%, .4)", "hwb(0.9turn 23% 28%)", "lab(50% -20 30 / none)",
    "lch(1e3 1e9 -1e20)", "oklab(0.5 -0.4 1e300)", "oklch(70% 1e400 30rad)", "color(display-p3 1e99 -1e99 0)",
    "color(xyz-d50 1e308 1e-308 -1e308)", "color(prophoto-rgb .1 .2 .3/.4)", "#ff9500\\30", "css:\\6F range/* x */",
    "swiftui:orange", "rgb(calc(1 + 2) 0 0)", "color-mix(in srgb, red, \"x\\\")", "rgb(from currentcolor r g b)",
  ]
  private static let pieces = [
    "(", ")", ",", "/", "/*", "*/", "\\", "%", "-", "+", ".", "e", "1e999", "-1e999", "none", "#", " ", "\n", "\0",
    "\u{212A}", "é", "\u{1F600}", "deg", "calc(", "url(", "\"", "\\0", "\\d800 ", "\\110000", "5", "'", "[", "]", ":",
  ]

  @Test func mutatedColorsAreReadOrRefused() {
    var random = SplitMix64(seed: 20)
    var counts = (read: 0, refused: 0)
    for index in 0..<10_000 {
      let text = mutated(Self.seeds[index % Self.seeds.count], &random)
      let reading = ColorReading(names: index % 2 == 0 ? .css : .swiftUI, gamut: index % 3 == 0 ? .clip : .css)
      do throws(ColorError) {
        let color = try ColorParser.parse(text, reading: reading)
        counts.read += 1
        if index % 16 == 0 { #expect(try ColorExplanation(text, reading: reading).color == color) }
      } catch {
        counts.refused += error.message.isEmpty ? 0 : 1
      }
      _ = ColorParser.conflict(in: text, reading: reading)
    }
    print("fuzzed colours: \(counts)")
    #expect(counts.read + counts.refused == 10_000 && counts.read > 500 && counts.refused > 1000)
  }

  /// Every cut of every seed, by bytes, also within a character.
  @Test func cutColorsAreReadOrRefused() {
    for seed in Self.seeds {
      let bytes = Array(seed.utf8)
      for length in 0..<bytes.count {
        let text = String(decoding: bytes[..<length], as: UTF8.self)
        if let color = try? ColorParser.parse(text) { #expect(!color.description.isEmpty) }
      }
    }
  }

  /// Deep nesting and long text take time in proportion, and no stack.
  @Test func longTextIsRefused() {
    for text in [
      String(repeating: "rgb(", count: 50_000), "rgb(" + String(repeating: "(", count: 50_000),
      "rgb(" + String(repeating: "1 ", count: 50_000), String(repeating: "/**/", count: 50_000),
      "#" + String(repeating: "\\66 ", count: 20_000), String(repeating: "\\", count: 50_000),
    ] {
      #expect(throws: ColorError.self) { try ColorParser.parse(text) }
    }
  }

  private func mutated(_ seed: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(seed.unicodeScalars)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...scalars.count, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        scalars.insert(
          contentsOf: Array(Self.pieces.randomElement(using: &random)?.unicodeScalars ?? "-".unicodeScalars), at: place)
      case 1 where place < scalars.count: scalars.remove(at: place)
      default:
        guard !scalars.isEmpty else { break }
        scalars.swapAt(min(place, scalars.count - 1), Int.random(in: 0..<scalars.count, using: &random))
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
