import Compositing
import LayerSets
import PNGCodec
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

  private let recipeTexts = Monitor<[RecipeKey: RecipeText]>([:])
  private let templates: TemplateStore

  /// What stands in a recipe beside model, size and colours.
  private struct RecipeKey: Hashable {
    let ground: PictureGround
    let isGathered: Bool
  }

  init(layerSet: LayerSet, size: PictureSize, masks: FlattenedMasks) {
    self.layerSet = layerSet
    self.size = size
    self.masks = masks
    digest = MaskDigest.text(of: masks, layers: layerSet.layers)
    let isOwnSize = size.placement.isWhole(of: masks.size)
    templates = TemplateStore(
      masks: masks, size: size, opaqueAlphas: layerSet.layers.map(\.opaqueAlpha),
      carried: isOwnSize ? layerSet.carriedParses(at: masks.size) : nil)
  }

  /// The colour of each layer, bottom to top; clear for a shadow that is not to be seen.
  func tints(_ colors: ShoeColors) -> [RGBA8] {
    let hidden = size.framing.showsShadow ? 0 : layerSet.shadowLayerCount
    return layerSet.layers.enumerated().map { $0.offset < hidden ? .clear : $0.element.tint(in: colors) }
  }

  /// The framing; without a shadow there is none to hide.
  private var framing: Framing {
    var framing = size.framing
    let shadow = layerSet.layers.prefix(layerSet.shadowLayerCount)
    if shadow.allSatisfy({ $0.opaqueAlpha == 0 }) { framing.showsShadow = true }
    return framing
  }

  /// The recipe of a picture.
  func recipe(_ colors: ShoeColors, _ ground: PictureGround, isGathered: Bool) -> Recipe {
    Recipe(
      model: layerSet.name, masks: digest,
      colors: Dictionary(uniqueKeysWithValues: layerSet.finishedParts.map { ($0, colors[$0]) }), size: size.canvas,
      isFitted: size.isFitted, isGathered: isGathered, background: ground.background, blend: ground.blend,
      finish: layerSet.finish, framing: framing)
  }

  /// The recipe's canonical text.
  func recipeText(_ colors: ShoeColors, _ ground: PictureGround, isGathered: Bool) -> [UInt8] {
    let key = RecipeKey(ground: ground, isGathered: isGathered)
    let text = recipeTexts.change { known in
      if let text = known[key] { return text }
      let text = RecipeText(recipe(colors, ground, isGathered: isGathered))
      known[key] = text
      return text
    }
    return text.bytes(colors: colors)
  }

  /// Whether an indexed picture of these tints is shown by fewer rows than it has.
  func isGathered(_ form: PNGForm, tintAlphas: @autoclosure () -> [UInt8]) -> Bool {
    form == .indexed && !masks.isSeparate && !template(tintAlphas: tintAlphas()).fitsPalette
  }

  /// What pictures with tints of these alphas have in common.
  func template(tintAlphas: [UInt8]) -> PictureTemplate { templates.template(tintAlphas: tintAlphas) }
}
