import Colors
public import JSON

/// The JSON Schema of a colour: what `ColorParser` reads, as far as patterns can tell.
public enum ColorSchema {
  /// A colour written as a string. Names are listed, for editors to offer, and once more by pattern, since they may be
  /// written in capitals, with a prefix, and with blanks around them. What is inside of CSS functions, comments and
  /// escapes, and what palettes hold, is left to the reader; bare names of a palette's are not known here.
  public static var text: JSONValue {
    .object([
      "type": .string("string"),
      "description": .string(
        "A SwiftUI name (orange is 255,149,0), else a CSS name, hex such as #ff9500, or a CSS function; css: and swiftui: choose the table."
      ),
      "anyOf": .array([JSONSchema.choice(names)] + patterns.map { .object(["pattern": .string($0)]) }),
    ])
  }

  /// SwiftUI's object of components, each from 0 to 1.
  public static var components: JSONValue {
    let names = ["red", "green", "blue", "opacity"]
    return JSONSchema.object(names.map { ($0, component) }, required: Array(names.prefix(3)))
  }

  /// The same as an array of three or four.
  public static var array: JSONValue {
    .object(["type": .string("array"), "items": component, "minItems": .integer(3), "maxItems": .integer(4)])
  }

  private static let component: JSONValue = .object([
    "type": .string("number"), "minimum": .integer(0), "maximum": .integer(1),
  ])

  /// All names, once each, sorted.
  private static var names: [String] { Set(NamedColorTable.allCases.flatMap(\.names)).sorted() }

  private static let blanks = "[ \\t\\n\\f\\r]*"

  private static var patterns: [String] {
    let hex = "#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})"
    let functions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"]
    let css =
      "(?:\(prefix(.css)))?(?:\(hex)|\(anyCase(NamedColorTable.css.names))|(?:\(anyCase(functions)))\\([\\s\\S]*)"
    let swiftUI = "(?:\(prefix(.swiftUI)))?(?:\(anyCase(NamedColorTable.swiftUI.names)))"
    let palette = "^\(blanks)\(anyCase(["palette"])):"
    return ["^\(blanks)(?:\(css)|\(swiftUI))\(blanks)$", palette, "/\\*|\\\\"]
  }

  private static func prefix(_ table: NamedColorTable) -> String { anyCase([table.rawValue]) + ":" + blanks }

  /// Alternatives of words in letters of either case, since not all regular expressions can ignore it.
  private static func anyCase(_ words: [String]) -> String {
    words.map { word in word.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : "\($0)" }.joined() }.joined(
      separator: "|")
  }
}
