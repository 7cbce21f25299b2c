import CDigest
import Comparing
import JSON
import Pixels
import TestSupport
import Testing

/// A case of pixelmatch's own suite, or one derived with the program itself: a pair, options, and its answers.
struct PixelmatchCase: CustomTestStringConvertible {
  let generation: PixelmatchGeneration
  let expected: String
  let actual: String
  let options: JSONValue
  /// Pixels that count, or the densest window where `windowSize` is given.
  let result: Int
  /// Excused pixels; nil where the source does not say.
  let excused: Int?
  /// Of the bytes of the difference picture; nil where there is none.
  let digest: String?

  var testDescription: String { "\(generation) \(expected) \(actual) \(JSONWriter().text(options))" }

  var rule: PixelRule {
    get throws {
      var metric = PixelmatchOptions(generation)
      if let threshold = options["threshold"]?.number { metric.threshold = threshold.double }
      if let checkerboard = options["checkerboard"]?.bool { metric.checkerboard = checkerboard }
      return PixelRule(
        metric: .pixelmatch(metric), antialiasing: options["includeAA"]?.bool == true ? .count : .excuse,
        window: window)
    }
  }

  var window: DensityWindow? {
    options["windowSize"]?.number?.integer.map { DensityWindow(width: $0, height: $0) }
  }

  var style: HighlightStyle {
    get throws {
      var style = HighlightStyle(alpha: options["alpha"]?.number?.double ?? 0.1)
      style.isMask = options["diffMask"]?.bool == true
      style.roundsAsSix = generation == .six
      style.darker = color("diffColorAlt")
      style.different = color("diffColor") ?? style.different
      style.excused = color("aaColor") ?? style.excused
      return style
    }
  }

  private func color(_ key: String) -> RGBA8? {
    guard let values = options[key]?.array?.compactMap({ $0.number?.integer }) else { return nil }
    return RGBA8(red: UInt8(values[0]), green: UInt8(values[1]), blue: UInt8(values[2]))
  }

  /// What pixelmatch's function returns.
  func answer(_ statistics: PixelStatistics, size: PixelSize) -> Int {
    window.map { statistics.densest($0, in: size) } ?? statistics.different
  }
}

extension PixelmatchCase {
  static func generation(_ version: String) throws -> PixelmatchGeneration {
    try #require(["v6.0.0": .six, "v7.2.0": .seven, "main-c6fee35": .eight][version])
  }

  /// Those whose pictures lie in files.
  static func published() throws -> [PixelmatchCase] {
    try list("cases").map { row in
      PixelmatchCase(
        generation: try generation(try #require(row["pixelmatch"]?.string)), expected: try name(row["image1"]),
        actual: try name(row["image2"]), options: try #require(row["options"]),
        result: try #require((row["expectedMismatch"] ?? row["expectedResult"])?.number?.integer), excused: nil,
        digest: row["expectedDiffRgbaSha256"]?.string)
    }
  }

  static func derived() throws -> [PixelmatchCase] {
    let file = try JSONReader.parse(try #require(SharedData.bytes(of: "diff/derived-cases.json")))
    return try #require(file["rows"]?.array).map { value in
      let row = try #require(value.array)
      return PixelmatchCase(
        generation: try generation(try #require(row[0].string)), expected: "input/\(try #require(row[1].string))",
        actual: "input/\(try #require(row[2].string))", options: row[3], result: try #require(row[4].number?.integer),
        excused: row[5].number?.integer, digest: row[6].string)
    }
  }

  static func list(_ key: String) throws -> [JSONValue] {
    let file = try JSONReader.parse(try #require(SharedData.bytes(of: "diff/cases.json")))
    return try #require(file[key]?.array)
  }

  private static func name(_ value: JSONValue?) throws -> String {
    String(try #require(value?.string).dropLast(4))
  }
}

/// A highlight picture of a whole pair, as pixelmatch leaves it in its buffer.
func highlight(_ expected: Picture, _ verdicts: [PixelVerdict], _ style: HighlightStyle) -> [RGBA8] {
  let painter = HighlightPainter(style: style)
  var output = [RGBA8](repeating: .clear, count: expected.size.area)
  expected.withRows(0..<expected.size.height) { rows in
    output.withUnsafeMutableBufferPointer { output in
      verdicts.withUnsafeBufferPointer { verdicts in
        for y in 0..<rows.rows.count {
          let start = y * rows.width
          painter.drawPixels(
            row: y, of: rows, verdicts: verdicts.baseAddress! + start, into: output.baseAddress! + start)
        }
      }
    }
  }
  return output
}

/// SHA-256 of pixels as bytes, in hexadecimal.
func sha256(_ pixels: [RGBA8]) -> String {
  let bytes = pixels.withUnsafeBytes { Array($0) }
  var digest = [UInt8](repeating: 0, count: 32)
  cdigest_sha256(bytes, bytes.count, &digest)
  return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

extension JSONValue {
  /// A member of an object; nil where there is none, or no object.
  subscript(key: String) -> JSONValue? { object?[key] }
}
