public import JSON

/// Pieces of JSON Schemas (draft 2020-12), of which the schemas of configurations and of model.json are made.
public enum JSONSchema {
  /// The dialect, as a schema's `$schema` names it.
  public static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// A string, with words for people.
  public static func string(_ description: String) -> JSONValue {
    .object(["type": .string("string"), "description": .string(description)])
  }

  /// One of these strings.
  public static func choice(_ values: [String]) -> JSONValue { .object(["enum": .array(values.map { .string($0) })]) }

  /// A reference into `$defs`.
  public static func reference(_ name: String) -> JSONValue { .object(["$ref": .string("#/$defs/\(name)")]) }

  /// An object of these members and no others.
  public static func object(
    _ properties: [(String, JSONValue)], required: [String] = [], more: [(String, JSONValue)] = []
  ) -> JSONValue {
    var object = JSONObject([
      ("type", .string("object")), ("properties", .object(JSONObject(properties))),
    ])
    if !required.isEmpty { object["required"] = .array(required.map { .string($0) }) }
    for (key, value) in more { object[key] = value }
    object["additionalProperties"] = .bool(false)
    return .object(object)
  }

  /// The member that editors write to know the schema.
  public static let schemaMember = ("$schema", string("The schema of this file, for editors; not read."))
}
