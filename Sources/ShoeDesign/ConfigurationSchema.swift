public import JSON

/// The JSON Schema of a ShoeConfiguration: it accepts what ``ConfigurationReader`` reads. It cannot see a key that is
/// written twice, nor what is wrong inside of a CSS function.
public enum ConfigurationSchema {
  /// A part as an editor offers it.
  public struct Part: Sendable {
    let part: ShoePart
    let title: String

    /// A part with its name for people.
    public init(_ part: ShoePart, title: String) {
      self.part = part
      self.title = title
    }
  }

  /// The schema for a model with these parts; nil for any model, whose parts may have any name.
  public static func json(parts: [Part]? = nil) -> JSONValue {
    JSONSchema.object(
      [
        JSONSchema.schemaMember,
        (key(.manufacturer), JSONSchema.string("Who makes the shoe.")),
        (key(.name), JSONSchema.string("The name of the colorway.")),
        (key(.model), JSONSchema.string("The name of the layer set; see 'shoe-render models'.")),
        (key(.sku), JSONSchema.string("The maker's number for the colorway.")),
        (key(.shoeColors), shoeColors(parts)),
        (key(.metadata), .object(["type": .string("object"), "description": .string("Anything else.")])),
      ],
      more: [("$defs", .object(["color": color, "colorText": ColorSchema.text]))]
    ).headed("ShoeConfiguration")
  }

  private static func key(_ key: ConfigurationReader.Key) -> String { key.rawValue }

  private static var color: JSONValue {
    .object([
      "anyOf": .array([JSONSchema.reference("colorText"), ColorSchema.components, ColorSchema.array])
    ])
  }

  private static func shoeColors(_ parts: [Part]?) -> JSONValue {
    let own = (parts ?? []).filter { !$0.part.isStandard }
    let standard = ShoePart.standard.map { part in
      parts?.first { $0.part == part } ?? Part(part, title: part.rawValue)
    }
    let reference = JSONSchema.reference("color")
    let more = [("patternProperties", JSONValue.object(JSONObject([(ShoePart.namePattern, reference)])))]
    return JSONSchema.object(
      (standard + own).map { part in
        (part.part.rawValue, .object(["title": .string(part.title), "$ref": .string("#/$defs/color")]))
      }, more: parts == nil ? more : [])
  }
}

extension JSONValue {
  /// The schema with its dialect and title before all else.
  public func headed(_ title: String) -> JSONValue {
    let head = [("$schema", JSONValue.string(JSONSchema.dialect)), ("title", .string(title))]
    return .object(JSONObject(head + (object?.members ?? []).map { ($0.key, $0.value) }))
  }
}
