public import JSON
import PNGCodec
import ShoeDesign

/// The JSON Schema of model.json: it accepts what the reader does, but for proportions and masks, which only the files
/// can tell.
public enum ModelSchema {
  private static let limit = 1 << 28

  /// The schema.
  public static var json: JSONValue {
    JSONSchema.object(
      [
        JSONSchema.schemaMember,
        ("name", nonEmpty("The name that a configuration's model picks; the folder's if left out.")),
        ("title", JSONSchema.string("The name for people.")),
        ("sizes", .object(["type": .string("array"), "items": pair(from: 1), "minItems": .integer(1)])),
        ("frame", pair(from: 1)), ("defaultWidth", integer(from: 1)),
        (
          "layers",
          .object([
            "type": .string("array"), "items": layer, "minItems": .integer(1),
            "contains": .object(["properties": .object(["finish": .object(["const": .string(Finish.flat.rawValue)])])]),
            "maxItems": .integer(LayerSet.maximumLayers),
          ])
        ),
      ],
      required: ["layers"],
      more: noOffsetsAtSeveralSizes + [("$defs", .object(["colorText": ColorSchema.text]))]
    ).headed("model.json")
  }

  private static var layer: JSONValue {
    JSONSchema.object(
      [
        ("mask", mask), ("part", .object(["type": .string("string"), "pattern": .string(ShoePart.namePattern)])),
        ("color", JSONSchema.reference("colorText")),
        ("channel", JSONSchema.choice(MaskChannel.allCases.map(\.rawValue))),
        ("offset", pair(from: -limit)), ("default", JSONSchema.reference("colorText")),
        ("title", JSONSchema.string("The part's name for people.")),
        ("finish", JSONSchema.choice(Finish.allCases.map(\.rawValue))),
      ],
      required: ["mask"],
      more: [
        (
          "oneOf",
          .array([
            .object(["required": .array([.string("part")]), "properties": .object(["color": .bool(false)])]),
            .object([
              "required": .array([.string("color")]),
              "properties": .object(["part": .bool(false), "default": .bool(false), "title": .bool(false)]),
            ]),
          ])
        )
      ])
  }

  /// A path inside of the set's folder.
  private static let mask: JSONValue = .object([
    "type": .string("string"), "description": .string("The PNG file."), "minLength": .integer(1),
    "pattern": .string("^(?!/)(?![\\s\\S]*\\u0000)(?!(?:[\\s\\S]*/)?\\.\\.(?:/|$))"),
  ])

  private static let noOffsetsAtSeveralSizes: [(String, JSONValue)] = [
    (
      "if",
      .object([
        "required": .array([.string("sizes")]),
        "properties": .object(["sizes": .object(["minItems": .integer(2)])]),
      ])
    ),
    (
      "then",
      .object([
        "properties": .object([
          "layers": .object(["items": .object(["properties": .object(["offset": .bool(false)])])])
        ])
      ])
    ),
  ]

  private static func nonEmpty(_ description: String) -> JSONValue {
    .object(["type": .string("string"), "description": .string(description), "minLength": .integer(1)])
  }

  private static func integer(from least: Int) -> JSONValue {
    .object(["type": .string("integer"), "minimum": .integer(least), "maximum": .integer(limit)])
  }

  private static func pair(from least: Int) -> JSONValue {
    .object([
      "type": .string("array"), "items": integer(from: least), "minItems": .integer(2), "maxItems": .integer(2),
    ])
  }
}
