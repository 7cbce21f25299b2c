public import Pixels

/// The size that is asked of a picture.
public enum SizeRequest: Hashable, Sendable {
  /// The layer set's default size.
  case automatic
  /// This width; the height follows by proportion.
  case width(Int)
  /// This height; the width follows by proportion.
  case height(Int)
  /// Exactly this, which must have the layer set's proportions up to rounding.
  case exact(PixelSize)
  /// The model's own frame times this factor.
  case scale(Double)
  /// The whole frame as large as it fits into this canvas, in its middle.
  case fit(PixelSize)
}
