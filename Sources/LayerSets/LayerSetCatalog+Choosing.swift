public import ShoeDesign
import Suggestions

extension LayerSetCatalog {
  /// The set that a design uses which names `model`, or names none. Throws where there is no such set, where it is
  /// broken, and where two have the name.
  public func set(for model: String?) throws(LayerSetError) -> LayerSet {
    if isSingleSet { return try singleSet(for: model) }
    let name = model ?? onlyName ?? Self.defaultModel
    let found = sets.filter { $0.name == name }
    guard found.count < 2 else {
      throw LayerSetError(
        .bad, folder, "\(found.count) layer sets here have the name '\(name)'; give each its own \"name\" in model.json"
      )
    }
    if let set = found.first { return set }
    if let fault = faults.first(where: { $0.name == name }) { throw fault.error }
    throw unknown(name, wasNamed: model != nil)
  }

  /// The parts of the set that a design uses which names `model`; nil where there is no such set.
  public func parts(ofModel model: String?) -> [ShoePart]? { (try? set(for: model))?.parts }

  private func singleSet(for model: String?) throws(LayerSetError) -> LayerSet {
    guard let model, model != sets[0].name else { return sets[0] }
    throw LayerSetError(
      .mismatch, folder,
      "the design asks for model '\(model)', but these layers are '\(sets[0].name)'; pass --model \(sets[0].name), or a folder that holds both"
    )
  }

  private var names: [String] { sets.map(\.name) + faults.map(\.name) }

  private var onlyName: String? { names.count == 1 ? names[0] : nil }

  private func unknown(_ name: String, wasNamed: Bool) -> LayerSetError {
    let known = folder == nil ? "built-in models" : "models here"
    guard wasNamed else {
      return LayerSetError(
        .mismatch, folder, "the design names no model; pass --model (\(known): \(names.joined(separator: ", ")))")
    }
    return LayerSetError(
      .mismatch, folder, "unknown model \(quotedExcerpt(name))\(hint(for: name, among: names, listedAs: known))")
  }
}
