/// What the bytes of a pixel are in a recoloured PNG.
public enum PixelForm: Sendable, CaseIterable {
  /// Red, green, blue and alpha.
  case rgba
  /// Red, green and blue: for pictures whose every pixel is opaque.
  case rgb

  /// Bytes a pixel.
  public var byteCount: Int { self == .rgba ? 4 : 3 }
}
