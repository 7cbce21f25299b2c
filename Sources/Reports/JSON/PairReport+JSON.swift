public import JSON
import Pixels

extension PairReport {
  /// The pair as JSON: every member is always there, `null` where it is not known.
  public var json: JSONValue { .object(JSONObject(jsonMembers)) }

  var jsonMembers: [(String, JSONValue)] { identity + counts + circumstances }

  private var identity: [(String, JSONValue)] {
    [
      ("name", .string(name)), ("expected", .optional(expected)), ("actual", .optional(actual)),
      ("verdict", .string(verdict.rawValue)),
      ("width", .optional(expectedSize?.width ?? actualSize?.width)),
      ("height", .optional(expectedSize?.height ?? actualSize?.height)),
      ("actualWidth", .optional(actualSize?.width)), ("actualHeight", .optional(actualSize?.height)),
    ]
  }

  private var counts: [(String, JSONValue)] {
    [
      ("differentPixels", .optional(pixels?.different)), ("excusedPixels", .optional(pixels?.excused)),
      ("changedPixels", .optional(pixels?.changed)), ("ignoredPixels", .optional(pixels?.ignored)),
      ("totalPixels", .optional(pixels?.total)), ("maxDeltaE", .optional(pixels?.maxDeltaE)),
      ("p999DeltaE", .optional(pixels?.highDeltaE)),
      ("maxLevels", pixels.map { .array($0.maxLevels.map { .integer($0) }) } ?? .null),
      ("densestWindow", .optional(pixels?.densest)), ("bounds", pixels?.bounds?.json ?? .null),
      ("worst", pixels?.worst?.json ?? .null),
    ]
  }

  private var circumstances: [(String, JSONValue)] {
    [
      ("exceeded", .strings(exceeded)), ("change", change?.json ?? .null), ("parts", .array(parts.map(\.json))),
      ("notes", .strings(notes)), ("error", fault?.json ?? .null), ("renamedFrom", .optional(renamedFrom)),
      ("written", .bool(isWritten)), ("picture", .optional(picture)), ("place", place?.json ?? .null),
    ]
  }
}

extension JSONValue {
  static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
  static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
  static func optional(_ number: Double?) -> JSONValue { number.map { .number($0) } ?? .null }
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
}
