/// Numbers as messages and written files show them.
enum JSONText {
  /// The shortest text that reads back as `value`, without `.0`.
  static func number(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
