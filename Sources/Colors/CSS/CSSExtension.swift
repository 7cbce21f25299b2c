/// Functions of CSS that may stand in a colour and are more than CSS Color 4, or more than the colour's own text.
public enum CSSExtension: Equatable, Sendable {
  /// `calc()` and its kin.
  case math
  /// `var()` and its kin, whose value a page holds.
  case substitution
  /// A colour function of CSS Color 5, such as `color-mix()`.
  case level5

  /// The kind of a function's name in lower case, or nil.
  init?(_ name: String) {
    if Self.mathNames.contains(name) {
      self = .math
    } else if ["var", "env", "attr", "if", "inherit"].contains(name) {
      self = .substitution
    } else if ["color-mix", "contrast-color", "light-dark", "device-cmyk", "alpha"].contains(name) {
      self = .level5
    } else {
      return nil
    }
  }

  /// The math functions of CSS Values 4 and 5.
  private static let mathNames: Set<String> = [
    "abs", "acos", "asin", "atan", "atan2", "calc", "calc-size", "clamp", "cos", "exp", "hypot", "log", "max", "min",
    "mod", "pow", "progress", "random", "rem", "round", "sibling-count", "sibling-index", "sign", "sin", "sqrt", "tan",
  ]
}
