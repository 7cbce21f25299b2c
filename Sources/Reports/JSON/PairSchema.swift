import JSON
import ShoeDesign

/// The schema of one pair.
enum PairSchema {
  static var pair: JSONValue { JSONSchema.object(members, required: ReportSchema.names(members)) }

  static var members: [(String, JSONValue)] { identity + counts + circumstances }

  private static let identity: [(String, JSONValue)] = [
    ("name", JSONSchema.string("A relative path, or the key of a design.")),
    ("expected", ReportSchema.optional("string", "The expected picture, or where its design stands.")),
    ("actual", ReportSchema.optional("string", "The actual picture, or where its design stands.")),
    ("verdict", JSONSchema.choice(Verdict.allCases.map(\.rawValue))),
    ("width", ReportSchema.optionalCount("Pixels, of the expected picture where there is one.")),
    ("height", ReportSchema.optionalCount("Pixels, of the expected picture where there is one.")),
    ("actualWidth", ReportSchema.optionalCount("Pixels of the actual picture.")),
    ("actualHeight", ReportSchema.optionalCount("Pixels of the actual picture.")),
  ]

  private static let counts: [(String, JSONValue)] = [
    ("differentPixels", ReportSchema.optionalCount("Pixels that count as different; null where none were compared.")),
    ("excusedPixels", ReportSchema.optionalCount("Pixels excused as antialiasing.")),
    ("changedPixels", ReportSchema.optionalCount("Pixels with any difference, tolerated or not.")),
    ("ignoredPixels", ReportSchema.optionalCount("Changed pixels in regions that are ignored.")),
    ("totalPixels", ReportSchema.optionalCount("All pixels of one picture.")),
    ("maxDeltaE", ReportSchema.optional("number", "The largest CIEDE2000 of a pixel.")),
    ("p999DeltaE", ReportSchema.optional("number", "The CIEDE2000 that 99.9 % of all pixels do not exceed.")),
    ("maxLevels", levels),
    ("densestWindow", ReportSchema.optionalCount("The most different pixels in a window of --max-density.")),
    ("bounds", ReportSchema.optionalReference("rectangle")), ("worst", ReportSchema.optionalReference("colorChange")),
  ]

  private static let circumstances: [(String, JSONValue)] = [
    ("exceeded", ReportSchema.array(JSONSchema.string("A limit that was exceeded, the strictest first."))),
    ("change", ReportSchema.optionalReference("change")),
    ("parts", ReportSchema.array(JSONSchema.reference("part"))),
    ("notes", ReportSchema.array(JSONSchema.string("What is said but decides nothing."))),
    ("error", ReportSchema.optionalReference("error")),
    ("renamedFrom", ReportSchema.optional("string", "The name on the expected side.")),
    ("written", ReportSchema.described("boolean", "Whether the expected picture was replaced since.")),
    ("picture", ReportSchema.optional("string", "The difference picture that was written.")),
    ("place", ReportSchema.optionalReference("place")),
  ]

  private static let levels: JSONValue = .object([
    "type": .array([.string("array"), .string("null")]),
    "description": .string("The largest difference of a sample: red, green, blue, alpha."),
    "items": .object(["type": .string("integer"), "minimum": .integer(0), "maximum": .integer(65535)]),
    "minItems": .integer(4), "maxItems": .integer(4),
  ])
}

extension PairSchema {
  /// What the members refer to.
  static var definitions: [(String, JSONValue)] {
    [
      ("rectangle", whole(["x", "y", "width", "height"].map { ($0, ReportSchema.count("Pixels.")) })),
      ("colorChange", colorChange), ("part", part), ("change", change),
      (
        "error",
        whole([
          ("side", JSONSchema.choice(["expected", "actual"])), ("path", JSONSchema.string("The file.")),
          ("message", JSONSchema.string("What is wrong and the way out.")),
        ])
      ),
      (
        "place",
        whole([
          ("file", JSONSchema.string("The file of the design.")),
          ("line", ReportSchema.optionalCount("Its line, from 1.")),
        ])
      ),
    ]
  }

  private static var colorChange: JSONValue {
    let hex: JSONValue = .object(["type": .string("string"), "pattern": .string("^#[0-9a-f]{6}([0-9a-f]{2})?$")])
    return whole([
      ("before", hex), ("after", hex), ("nameBefore", JSONSchema.string("The nearest name.")),
      ("nameAfter", JSONSchema.string("The nearest name.")),
      ("deltaE", ReportSchema.described("number", "Their CIEDE2000.")),
    ])
  }

  private static var part: JSONValue {
    whole([
      ("part", JSONSchema.string("The part's name.")),
      ("pixels", ReportSchema.count("Pixels in which the part shows, in either picture.")),
      ("changedPixels", ReportSchema.count("How many of them changed.")),
      ("color", ReportSchema.optionalReference("colorChange")),
      ("reshaped", ReportSchema.optional("boolean", "Whether the part covers other pixels than before.")),
    ])
  }

  private static var change: JSONValue {
    let members: [(String, JSONValue)] = [
      ("kind", JSONSchema.choice(ChangeKind.names)),
      ("parts", ReportSchema.array(JSONSchema.string("A part that changed so."))),
      ("x", ReportSchema.described("integer", "Pixels to the right.")),
      ("y", ReportSchema.described("integer", "Pixels down.")),
    ]
    return JSONSchema.object(members, required: ["kind"])
  }

  /// An object of which every member is there.
  private static func whole(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONSchema.object(members, required: ReportSchema.names(members))
  }
}
