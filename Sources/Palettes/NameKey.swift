/// A swatch's name for comparison: ASCII capitals as small letters, no blanks around it.
struct NameKey: Hashable {
  let text: String

  init(_ name: String) {
    text = String(decoding: ASCII.trimmed(Array(name.utf8)[...]).map(ASCII.lowercased), as: UTF8.self)
  }
}
