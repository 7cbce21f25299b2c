import Arguments
import JSON
import LayerSets
import Pixels
import ShoeDesign

/// `models`: the shoe models at hand.
struct ModelsCommand: Sendable {
  var layers: String?
  var json = false

  static let info = CommandInfo(
    "models", abstract: "List the shoe models.",
    examples: [Example("shoe-render models --layers my-shoes", "List the models of a folder")])

  static let arguments: [Argument<ModelsCommand>] = [
    .option(
      "--layers", value: "folder", help: "Masks of your own, or a folder of models.", completion: .folders, \.layers),
    .flag("--json", help: "Print JSON, for programs.", \.json),
  ]

  func run() throws {
    let catalog: LayerSetCatalog = if let layers { try LayerSetCatalog(folder: layers) } else { .builtIn }
    for fault in catalog.faults { Speech.tell("Warning: left out: \(fault.error)\n") }
    if json { return try Speech.product(.array(catalog.sets.map(Self.json))) }
    let names = catalog.sets.map { Speech.name($0.name) }
    let width = names.reduce(0) { max($0, $1.count) }
    let lines = zip(catalog.sets, names).map { set, name in
      let label = name + String(repeating: " ", count: width - name.count)
      return
        "\(label)  \(Speech.name(set.title)) (\(set.sizes.map(\.description).joined(separator: ", ")); default \(set.defaultSize)\(Self.finishes(set)))\n"
    }
    try Speech.product(lines.joined())
  }

  /// The finishes, where there are more than flat.
  private static func finishes(_ set: LayerSet) -> String {
    set.finishes.count > 1 ? "; finishes " + set.finishes.map(\.rawValue).joined(separator: ", ") : ""
  }

  private static func json(_ set: LayerSet) -> JSONValue {
    .object([
      "name": .string(set.name), "title": .string(set.title),
      "frame": .array([.integer(set.frame.width), .integer(set.frame.height)]),
      "defaultSize": .array([.integer(set.defaultSize.width), .integer(set.defaultSize.height)]),
      "sizes": .array(set.sizes.map { .array([.integer($0.width), .integer($0.height)]) }),
      "parts": .array(set.modelParts.map(\.json)),
      "finishes": .array(set.finishes.map { .string($0.rawValue) }),
    ])
  }
}
