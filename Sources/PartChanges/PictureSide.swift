public import Pixels

/// One picture of a pair whose changes are looked for.
public struct PictureSide: Sendable {
  /// The pixels.
  public var bitmap: Bitmap
  /// The text of the recipe that the file carries; nil without one.
  public var recipe: String?
  /// What tells whether two files have the same bytes, such as a digest of them; nil where it is not known.
  public var fileDigest: String?

  /// One side of a pair.
  public init(bitmap: Bitmap, recipe: String? = nil, fileDigest: String? = nil) {
    self.bitmap = bitmap
    self.recipe = recipe
    self.fileDigest = fileDigest
  }
}
