import JSON
import Pixels

extension PixelRectangle {
  var json: JSONValue {
    .object(["x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height)])
  }
}

extension ColorChange {
  var json: JSONValue {
    .object([
      "before": .string("\(before)"), "after": .string("\(after)"), "nameBefore": .string(names.before),
      "nameAfter": .string(names.after), "deltaE": .number(deltaE),
    ])
  }
}

extension PartReport {
  var json: JSONValue {
    .object([
      "part": .string(part), "pixels": .integer(pixels), "changedPixels": .integer(changed),
      "color": color?.json ?? .null, "reshaped": isReshaped.map { .bool($0) } ?? .null,
    ])
  }
}

extension ChangeKind {
  /// The names of kinds in JSON.
  static let names = ["recolored", "reshaped", "moved", "resized", "alpha-only", "metadata-only"]

  var json: JSONValue {
    switch self {
    case .recolored(let parts): .object(["kind": .string("recolored"), "parts": .strings(parts)])
    case .reshaped(let parts): .object(["kind": .string("reshaped"), "parts": .strings(parts)])
    case .moved(let x, let y): .object(["kind": .string("moved"), "x": .integer(x), "y": .integer(y)])
    case .resized: .object(["kind": .string("resized")])
    case .alphaOnly: .object(["kind": .string("alpha-only")])
    case .metadataOnly: .object(["kind": .string("metadata-only")])
    }
  }
}

extension PairFault {
  var json: JSONValue {
    .object(["side": .string(side.rawValue), "path": .string(path), "message": .string(message)])
  }
}

extension SourcePlace {
  var json: JSONValue { .object(["file": .string(file), "line": .optional(line)]) }
}
