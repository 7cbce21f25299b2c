import Compositing
import LayerSets
import Pixels
import ShoeDesign
import Threads

/// A layer set at one size: all that does not change from one colorway to the next. Made once, and shared by threads.
final class PreparedModel: Sendable {
  let layerSet: LayerSet
  let size: PictureSize
  let masks: FlattenedMasks
  /// The digest of the masks.
  let digest: String

  private let recipeTexts = Monitor<[PictureGround: RecipeText]>([:])
  private let templates: TemplateStore

  init(layerSet: LayerSet, size: PictureSize, masks: FlattenedMasks) {
    self.layerSet = layerSet
    self.size = size
    self.masks = masks
    digest = MaskDigest.text(of: masks, layers: layerSet.layers)
    templates = TemplateStore(masks: masks, size: size)
  }

  /// The recipe of a picture.
  func recipe(_ colors: ShoeColors, background: RGBA8, blend: BlendSpace) -> Recipe {
    Recipe(
      model: layerSet.name, masks: digest,
      colors: Dictionary(uniqueKeysWithValues: layerSet.parts.map { ($0, colors[$0]) }), size: size.canvas,
      isFitted: size.canvas != size.frame, background: background, blend: blend)
  }

  /// The recipe's canonical text.
  func recipeText(_ colors: ShoeColors, background: RGBA8, blend: BlendSpace) -> [UInt8] {
    let ground = PictureGround(background: background, blend: blend)
    let text = recipeTexts.change { known in
      if let text = known[ground] { return text }
      let text = RecipeText(recipe(colors, background: background, blend: blend))
      known[ground] = text
      return text
    }
    return text.bytes(colors: colors)
  }

  /// What pictures with tints of these alphas have in common.
  func template(tintAlphas: [UInt8]) -> PictureTemplate { templates.template(tintAlphas: tintAlphas) }
}
