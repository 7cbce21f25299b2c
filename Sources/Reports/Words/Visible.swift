import FileSystem

/// Texts of foreign origin, such as names of files, as reports show them.
enum Visible {
  /// On one line: control characters, line ends among them, and bytes that are no UTF-8 as `\xNN`.
  static func line(_ text: String) -> String { PathBytes.visible(text) }

  /// In single quotes.
  static func quoted(_ text: String) -> String { PathBytes.quoted(text) }

  /// A long text cut in its middle, so that at most `limit` characters are left.
  static func shortened(_ text: String, to limit: Int) -> String {
    guard text.count > limit else { return text }
    let half = (limit - 1) / 2
    return "\(text.prefix(half))…\(text.suffix(limit - 1 - half))"
  }
}
