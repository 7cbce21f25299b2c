/// What of a mask's PNG is the coverage.
public enum MaskChannel: String, CaseIterable, Sendable {
  /// The alpha channel or tRNS chunk; one of them must be there.
  case alpha
  /// The grey value, white being covered. Where the PNG has transparency too, coverage is grey times alpha, as in CSS and SVG
  /// luminance masks: what is transparent is not covered.
  case luminance
  /// The inverted grey value, black being covered, times alpha where the PNG has transparency too.
  case luminanceInverted = "luminance-inverted"
}
