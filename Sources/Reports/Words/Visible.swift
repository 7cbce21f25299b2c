import FileSystem

/// Texts of foreign origin, such as names of files, as reports show them.
enum Visible {
  /// On one line: control characters, line ends among them, and bytes that are no UTF-8 as `\xNN`; what turns the
  /// direction of writing, what separates lines, and what XML cannot hold as `\uNNNN`.
  static func line(_ text: String) -> String {
    let visible = PathBytes.visible(text)
    guard visible.unicodeScalars.contains(where: isDeceptive) else { return visible }
    return visible.unicodeScalars.map { isDeceptive($0) ? "\\u" + hex($0) : String($0) }.joined()
  }

  /// In single quotes.
  static func quoted(_ text: String) -> String { "'\(line(text))'" }

  private static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }
}
