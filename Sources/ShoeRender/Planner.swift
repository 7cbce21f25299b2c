import Compositing
public import LayerSets
import PNGCodec
import Pixels
import ShoeDesign

/// Resolves a request against the layer sets at hand.
public struct Planner: Sendable {
  private let catalog: LayerSetCatalog

  /// A planner for these layer sets.
  public init(catalog: LayerSetCatalog) {
    self.catalog = catalog
  }

  /// The plan of one picture. Throws where the model, the size or the masks do not fit the request.
  ///
  /// Masks other than those that a recipe was made with are an error unless `ignoringMaskChanges`.
  public func plan(_ request: RenderRequest, ignoringMaskChanges: Bool = false) throws(RenderError) -> RenderPlan {
    let layerSet = try loading { () throws(LayerSetError) in try catalog.set(for: request.model) }
    let size = try PictureSize(
      request.size, of: (layerSet.sizes[layerSet.sizes.count - 1], layerSet.frame, layerSet.defaultSize),
      maximumPixels: request.maximumPixels)
    let masks = try loading { () throws(LayerSetError) in
      try layerSet.masks(at: layerSet.sourceSize(for: size.frame))
    }
    let recipe = recipe(request, layerSet, masks, size)
    try check(recipe, request, ignoringMaskChanges)
    return RenderPlan(
      masks: masks, tints: layerSet.layers.map { $0.tint(in: request.colors) }, size: size,
      background: request.background, blend: request.blend, form: request.form, recipe: recipe,
      texts: texts(request, recipe))
  }

  private func recipe(
    _ request: RenderRequest, _ layerSet: LayerSet, _ masks: FlattenedMasks, _ size: PictureSize
  ) -> Recipe {
    var colors: [ShoePart: RGBA8] = [:]
    for part in layerSet.parts { colors[part] = request.colors[part] }
    return Recipe(
      model: layerSet.name, masks: MaskDigest.text(of: masks, layers: layerSet.layers), colors: colors,
      size: size.canvas, isFitted: size.canvas != size.frame, background: request.background, blend: request.blend)
  }

  private func check(_ recipe: Recipe, _ request: RenderRequest, _ ignoring: Bool) throws(RenderError) {
    guard let expected = request.expectedMasks, expected != recipe.masks, !ignoring else { return }
    throw RenderError(
      .badData,
      "the masks of model \"\(recipe.model)\" are not those that the picture was made with (\(recipe.masks), not \(expected)); pass the old ones by --layers, or --force to use these")
  }

  private func texts(_ request: RenderRequest, _ recipe: Recipe) -> [PNGText] {
    guard request.embedding != .none else { return [] }
    let source = request.embedding == .all ? request.source : nil
    return [PNGText(keyword: Recipe.keyword, text: recipe.text)]
      + (source.map { [PNGText(keyword: Recipe.sourceKeyword, text: $0)] } ?? [])
  }

  private func loading<Value>(_ body: () throws(LayerSetError) -> Value) throws(RenderError) -> Value {
    do {
      return try body()
    } catch {
      throw RenderError(error)
    }
  }
}

extension RenderError {
  /// The error of a layer set.
  public init(_ error: LayerSetError) {
    switch error.kind {
    case .missing: self.init(.missing, error.description)
    case .unreadable: self.init(.unreadable, error.description)
    default: self.init(.badData, error.description)
    }
  }
}
