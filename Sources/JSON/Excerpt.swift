/// Pieces of the text as messages show them: on one line, of bounded length.
enum Excerpt {
  private static let limit = 40

  /// `text`, cut after 40 scalars.
  static func cut(_ text: String) -> String {
    text.unicodeScalars.count <= limit
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
  }

  /// `text` in double quotes, escaped as in JSON, cut after 40 scalars.
  static func quoted(_ text: String) -> String { JSONWriter.compact.text(.string(cut(text))) }

  /// A scalar as itself, or by its number where it is a control character or invisible.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator, .spaceSeparator:
      scalar == " " ? " " : codePoint(scalar)
    default: String(scalar)
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
