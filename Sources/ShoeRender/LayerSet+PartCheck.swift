import LayerSets
import ShoeDesign
import Suggestions

extension LayerSet {
  /// Refuses colours of parts that the model has not. The five standard ones may always be named, and what a recipe
  /// names is for the digest of its masks to tell.
  func checkParts(of request: RenderRequest) throws(RenderError) {
    guard !request.colors.extra.isEmpty else { return }
    let known = ShoePart.nameable(with: parts)
    let recipe = request.origin?.colors ?? [:]
    let unknown = request.writtenParts.filter { recipe[$0] == nil && !known.contains($0) }
    guard let part = unknown.min() else { return }
    throw RenderError(
      .badData,
      "shoeColors.\(part): unknown part of model '\(name)'\(hint(for: part.rawValue, among: known.map(\.rawValue), listedAs: "known parts"))"
    )
  }
}
