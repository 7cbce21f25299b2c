/// A swatch's name for comparison: ASCII capitals as small letters, no blanks around it.
struct NameKey: Hashable {
  let text: String

  init(_ name: String) {
    text = ASCII.lowercased(ASCII.trimmed(name))
  }
}
