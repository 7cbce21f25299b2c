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
    try layerSet.checkParts(of: request)
    let origin = ignoringMaskChanges || request.origin?.model != layerSet.name ? nil : request.origin
    if let origin, !PictureSize.canHave(origin, layerSet) { throw Self.changedMasks(layerSet, nil, origin) }
    let size = try PictureSize(request.size, of: layerSet, maximumPixels: request.maximumPixels)
    try checkMemory(for: size.canvas)
    let masks = try masks(layerSet, for: size)
    if let origin { try check(origin, layerSet, (masks, size)) }
    let colors = layerSet.complete(request.colors, written: request.writtenParts)
    let recipe = recipe(request, colors, layerSet, masks, size)
    return RenderPlan(
      masks: masks, tints: layerSet.layers.map { $0.tint(in: colors) }, size: size,
      background: request.background, blend: request.blend, form: request.form, recipe: recipe,
      texts: try texts(request, recipe))
  }

  /// A picture takes up to 16 bytes a pixel while it is made: planes before and after resizing, pixels, the file.
  private func checkMemory(for canvas: PixelSize) throws(RenderError) {
    guard !Memory.isAvailable(canvas.area * 16) else { return }
    throw RenderError(
      .fault,
      "there is not enough memory for a picture of \(canvas): it takes about \(canvas.area >> 16) MB; ask for a smaller one"
    )
  }

  private func recipe(
    _ request: RenderRequest, _ colors: ShoeColors, _ layerSet: LayerSet, _ masks: FlattenedMasks,
    _ size: PictureSize
  ) -> Recipe {
    let colors = Dictionary(uniqueKeysWithValues: layerSet.parts.map { ($0, colors[$0]) })
    return Recipe(
      model: layerSet.name, masks: MaskDigest.text(of: masks, layers: layerSet.layers), colors: colors,
      size: size.canvas, isFitted: size.canvas != size.frame, background: request.background, blend: request.blend)
  }

  private func masks(_ layerSet: LayerSet, for size: PictureSize) throws(RenderError) -> FlattenedMasks {
    try loading { () throws(LayerSetError) in try layerSet.masks(at: layerSet.sourceSize(for: size.frame)) }
  }

  /// Refuses masks other than those that the recipe's picture was made with, at its own size; the picture asked for
  /// now may have another. A model chosen instead of the recipe's is not compared.
  private func check(
    _ origin: Recipe, _ layerSet: LayerSet, _ current: (masks: FlattenedMasks, size: PictureSize)
  ) throws(RenderError) {
    let size = try PictureSize(origin.sizeRequest, of: layerSet, maximumPixels: .max)
    let isCurrent = layerSet.sourceSize(for: size.frame) == layerSet.sourceSize(for: current.size.frame)
    let masks = isCurrent ? current.masks : try masks(layerSet, for: size)
    let digest = MaskDigest.text(of: masks, layers: layerSet.layers)
    guard digest == origin.masks else { throw Self.changedMasks(layerSet, digest, origin) }
  }

  /// `digest` is that of the masks at hand; nil where they cannot even make a picture of that size.
  private static func changedMasks(_ layerSet: LayerSet, _ digest: String?, _ origin: Recipe) -> RenderError {
    let difference = digest.map { "\($0), not \(origin.masks)" } ?? "they cannot make a picture of \(origin.size)"
    return RenderError(
      .badData,
      "the masks of model '\(layerSet.name)' are not those that the picture was made with (\(difference)); pass the old ones by --layers, or --force to use these"
    )
  }

  /// Whether the masks of `layerSet` are those that the recipe's picture was made with.
  public func hasMasks(of recipe: Recipe, in layerSet: LayerSet) throws(RenderError) -> Bool {
    guard PictureSize.canHave(recipe, layerSet) else { return false }
    let size = try PictureSize(recipe.sizeRequest, of: layerSet, maximumPixels: .max)
    return MaskDigest.text(of: try masks(layerSet, for: size), layers: layerSet.layers) == recipe.masks
  }

  /// Throws where a text would be longer than what is read back: such a picture could not be rendered again.
  private func texts(_ request: RenderRequest, _ recipe: Recipe) throws(RenderError) -> [PNGText] {
    guard request.embedding != .none else { return [] }
    let source = request.embedding == .all ? request.source : nil
    guard source?.utf8.count ?? 0 <= PNGDecoder.maximumTextBytes else {
      throw RenderError(
        .badData,
        "the configuration is too long to embed: at most \(PNGDecoder.maximumTextBytes) bytes are read back from a PNG; use --embed recipe"
      )
    }
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
