import JSON
import Pixels
import Testing

@testable import Colors

/// css-parsing-tests and a grid of web-platform-tests: what an input must be read as, in the words of the sources.
@Suite(.enabled(if: SharedJSON.isPresent, "the suites in ../shared/data are absent"))
struct BulkPairTests {
  /// A pair whose expected text is `rgb()` is compared in bytes, any other in components.
  @Test func everyPairIsReadAsTheTextSays() throws {
    let pairs = try #require(SharedJSON.value("csscolor/bulk-pairs.json").array)
    var counts = (refused: 0, bytes: 0, components: 0)
    for pair in pairs {
      let row = try #require(pair.array)
      let input = try #require(row[1].string)
      guard let text = row[2].string else {
        counts.refused += 1
        #expect(throws: ColorError.self, "\(input)") {
          try ColorParser.parse(input, reading: ColorReading(names: .css))
        }
        continue
      }
      let expected = try ExpectedText(text)
      if expected.name.hasPrefix("rgb") {
        counts.bytes += 1
        let color = try ColorParser.parse(input, reading: ColorReading(names: .css))
        #expect(try color == expected.color(), "\(input): \(text)")
      } else {
        counts.components += 1
        try expectComponents(input, expected)
      }
    }
    print("csscolor bulk pairs: \(pairs.count): \(counts)")
    #expect(pairs.count == 5524 && counts == (45, 4639, 840))
  }

  private func expectComponents(_ input: String, _ expected: ExpectedText) throws {
    guard case .function(let color) = try CSSColorReader.form(of: input[...], whole: input[...]) else {
      Issue.record("\(input) is no function")
      return
    }
    // `xyz` is another word for `xyz-d65`.
    #expect(color.space.rawValue == expected.space || color.space == .xyz && expected.space == "xyz-d65", "\(input)")
    #expect(color.alpha == expected.alpha, "\(input)")
    let components = [color.components.x, color.components.y, color.components.z]
    for (index, value) in components.enumerated() {
      let isHue = expected.space.hasSuffix("lch") && index == 2
      let difference = (isHue ? Angles.normalized(value) : value) - (try expected.held(index))
      #expect(abs(difference) < 1e-9, "\(input): component \(index)")
    }
  }
}

/// `lch(10 110 0 / 0.2)`, as the suites write what they expect. Read by splitting alone.
private struct ExpectedText {
  let name: String
  let space: String
  let numbers: [Double]
  let alpha: Double

  init(_ text: String) throws {
    let parts = text.split { "(), /".contains($0) }.map(String.init)
    name = parts[0]
    let hasSpace = name == "color"
    space = hasSpace ? parts[1] : name
    let all = try parts.dropFirst(hasSpace ? 2 : 1).map { try #require(Double($0)) }
    numbers = Array(all.prefix(3))
    alpha = all.count > 3 ? all[3] : 1
  }

  func color() throws -> RGBA8 {
    RGBA8(numbers.map { UInt8($0) }, alpha: UInt8((alpha * 255).rounded()))
  }

  /// The sources keep a lightness beyond its ends and a chroma below 0, which CSS Color 4 holds to their ranges.
  func held(_ index: Int) throws -> Double {
    let value = numbers[index]
    switch (space, index) {
    case ("lab", 0), ("lch", 0): return min(max(value, 0), 100)
    case ("oklab", 0), ("oklch", 0): return min(max(value, 0), 1)
    case ("lch", 1), ("oklch", 1): return max(value, 0)
    default: return value
    }
  }
}
