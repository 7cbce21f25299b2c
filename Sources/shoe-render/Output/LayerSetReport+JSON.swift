import Colors
import JSON
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender

extension LayerSetReport {
  var json: JSONValue {
    .object([
      "model": .string(layerSet.name), "title": .string(layerSet.title),
      "defaultSize": .array([.integer(layerSet.defaultSize.width), .integer(layerSet.defaultSize.height)]),
      "parts": .array(layerSet.modelParts.map(\.json)),
      "finishes": .object(
        JSONObject(
          finishes.dropFirst().map { ($0.finish.rawValue, .object(["sizes": .array($0.inspections.map(Self.json))])) })),
      "sizes": .array(inspections.map(Self.json)), "warnings": .array(warnings.map { .string($0) }),
    ])
  }

  private static func json(_ inspection: LayerInspection) -> JSONValue {
    .object([
      "width": .integer(inspection.size.width), "height": .integer(inspection.size.height),
      "weightRows": .integer(inspection.rowCount), "meaning": .string(inspection.meaning.rawValue),
      "layers": .array(inspection.layers.map(json)), "parts": .object(JSONObject(coverage(inspection))),
      "seams": .array(inspection.seams.map { .array([.integer($0.x), .integer($0.y)]) }),
      "specks": .array(inspection.specks.map(json)),
    ])
  }

  private static func json(_ facts: LayerInspection.LayerFacts) -> JSONValue {
    .object([
      "mask": .string(facts.layer.mask), "source": .string(source(facts.layer)),
      "coveredPixels": .integer(facts.coveredPixels), "visiblePixels": .integer(facts.visiblePixels),
      "share": .number(facts.share), "hidden": .bool(facts.isHidden),
    ])
  }

  /// Each part's share of the silhouette, over all its layers.
  private static func coverage(_ inspection: LayerInspection) -> [(String, JSONValue)] {
    var shares: [(part: ShoePart, share: Double)] = []
    for facts in inspection.layers {
      guard case .part(let part) = facts.layer.source else { continue }
      if let index = shares.firstIndex(where: { $0.part == part }) {
        shares[index].share += facts.share
      } else {
        shares.append((part, facts.share))
      }
    }
    return shares.map { ($0.part.rawValue, .number($0.share)) }
  }

  private static func json(_ speck: Speck) -> JSONValue {
    .object([
      "mask": .string(speck.layer.mask), "at": .array([.integer(speck.first.x), .integer(speck.first.y)]),
      "pixels": .integer(speck.pixelCount),
    ])
  }
}
