public import Compositing
public import PNGCodec
public import Pixels

/// A picture of which everything is known: after this only memory can fail.
public struct RenderPlan: Sendable {
  /// The flattened masks.
  public let masks: FlattenedMasks
  /// The colour of each layer, bottom to top.
  public let tints: [RGBA8]
  /// The size of the shoe's frame and of the picture.
  public let size: PictureSize
  /// What lies below the shoe.
  public let background: RGBA8
  /// The encoding in which layers are mixed.
  public let blend: BlendSpace
  /// The form of the PNG.
  public let form: PNGForm
  /// What decides the pixels.
  public let recipe: Recipe
  /// The texts that the PNG carries.
  public let texts: [PNGText]
}
