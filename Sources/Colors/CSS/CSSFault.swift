/// What is wrong within a colour function of CSS.
public enum CSSFault: Error, Equatable, Sendable {
  /// The channel of this name has no value.
  case missing(String)
  /// This value is one too many.
  case surplus(String)
  /// This fourth value stands where a slash and alpha could.
  case alphaWithoutSlash(String)
  /// `value` is not what the channel takes.
  case wrongValue(channel: String, value: String, isHue: Bool)
  /// The function has no form with commas.
  case commas(function: String)
  /// Some values have a comma between them and this one has none before it.
  case commaMissing(before: String)
  /// A slash among commas.
  case slashAmongCommas
  /// `none` among commas, for this channel.
  case noneAmongCommas(channel: String)
  /// Numbers and percentages among commas.
  case mixedAmongCommas
  /// A bare number among commas where a percentage is due.
  case percentMissing(channel: String, value: String)
  /// `color()` has no such space; `meant` is what was most likely meant.
  case unknownSpace(String, meant: String?)
  /// `color()` names no space.
  case spaceMissing
  /// CSS Color 5's `from`, in this function.
  case relative(function: String)
  /// More text after the closing parenthesis.
  case textAfter(String)
}
