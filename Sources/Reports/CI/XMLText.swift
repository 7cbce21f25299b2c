/// Texts in XML 1.0.
enum XMLText {
  /// As content of an element or value of an attribute in double quotes. Line ends and tabs are kept, by reference where
  /// an attribute would lose them; what XML cannot hold is spelled out, as in `\x1B` and `\uFFFE`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map(escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case "\"": "&quot;"
    case "'": "&apos;"
    case "\t", "\n", "\r": "&#\(scalar.value);"
    default: Visible.line(String(scalar))
    }
  }

  /// An attribute with a space before it.
  static func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(escaped(value))\"" }

  static func attribute(_ name: String, _ value: Int) -> String { attribute(name, String(value)) }
}
