/// A token of CSS Syntax Module Level 3, as far as colours tell tokens apart.
struct CSSToken: Equatable {
  /// Names have their escapes resolved and the capitals of ASCII as small letters. They may be compared as strings:
  /// in Unicode no other character equals a small ASCII letter, a digit or a hyphen.
  enum Kind: Equatable {
    case ident(String)
    /// A name and its opening parenthesis.
    case function(String)
    /// What follows `#`.
    case hash(String)
    case number(Double)
    case percentage(Double)
    case dimension(Double, unit: String)
    case whitespace
    case comma
    case slash
    case open
    case close
    /// Strings, and single characters that mean nothing in a colour.
    case other
  }

  let kind: Kind
  /// Where it stands in the bytes of the text.
  let range: Range<Int>
}
