/// How a colour that sRGB does not have is brought into it.
public enum GamutMapping: String, CaseIterable, Sendable {
  /// As CSS Color 4 says: the chroma is lowered in OKLCh, so that hue and lightness stay.
  case css
  /// Each channel is cut off at its end. Fast, and what many other programs do; hue and lightness move.
  case clip
}
