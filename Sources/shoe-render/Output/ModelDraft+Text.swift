import FileSystem
import LayerSets
import ShoeDesign

/// What `init --layers` says.
extension ModelDraft {
  /// The order of drawing, a line a layer.
  var table: String {
    let width = layers.reduce(0) { max($0, $1.part.rawValue.count) }
    let lines = layers.map { layer in
      let label = layer.part.rawValue + String(repeating: " ", count: width - layer.part.rawValue.count)
      return "  \(label)  \(Speech.name(layer.file))\(Self.note(layer))"
    }
    return "Layers from bottom to top, \(size):\n" + lines.joined(separator: "\n") + "\n"
  }

  private static func note(_ layer: Layer) -> String {
    if let rival = layer.rival {
      return " (a part of its own: \(rival.part) is \(Speech.name(rival.file)) already)"
    }
    return layer.part.isStandard ? "" : " (a part of its own)"
  }

  /// What needs a second look, one sentence each.
  var warnings: [String] {
    let left = leftOut.map { "\(PathBytes.quoted($0)) is no PNG and was left out" }
    let small = placed.map { "\(PathBytes.quoted($0)) is not \(size); its own offset (oFFs) places it" }
    let opaque = layers.filter(\.lacksAlpha).map { layer in
      "\(PathBytes.quoted(layer.file)) has no transparency; add \"channel\": \"luminance\" (white is covered) or \"luminance-inverted\" to its layer in model.json"
    }
    return left + small + opaque
  }
}
