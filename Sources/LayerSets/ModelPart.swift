public import Pixels
public import ShoeDesign

/// One part of a model: what a configuration may colour, and how it is shown to people.
public struct ModelPart: Equatable, Sendable {
  /// The part.
  public let part: ShoePart
  /// The name for people; the part's own where model.json gives none.
  public let title: String
  /// The colour where a design gives none: the one in model.json, else the default shoe's, else white.
  public let defaultColor: RGBA8
}

extension ModelDescription {
  /// The parts that have a layer, each once, by their lowest layer from bottom to top.
  var parts: [ModelPart] {
    var parts: [ShoePart] = []
    for case .part(let part) in layers.map(\.source) where !parts.contains(part) { parts.append(part) }
    return parts.map { part in
      ModelPart(
        part: part, title: titles[part] ?? part.rawValue, defaultColor: defaults[part] ?? ShoeColors.default[part])
    }
  }
}

extension LayerSet {
  /// The parts that have a layer, each once, by their lowest layer from bottom to top.
  public var parts: [ShoePart] { modelParts.map(\.part) }

  /// `colors` with the model's own defaults for the parts that are not among `written`.
  public func complete(_ colors: ShoeColors, written: Set<ShoePart>) -> ShoeColors {
    complete(colors) { written.contains($0) }
  }

  /// `colors` with the model's own defaults for the parts that are not written.
  public func complete(_ colors: ShoeColors, isWritten: (ShoePart) -> Bool) -> ShoeColors {
    var colors = colors
    for part in modelParts where !isWritten(part.part) { colors[part.part] = part.defaultColor }
    return colors
  }
}
