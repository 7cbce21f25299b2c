import Compositing
public import LayerSets
import PNGCodec
import Pixels
import ShoeDesign

/// Resolves requests against the layer sets at hand. Copies share what they have loaded, and may be used by many threads.
public struct Planner: Sendable {
  private let catalog: LayerSetCatalog
  private let models = ModelStore()

  /// A planner for these layer sets.
  public init(catalog: LayerSetCatalog) {
    self.catalog = catalog
  }

  /// The plan of one picture. Throws where the model, the size or the masks do not fit the request.
  ///
  /// Masks other than those that a recipe was made with are an error unless `ignoringMaskChanges`.
  public func plan(_ request: RenderRequest, ignoringMaskChanges: Bool = false) throws(RenderError) -> RenderPlan {
    let key = ModelStore.Key(request)
    let origin = ignoringMaskChanges ? nil : request.origin
    let model = try models.model(key) { () throws(RenderError) in try load(request, origin) }
    try model.layerSet.checkParts(of: request)
    if let origin, origin.model == model.layerSet.name { try check(origin, model) }
    return try plan(request, model)
  }

  /// What is known of a picture without its colours: its size and its model's name. Throws as ``plan(_:ignoringMaskChanges:)``
  /// does, which takes three times as long.
  public func outline(_ request: RenderRequest) throws(RenderError) -> (size: PictureSize, modelName: String) {
    let key = ModelStore.Key(request)
    let model = try models.model(key) { () throws(RenderError) in try load(request, request.origin) }
    try model.layerSet.checkParts(of: request)
    if request.embedding == .all { _ = try texts(request, []) }
    return (model.size, model.layerSet.name)
  }

  private func plan(_ request: RenderRequest, _ model: PreparedModel) throws(RenderError) -> RenderPlan {
    let colors = model.layerSet.complete(request.colors) { request.hasWritten($0) }
    let tints = model.tints(colors)
    let recipe = model.recipeText(
      colors, PictureGround(background: request.background, blend: request.blend),
      isGathered: model.isGathered(request.form, tintAlphas: tints.map(\.alpha)))
    let texts = try texts(request, recipe)
    return RenderPlan(
      model: model, colors: colors, tints: tints, background: request.background, blend: request.blend,
      form: request.form, texts: texts,
      key: PictureKey(recipe: recipe, form: request.form, texts: texts))
  }

  private func load(_ request: RenderRequest, _ origin: Recipe?) throws(RenderError) -> PreparedModel {
    let layerSet = try loading { () throws(LayerSetError) in
      try catalog.set(for: request.model).finished(request.finish)
    }
    try layerSet.checkParts(of: request)
    if let origin, origin.model == layerSet.name, !PictureSize.canHave(origin, layerSet) {
      throw Self.changedMasks(layerSet, nil, origin)
    }
    let size = try PictureSize(request.size, request.framing, of: layerSet, maximumPixels: request.maximumPixels)
    try checkMemory(for: size.canvas)
    return PreparedModel(layerSet: layerSet, size: size, masks: try masks(layerSet, at: size.source))
  }

  /// A picture takes up to 16 bytes a pixel while it is made: planes before and after resizing, pixels, the file.
  private func checkMemory(for canvas: PixelSize) throws(RenderError) {
    guard !Memory.isAvailable(canvas.area * 16) else { return }
    throw RenderError(
      .fault,
      "there is not enough memory for a picture of \(canvas): it takes about \(canvas.area >> 16) MB; ask for a smaller one"
    )
  }

  private func masks(_ layerSet: LayerSet, at size: PixelSize) throws(RenderError) -> FlattenedMasks {
    try loading { () throws(LayerSetError) in try layerSet.masks(at: size) }
  }

  /// Refuses masks other than those that the recipe's picture was made with, at its own size; the picture asked for
  /// now may have another. A model chosen instead of the recipe's is not compared.
  private func check(_ origin: Recipe, _ model: PreparedModel) throws(RenderError) {
    let layerSet = try loading { () throws(LayerSetError) in try model.layerSet.finished(origin.finish) }
    guard PictureSize.canHave(origin, layerSet) else { throw Self.changedMasks(layerSet, nil, origin) }
    let size = try PictureSize(origin.sizeRequest, origin.framing, of: layerSet, maximumPixels: .max)
    let isCurrent =
      layerSet.finish == model.layerSet.finish
      && size.source == model.size.source
    let digest =
      isCurrent ? model.digest : MaskDigest.text(of: try masks(layerSet, at: size.source), layers: layerSet.layers)
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
    guard let layerSet = try? layerSet.finished(recipe.finish), PictureSize.canHave(recipe, layerSet) else {
      return false
    }
    let size = try PictureSize(recipe.sizeRequest, recipe.framing, of: layerSet, maximumPixels: .max)
    return MaskDigest.text(of: try masks(layerSet, at: size.source), layers: layerSet.layers) == recipe.masks
  }

  /// Throws where a text would be longer than what is read back: such a picture could not be rendered again.
  private func texts(_ request: RenderRequest, _ recipe: [UInt8]) throws(RenderError) -> [PNGText] {
    guard request.embedding != .none else { return [] }
    let text = PNGText(keyword: Recipe.keyword, text: String(decoding: recipe, as: UTF8.self))
    guard request.embedding == .all, let source = request.source else { return [text] }
    guard source.utf8.count <= PNGDecoder.maximumTextBytes else {
      throw RenderError(
        .badData,
        "the configuration is too long to embed: at most \(PNGDecoder.maximumTextBytes) bytes are read back from a PNG; use --embed recipe"
      )
    }
    return [text, PNGText(keyword: Recipe.sourceKeyword, text: source)]
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
