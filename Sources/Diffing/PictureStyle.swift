/// The look of difference pictures.
public enum PictureStyle: String, CaseIterable, Sendable {
  /// The expected picture in faint grey, what differs in red, what is excused in yellow: pixelmatch's look.
  case highlight
  /// The CIEDE2000 of each pixel by a scale of colours.
  case heat
  /// The expected picture, the actual one, and the highlight.
  case sideBySide = "side-by-side"
  /// The highlight, with a colour for each part of the shoe.
  case parts
}
