/// `text` as a message shows it: on one line and of bounded length.
///
/// Control and invisible characters appear as `U+XXXX`; after 40 scalars the rest is cut and `…` follows.
public func excerpt(_ text: String) -> String {
  let shown = text.unicodeScalars.prefix(40).map(visible).joined()
  return text.unicodeScalars.dropFirst(40).isEmpty ? shown : shown + "…"
}

/// ``excerpt(_:)`` in single quotes.
public func quotedExcerpt(_ text: String) -> String { "'\(excerpt(text))'" }

private func visible(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .unassigned, .privateUse, .lineSeparator, .paragraphSeparator: codePoint(scalar)
  case .spaceSeparator where scalar != " ": codePoint(scalar)
  default: String(scalar)
  }
}

private func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
}
