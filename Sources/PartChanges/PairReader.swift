import Compositing
import LayerSets
import Pixels
import Reports
import ShoeRender

/// Reads both pictures of a pair: by their recipes where the pixels bear them out, else from the pixels.
struct PairReader {
  let store: WeightsStore
  /// The set that pictures without a recipe are of; nil where none was given.
  let givenSet: LayerSet?
  var notes: [String] = []

  init(store: WeightsStore, givenSet: LayerSet?) {
    self.store = store
    self.givenSet = givenSet
  }

  /// One side while it is read.
  struct Side {
    let side: Reports.Side
    let picture: PixelWords
    /// The recipe; nil where there is none that can be read.
    var recipe: Recipe?
    /// The set whose masks the recipe names.
    var set: LayerSet?
    var reading: Reading?
  }

  /// The readings of both; nil for a side of which the parts are not known.
  mutating func read(
    _ expected: (given: PictureSide, picture: PixelWords), _ actual: (given: PictureSide, picture: PixelWords)
  ) -> (expected: Side, actual: Side) {
    var first = side(.expected, expected.given.recipe, expected.picture)
    var second = side(.actual, actual.given.recipe, actual.picture)
    let shared = first.set ?? second.set
    complete(&first, fallback: shared, other: second)
    complete(&second, fallback: shared, other: first)
    (first.reading, second.reading) = (borrowed(first, second), borrowed(second, first))
    return (first, second)
  }

  /// The readings of a pair of which the actual picture is the expected one, moved: only the latter is read.
  mutating func readMoved(
    _ expected: (given: PictureSide, picture: PixelWords), _ moved: PixelWords
  ) -> (expected: Side, actual: Side) {
    var first = side(.expected, expected.given.recipe, expected.picture)
    let second = Side(side: .actual, picture: moved)
    complete(&first, fallback: nil, other: second)
    return (first, second)
  }

  /// Reads the recipe of one side, and the picture as what it says.
  private mutating func side(_ name: Reports.Side, _ text: String?, _ picture: PixelWords) -> Side {
    var side = Side(side: name, picture: picture)
    guard let text else { return side }
    do throws(RenderError) {
      side.recipe = try Recipe(text: text)
    } catch {
      notes.append("\(name.rawValue): \(error.message)")
      return side
    }
    guard let recipe = side.recipe else { return side }
    guard recipe.size == side.picture.size else {
      notes.append("\(name.rawValue): the recipe is that of a picture of \(recipe.size), not \(side.picture.size)")
      side.recipe = nil
      return side
    }
    side.set = store.set(of: recipe)
    if let set = side.set, let plan = store.plan(recipe, of: set),
      let weights = store.weights(plan, of: set, isGathered: recipe.isGathered)
    {
      side.reading = Reading(side.picture, as: plan, weights, origin: .recipe)
    }
    return side
  }

  /// Reads a side from its pixels where its recipe does not give them.
  private mutating func complete(_ side: inout Side, fallback: LayerSet?, other: Side) {
    if side.reading?.isProven == true { return }
    if let recipe = side.recipe, side.set == nil { noteMissingMasks(side.side, recipe) }
    let stated = side.reading
    guard let weights = stated?.weights ?? opaqueWeights(side.picture.size, side.set ?? givenSet ?? fallback) else {
      return
    }
    var candidates = [solved(side.picture, weights)]
    if let stated { candidates.insert(stated, at: 0) }
    if let guess = guessed(side.picture, by: other) { candidates.append(guess) }
    let best = candidates.dropFirst().reduce(candidates[0]) { $1.fit.isBetter(than: $0.fit) ? $1 : $0 }
    side.reading = best
    if let stated { noteEdit(side, stated, best) }
  }

  /// The reading of a side that was solved, with the other's colours where these agree better: where much was reshaped, what a
  /// part's own pixels show may be another.
  private func borrowed(_ side: Side, _ other: Side) -> Reading? {
    guard let reading = side.reading, reading.origin == .pixels, reading.fit.deviating > 0, let more = other.reading,
      more.weights === reading.weights
    else { return side.reading }
    let fit = Fit(side.picture.words, plane: more.weights.plane, rowWords: more.rowWords)
    guard fit.isBetter(than: reading.fit) else { return reading }
    return Reading(
      weights: more.weights, tints: more.tints, background: more.background, blend: more.blend, origin: .pixels,
      unknownParts: more.unknownParts, rowWords: more.rowWords, fit: fit)
  }

  private func opaqueWeights(_ size: PixelSize, _ set: LayerSet?) -> PictureWeights? {
    guard let set, let plan = store.opaquePlan(size, of: set) else { return nil }
    return store.weights(plan, of: set)
  }

  /// The picture with colours solved from its pixels.
  private func solved(_ picture: PixelWords, _ weights: PictureWeights) -> Reading {
    let solution = ColorSolving(weights, Observations(picture.words, plane: weights.plane)).solve()
    let colors = weights.table.colors(tints: solution.tints, background: solution.background)
    let rowWords = colors.map(\.word)
    return Reading(
      weights: weights, tints: solution.tints, background: solution.background, blend: .srgb, origin: .pixels,
      unknownParts: solution.unknownParts, rowWords: rowWords,
      fit: Fit(picture.words, plane: weights.plane, rowWords: rowWords))
  }

  /// The picture as one of the other side's colours, where that has a recipe: tells translucent colours and other blend spaces,
  /// which cannot be solved.
  private func guessed(_ picture: PixelWords, by other: Side) -> Reading? {
    guard let recipe = other.recipe, recipe.size == picture.size, let set = other.set,
      let plan = store.plan(recipe, of: set),
      let weights = store.weights(plan, of: set, isGathered: recipe.isGathered)
    else { return nil }
    return Reading(picture, as: plan, weights, origin: .other)
  }

  private mutating func noteMissingMasks(_ side: Reports.Side, _ recipe: Recipe) {
    notes.append(
      "\(side.rawValue): the masks that its recipe names (\(recipe.masks) of model '\(recipe.model)') are not at hand; give them by --layers"
    )
  }

  /// Says that a picture is not what its recipe says.
  private mutating func noteEdit(_ side: Side, _ stated: Reading, _ best: Reading) {
    let name = side.side.rawValue
    let pixels = "\(stated.fit.differing) of \(side.picture.size.area) pixels"
    notes.append(
      "\(name): edited after it was rendered: \(pixels) are not what its recipe gives, by up to \(Self.oneDigit(stated.fit.largest)) levels"
    )
    if best.origin != .recipe { notes.append("\(name): its colours are read from the pixels, not from its recipe") }
  }
}
