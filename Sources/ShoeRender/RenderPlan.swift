public import Compositing
import LayerSets
public import PNGCodec
public import Pixels
public import ShoeDesign

/// A picture of which everything is known: after this only memory can fail.
public struct RenderPlan: Sendable {
  let model: PreparedModel
  /// The colours of the model's parts.
  public let colors: ShoeColors
  /// The colour of each layer, bottom to top.
  public let tints: [RGBA8]
  /// What lies below the shoe.
  public let background: RGBA8
  /// The encoding in which layers are mixed.
  public let blend: BlendSpace
  /// The form of the PNG.
  public let form: PNGForm
  /// The texts that the PNG carries.
  public let texts: [PNGText]
  /// The key of the picture.
  public let key: PictureKey

  /// The flattened masks.
  public var masks: FlattenedMasks { model.masks }
  /// The size of the shoe's frame and of the picture.
  public var size: PictureSize { model.size }
  /// What decides the pixels.
  public var recipe: Recipe {
    model.recipe(colors, ground, isGathered: model.isGathered(form, tintAlphas: tints.map(\.alpha)))
  }
  /// The name of the model.
  public var modelName: String { model.layerSet.name }
}
