import Arguments
import FileSystem
import JSON
import PNGCodec
import ShoeRender

/// What `inspect --rules` proves or refutes.
struct RulesReport {
  /// Rules that a picture may be held against.
  enum Rules: String, CaseIterable, ArgumentValue {
    case whiteSquare = "white-square"
  }

  let path: String
  let rules: Rules
  let points: [WhiteSquare.Point]

  /// Measures a picture. Throws for what is no PNG.
  init(_ rules: Rules, path: String, bytes: [UInt8]) throws {
    self.path = path
    self.rules = rules
    let hasSRGB = try bytes.withUnsafeBytes { file in
      try PNGOutline(of: file).chunks.contains { $0.type.description == "sRGB" }
    }
    points = WhiteSquare.points(
      of: try PNGDecoder.bitmap(from: bytes), try PNGDecoder.header(of: bytes), hasSRGB: hasSRGB)
  }

  /// Whether all holds.
  var passes: Bool { points.allSatisfy(\.holds) }

  /// What no measuring tells.
  static let note =
    "marketplaces want photographs as main images; a drawing that passes may still be refused there, and serves as a further image or in a shop of your own"
}

extension RulesReport {
  var json: JSONValue {
    .object([
      "file": .string(path), "rules": .string(rules.rawValue), "passes": .bool(passes),
      "points": .array(
        points.map { point in
          .object([
            "point": .string(point.name), "holds": .bool(point.holds), "required": .string(point.required),
            "found": .string(point.found),
          ])
        }),
      "note": .string(Self.note),
    ])
  }

  var text: String {
    let width = points.reduce(0) { max($0, $1.name.count) }
    let lines = points.map { point in
      let label = point.name + String(repeating: " ", count: width - point.name.count)
      return "  \(point.holds ? "yes" : "NO ")  \(label)  \(point.required): \(point.found)"
    }
    let verdict = "\(PathBytes.visible(path)): \(passes ? "is" : "is not") a \(rules.rawValue)"
    return ([verdict] + lines + ["Note: \(Self.note)."]).joined(separator: "\n") + "\n"
  }
}
