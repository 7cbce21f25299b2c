import Colors
import JSON
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender
import Suggestions

/// What `inspect` says of a layer set.
struct LayerSetReport {
  /// One finish of the set.
  struct FinishReport {
    let finish: Finish
    let layers: [Layer]
    /// By size.
    let inspections: [LayerInspection]

    init(_ layerSet: LayerSet) throws(LayerSetError) {
      finish = layerSet.finish
      layers = layerSet.layers
      var inspections: [LayerInspection] = []
      for size in layerSet.sizes {
        inspections.append(LayerInspection(try layerSet.masks(at: size), layers: layerSet.layers))
      }
      self.inspections = inspections
    }
  }

  let layerSet: LayerSet
  /// All finishes, flat first.
  let finishes: [FinishReport]
  /// Those of the flat finish, by size.
  var inspections: [LayerInspection] { finishes[0].inspections }

  init(_ layerSet: LayerSet) throws(LayerSetError) {
    self.layerSet = layerSet
    var finishes: [FinishReport] = []
    for finish in layerSet.finishes { finishes.append(try FinishReport(try layerSet.finished(finish))) }
    self.finishes = finishes
  }

  static func source(_ layer: Layer) -> String {
    switch layer.source {
    case .part(let part): part.rawValue
    case .fixed(let color): color.description
    }
  }
}

extension LayerSetReport {
  /// Faults that a picture would show, one sentence each.
  ///
  /// What the flat finish has already is not said of others again.
  var warnings: [String] {
    var said: Set<String> = []
    var warnings = misspelt
    for finish in finishes {
      for (size, fault) in Self.faults(of: finish) where said.insert("\(size): \(fault)").inserted {
        warnings.append("\(size)\(finish.finish == .flat ? "" : ", \(finish.finish.rawValue)"): \(fault)")
      }
    }
    return warnings
  }

  private static func faults(of finish: FinishReport) -> [(PixelSize, String)] {
    finish.inspections.flatMap { inspection in
      (inspection.layers.compactMap(invisibility) + [seams(inspection)].compactMap(\.self) + specks(inspection))
        .map { (inspection.size, $0) }
    }
  }

  /// Parts of the model's own whose names are near to one of the five that has no layer.
  private var misspelt: [String] {
    let missing = ShoePart.standard.filter { !layerSet.parts.contains($0) }.map(\.rawValue)
    return layerSet.parts.filter { !$0.isStandard }.compactMap { part in
      suggestion(for: part.rawValue, among: missing).map { "part '\(part)' is not one of the five\(didYouMean($0))" }
    }
  }

  private static func invisibility(_ facts: LayerInspection.LayerFacts) -> String? {
    guard facts.visiblePixels == 0 else { return nil }
    return facts.isHidden
      ? "\(facts.layer.mask) is wholly hidden by the layers above it" : "\(facts.layer.mask) covers nothing"
  }

  private static func seams(_ inspection: LayerInspection) -> String? {
    guard let seam = inspection.seams.first else { return nil }
    return
      "a seam of \(count(inspection.seams.count, "pixel")), the first at \(seam.x),\(seam.y): layers abut there without one below, so the ground shines through; let one reach under the other"
  }

  /// One sentence a mask.
  private static func specks(_ inspection: LayerInspection) -> [String] {
    inspection.layers.compactMap { facts in
      let specks = inspection.specks.filter { $0.layer == facts.layer }
      guard let first = specks.first else { return nil }
      return
        "\(facts.layer.mask) has \(count(specks.count, "speck")), the first at \(first.first.x),\(first.first.y) (\(count(first.pixelCount, "pixel"))): stray bits far smaller than any detail; erase them"
    }
  }

  private static func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
}

extension LayerSetReport {
  var text: String {
    let title = "\(Speech.name(layerSet.name)): \(Speech.name(layerSet.title))"
    return ([title] + finishes.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(_ report: FinishReport) -> [String] {
    let labels = report.layers.map { Speech.name(label($0)) }
    let width = labels.reduce(9) { max($0, $1.count) }
    var lines = finishes.count > 1 ? ["Finish \(report.finish.rawValue):"] : []
    for inspection in report.inspections {
      let bound = inspection.meaning == .photographic ? "up to " : ""
      lines.append(
        "\(inspection.size): \(bound)\(inspection.rowCount) distinct weight rows; layers from top to bottom:")
      lines += zip(labels, inspection.layers).reversed().map { label, facts in
        let permille = Int(facts.share * 1000 + 0.5)
        let padding = String(repeating: " ", count: width + 2 - label.count)
        return
          "  \(label)\(padding)\(permille / 10).\(permille % 10) % of the silhouette (\(Speech.name(facts.layer.mask)))"
      }
    }
    return lines + Self.meanings(report.inspections)
  }

  /// The source, and the title of a part that has one.
  private func label(_ layer: Layer) -> String {
    let name = Self.source(layer)
    guard case .part(let part) = layer.source,
      let title = layerSet.modelParts.first(where: { $0.part == part })?.title, title != name
    else { return name }
    return "\(name) (\(title))"
  }

  /// What the numbers of rows mean: one line where it is the same at all sizes.
  private static func meanings(_ inspections: [LayerInspection]) -> [String] {
    let meanings = inspections.map(\.meaning)
    if let first = meanings.first, meanings.allSatisfy({ $0 == first }) { return ["Rows: \(first.text)."] }
    return inspections.map { "Rows at \($0.size): \($0.meaning.text)." }
  }
}
