import Colors
import JSON
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender

/// What `inspect` says of a layer set.
struct LayerSetReport {
  let layerSet: LayerSet
  let inspections: [LayerInspection]

  init(_ layerSet: LayerSet) throws(LayerSetError) {
    self.layerSet = layerSet
    var inspections: [LayerInspection] = []
    for size in layerSet.sizes {
      inspections.append(LayerInspection(try layerSet.masks(at: size), layers: layerSet.layers))
    }
    self.inspections = inspections
  }

  /// Faults that a picture would show, one sentence each.
  var warnings: [String] {
    inspections.flatMap { inspection in
      let hidden = inspection.layers.filter { $0.visiblePixels == 0 }.map { facts in
        facts.coveredPixels == 0
          ? "\(inspection.size): \(facts.layer.mask) covers nothing"
          : "\(inspection.size): \(facts.layer.mask) is wholly hidden by the layers above it"
      }
      guard let seam = inspection.seams.first else { return hidden }
      return hidden + [
        "\(inspection.size): a seam of \(inspection.seams.count) pixels, the first at \(seam.x),\(seam.y): layers abut there without one below, so the ground shines through; let one reach under the other"
      ]
    }
  }
}

extension LayerSetReport {
  var json: JSONValue {
    .object([
      "model": .string(layerSet.name), "title": .string(layerSet.title),
      "defaultSize": .array([.integer(layerSet.defaultSize.width), .integer(layerSet.defaultSize.height)]),
      "sizes": .array(inspections.map(json)), "warnings": .array(warnings.map { .string($0) }),
    ])
  }

  private func json(_ inspection: LayerInspection) -> JSONValue {
    .object([
      "width": .integer(inspection.size.width), "height": .integer(inspection.size.height),
      "weightRows": .integer(inspection.rowCount),
      "layers": .array(
        inspection.layers.map { facts in
          .object([
            "mask": .string(facts.layer.mask), "source": .string(Self.source(facts.layer)),
            "coveredPixels": .integer(facts.coveredPixels), "visiblePixels": .integer(facts.visiblePixels),
            "share": .number(facts.share),
          ])
        }),
    ])
  }

  private static func source(_ layer: Layer) -> String {
    switch layer.source {
    case .part(let part): part.rawValue
    case .fixed(let color): color.description
    }
  }

  var text: String {
    var lines = ["\(Speech.name(layerSet.name)): \(Speech.name(layerSet.title))"]
    for inspection in inspections {
      lines.append("\(inspection.size): \(inspection.rowCount) distinct weight rows; layers from top to bottom:")
      lines += inspection.layers.reversed().map { facts in
        let label = (Self.source(facts.layer) + String(repeating: " ", count: 11)).prefix(11)
        let permille = Int(facts.share * 1000 + 0.5)
        return "  \(label)\(permille / 10).\(permille % 10) % of the silhouette (\(Speech.name(facts.layer.mask)))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
