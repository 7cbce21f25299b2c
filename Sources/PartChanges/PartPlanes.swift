import Compositing
import LayerSets
public import Pixels
import ShoeDesign
import ShoeRender

/// Which parts show where in a pair of pictures of one size: planes of one byte a pixel, row-major, top row first.
public struct PartPlanes: Sendable {
  /// Width and height in pixels.
  public let size: PixelSize
  /// The names of the parts, bottom layer first.
  public let parts: [String]
  /// For each pixel the place in `parts` of the part with the greatest weight; ``none`` where the background has more.
  public let strongest: [UInt8]
  /// The plane's value where no part is the strongest.
  public static let none = UInt8.max

  private let weights: [PictureWeights]

  /// 1 for each pixel in which the part has any weight, in either picture, else 0; nil for a part that neither has.
  public func coverage(of part: String) -> [UInt8]? {
    let places = weights.compactMap { weights in
      weights.parts.firstIndex { $0.rawValue == part }.map { (weights, UInt64(1) << UInt64($0)) }
    }
    guard !places.isEmpty else { return nil }
    var plane = [UInt8](repeating: 0, count: size.area)
    for (weights, bit) in places {
      let rows = weights.partsOfRow.map { $0 & bit == 0 ? UInt8(0) : 1 }
      for pixel in plane.indices { plane[pixel] |= rows[Int(weights.plane[pixel])] }
    }
    return plane
  }

  init?(_ weights: [PictureWeights], size: PixelSize) {
    guard let first = weights.first else { return nil }
    self.size = size
    self.weights = weights
    parts = weights.dropFirst().reduce(first.parts) { parts, more in
      parts + more.parts.filter { !parts.contains($0) }
    }.map(\.rawValue)
    let rows = first.strongestPartOfRow
    strongest = first.plane.map { rows[Int($0)] }
  }
}

extension PictureWeights {
  /// For each row the place of the part with the greatest weight, of equal ones the upper; ``PartPlanes/none`` where the
  /// background's is greater.
  fileprivate var strongestPartOfRow: [UInt8] {
    (0..<table.count).map { row in
      var (best, place) = (table.weights[row * (partOfLayer.count + 1)], PartPlanes.none)
      for part in parts.indices {
        let weight = weight(ofPart: part, inRow: row)
        if weight > 0, weight >= best { (best, place) = (weight, UInt8(part)) }
      }
      return place
    }
  }
}

extension PartAnalysis {
  /// Which parts show where, as the recipes of the pictures say, or the model that was given; the strongest part as in the
  /// expected picture where both are known. Nil where the parts of neither are known, or the pictures have two sizes.
  ///
  /// Pixels are not looked at: coverage changed by hand is not told.
  public func planes(expected: PictureSide, actual: PictureSide) -> PartPlanes? {
    guard expected.bitmap.size == actual.bitmap.size else { return nil }
    let size = expected.bitmap.size
    let known = [expected, actual].compactMap { weights(ofRecipe: $0.recipe, size) }
    if !known.isEmpty { return PartPlanes(known, size: size) }
    guard let givenSet, let plan = store.opaquePlan(size, of: givenSet),
      let weights = store.weights(plan, of: givenSet)
    else { return nil }
    return PartPlanes([weights], size: size)
  }

  private func weights(ofRecipe text: String?, _ size: PixelSize) -> PictureWeights? {
    guard let text, let recipe = try? Recipe(text: text), recipe.size == size, let set = store.set(of: recipe),
      let plan = store.plan(recipe, of: set)
    else { return nil }
    return store.weights(plan, of: set, isGathered: recipe.isGathered)
  }
}
