import Compositing
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender
import Threads

/// Finds the layer set of a picture and keeps what it has worked out: a folder of pairs shares a set or two.
final class WeightsStore: Sendable {
  let catalog: LayerSetCatalog
  private let planner: Planner
  private let kept = Monitor<[(key: Key, weights: PictureWeights)]>([])
  private let maskChanges = Monitor<[MaskPair: MaskChange]>([:])
  private let setOfMasks = Monitor<[MaskKey: String?]>([:])

  /// All that decides weights.
  private struct Key: Hashable {
    let model: String
    let finish: Finish
    let size: PictureSize
    let tintAlphas: [UInt8]
    /// For pictures of gathered rows what their gathering hangs on.
    let gathering: Gathering?
  }

  private struct Gathering: Hashable {
    let groundAlpha: UInt8
    let blend: BlendSpace
  }

  private struct MaskKey: Hashable {
    let digest: String
    let finish: Finish
    let size: PixelSize
    let isFitted: Bool
    let framing: Framing
  }

  private struct MaskPair: Hashable {
    let before: MaskKey
    let after: MaskKey
  }

  /// The most weights that are kept.
  private static let capacity = 12
  /// Masks that mostly differ from pixel to pixel take hundreds of bytes a pixel, so only so many pixels of them are told apart.
  private static let mostSeparatePixels = 1 << 21

  init(catalog: LayerSetCatalog) {
    self.catalog = catalog
    planner = Planner(catalog: catalog)
  }

  /// The set whose masks a recipe names; nil where none is at hand.
  func set(of recipe: Recipe) -> LayerSet? {
    let key = MaskKey(
      digest: recipe.masks, finish: recipe.finish, size: recipe.size, isFitted: recipe.isFitted,
      framing: recipe.framing)
    if let known = setOfMasks.change({ $0[key] }) { return known.flatMap { set($0, recipe.finish) } }
    let candidates = catalog.sets.filter { $0.name == recipe.model } + catalog.sets.filter { $0.name != recipe.model }
    let found = candidates.first { (try? planner.hasMasks(of: recipe, in: $0)) == true }
    setOfMasks.change { $0[key] = .some(found?.name) }
    return found.flatMap { set($0.name, recipe.finish) }
  }

  private func set(_ name: String, _ finish: Finish) -> LayerSet? { try? catalog.set(for: name).finished(finish) }

  /// The plan of a recipe's picture by the masks of `layerSet`; nil where they cannot make it.
  func plan(_ recipe: Recipe, of layerSet: LayerSet) -> RenderPlan? {
    var request = RenderRequest(recipe)
    request.model = layerSet.name
    request.finish = layerSet.finish
    request.form = recipe.isGathered ? .indexed : .auto
    request.embedding = .none
    return try? planner.plan(request, ignoringMaskChanges: true)
  }

  /// The plan of a picture of opaque colours, which fills `size` or is fitted into it; nil where neither can be.
  func opaquePlan(_ size: PixelSize, of layerSet: LayerSet) -> RenderPlan? {
    var request = RenderRequest()
    request.model = layerSet.name
    request.finish = layerSet.finish
    request.size = .exact(size)
    for part in layerSet.parts { request.setColor(RGBA8(red: 0, green: 0, blue: 0), of: part) }
    if let plan = try? planner.plan(request) { return plan }
    request.size = .fit(size)
    return try? planner.plan(request)
  }

  /// The weights of a plan's picture; nil where they would take too much memory.
  func weights(_ plan: RenderPlan, of layerSet: LayerSet, isGathered: Bool = false) -> PictureWeights? {
    guard !plan.masks.isSeparate || plan.size.canvas.area <= Self.mostSeparatePixels else { return nil }
    let key = Key(
      model: layerSet.name, finish: layerSet.finish, size: plan.size,
      tintAlphas: plan.tints.map(\.alpha),
      gathering: isGathered ? Gathering(groundAlpha: plan.background.alpha, blend: plan.blend) : nil)
    if let known = take(key) { return known }
    let weights = PictureWeights(plan, of: layerSet)
    kept.change { kept in
      if kept.count == Self.capacity { kept.removeLast() }
      kept.insert((key, weights), at: 0)
    }
    return weights
  }

  /// What differs between two sets of masks.
  func maskChange(_ before: PictureWeights, _ after: PictureWeights) -> MaskChange {
    let pair = MaskPair(before: Self.maskKey(before), after: Self.maskKey(after))
    return maskChanges.change { changes in
      if let known = changes[pair] { return known }
      if changes.count >= Self.capacity { changes.removeAll() }
      let change = MaskChange(before, after)
      changes[pair] = change
      return change
    }
  }

  private static func maskKey(_ weights: PictureWeights) -> MaskKey {
    MaskKey(
      digest: weights.masksDigest, finish: weights.layerSet.finish, size: weights.size.canvas,
      isFitted: weights.size.isFitted, framing: weights.size.framing)
  }

  /// What is kept for `key`, which then counts as used last.
  private func take(_ key: Key) -> PictureWeights? {
    kept.change { kept in
      guard let place = kept.firstIndex(where: { $0.key == key }) else { return nil }
      if place > 0 { kept.insert(kept.remove(at: place), at: 0) }
      return kept[0].weights
    }
  }
}
