public import JSON
import ShoeDesign

/// The JSON Schema (draft 2020-12) of the reports of `diff --json` and `check --json`.
public enum ReportSchema {
  /// The schema: a pair of two pictures, or a summary with pairs.
  public static var json: JSONValue {
    .object([
      "$schema": .string(JSONSchema.dialect), "title": .string("A report of shoe-render diff or check"),
      "oneOf": .array([
        JSONSchema.object(PairSchema.members + run, required: names(PairSchema.members + run)),
        JSONSchema.object(
          [("summary", summary), ("pairs", array(JSONSchema.reference("pair")))], required: ["summary", "pairs"]),
      ]),
      "$defs": .object(JSONObject([("pair", PairSchema.pair)] + PairSchema.definitions)),
    ])
  }

  private static let run: [(String, JSONValue)] = [
    ("scope", JSONSchema.choice(["files", "folders", "lists", "check"])),
    ("passed", described("boolean", "Whether the exit code is 0.")),
    ("metric", JSONSchema.string("As on the command line: delta-e, exact, pixelmatch6, pixelmatch7 or pixelmatch8.")),
    ("threshold", optional("number", "Beyond which value of the metric a pixel differs; null for exact.")),
    ("antialiasing", JSONSchema.choice(["count", "excuse"])),
    ("limits", array(JSONSchema.string("A limit as written, such as --max-diff 50px."))),
    ("accept", optional("string", "The command that accepts what was found; null where there is nothing to accept.")),
    ("generator", JSONSchema.string("The program that made the report.")),
  ]

  private static var summary: JSONValue {
    let members =
      [
        ("expected", JSONSchema.string("The expected side as given.")),
        ("actual", JSONSchema.string("The actual side as given.")),
      ] + run
      + [
        ("total", count("All pairs, those with one side too.")),
        ("compared", count("Pairs of which both sides could be read.")),
      ] + Verdict.allCases.map { ($0.rawValue, count("Pairs with this verdict.")) }
      + [
        ("groups", array(group)), ("notes", array(JSONSchema.string("What holds for the whole run."))),
      ]
    return JSONSchema.object(members, required: names(members))
  }

  private static let group = JSONSchema.object(
    [
      ("cause", JSONSchema.string("The change that the pairs have in common.")),
      ("pairs", array(JSONSchema.string("A pair's name."))),
    ], required: ["cause", "pairs"])
}

extension ReportSchema {
  static func names(_ members: [(String, JSONValue)]) -> [String] { members.map(\.0) }

  static func array(_ items: JSONValue) -> JSONValue { .object(["type": .string("array"), "items": items]) }

  static func described(_ type: String, _ description: String) -> JSONValue {
    .object(["type": .string(type), "description": .string(description)])
  }

  /// A value of that type, or null.
  static func optional(_ type: String, _ description: String) -> JSONValue {
    .object(["type": .array([.string(type), .string("null")]), "description": .string(description)])
  }

  /// What `$defs` has, or null.
  static func optionalReference(_ name: String) -> JSONValue {
    .object(["oneOf": .array([JSONSchema.reference(name), .object(["type": .string("null")])])])
  }

  static func count(_ description: String) -> JSONValue {
    .object(["type": .string("integer"), "minimum": .integer(0), "description": .string(description)])
  }

  static func optionalCount(_ description: String) -> JSONValue {
    .object([
      "type": .array([.string("integer"), .string("null")]), "minimum": .integer(0),
      "description": .string(description),
    ])
  }
}
