import Colors
import Pixels
import Testing

/// CIEDE2000 against the published pairs, and the whole way from bytes against a colour library.
@Suite(.enabled(if: SharedJSON.isPresent, "the suites in ../shared/data are absent"))
struct ColorDifferenceTests {
  @Test func publishedPairsAgreeToFourDecimals() throws {
    let rows = try SharedJSON.rows("ciede2000/sharma34.csv")
    for row in rows {
      let number = { (key: String) in try #require(row[key].flatMap { Double($0) }) }
      let first = Lab(lightness: try number("L1"), a: try number("a1"), b: try number("b1"))
      let second = Lab(lightness: try number("L2"), a: try number("a2"), b: try number("b2"))
      let published = try number("dE00")
      let exact = try number("dE00_float64")
      for difference in [first.difference(from: second), second.difference(from: first)] {
        #expect(abs(difference - published) <= 5e-5, "pair \(row["pair"] ?? "")")
        #expect(abs(difference - exact) <= 1e-11, "pair \(row["pair"] ?? "")")
      }
    }
    print("CIEDE2000, published pairs: \(rows.count)")
    #expect(rows.count == 34)
  }

  @Test func pairsOfBytesAgree() throws {
    let rows = try SharedJSON.rows("ciede2000/srgb-pairs.csv")
    for row in rows {
      let number = { (key: String) in try #require(row[key].flatMap { Double($0) }) }
      let labs = try ["1", "2"].map { index in
        let channels = try ["r", "g", "b"].map { try UInt8(number($0 + index)) }
        let lab = Lab(RGBA8(channels, alpha: 128))
        #expect(abs(lab.lightness - (try number("L\(index)_d65"))) < 1e-6)
        #expect(abs(lab.a - (try number("a\(index)_d65"))) < 1e-6)
        #expect(abs(lab.b - (try number("b\(index)_d65"))) < 1e-6)
        return lab
      }
      let expected = try number("dE00_lab_d65")
      #expect(abs(labs[0].difference(from: labs[1]) - expected) < 2e-6, "row \(row["n"] ?? "")")
    }
    print("CIEDE2000, pairs of sRGB bytes: \(rows.count)")
    #expect(rows.count == 600)
  }

  @Test func equalColorsDoNotDiffer() {
    for byte in stride(from: UInt8(0), through: 250, by: 10) {
      let lab = Lab(RGBA8(red: byte, green: 200, blue: 255 - byte))
      #expect(lab.difference(from: lab) == 0)
    }
  }

  /// Nonsense in, no trap.
  @Test func extremeCoordinatesDoNotTrap() {
    let values = [0, -1, 1e308, -.infinity, .infinity, .nan]
    for a in values {
      for b in values {
        let lab = Lab(lightness: a, a: b, b: a)
        #expect(!(lab.difference(from: Lab(lightness: 50, a: a, b: b)) < 0))
      }
    }
  }
}
