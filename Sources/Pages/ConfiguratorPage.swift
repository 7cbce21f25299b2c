public import Colors
import JSON
public import LayerSets
public import Pixels
public import ShoeDesign
public import ShoeRender

/// The configurator: a page on which a shoe is coloured by hand, with the program's own pixels.
public struct ConfiguratorPage {
  private let catalog: LayerSetCatalog
  private let reading: ColorReading
  private let swatches: [(name: String, color: RGBA8)]
  private let start: ShoeConfiguration
  private let generator: String

  /// The colours of the tutorial's rows.
  private static let originals = ["black", "white", "orange", "purple", "gray"]

  /// A page for the models of `catalog`, whose masks have 8 bits. `reading` says how colours are typed; `swatches` come after
  /// the five of every part; `start` is the design that the page opens with; `generator` is named at its end.
  public init(
    catalog: LayerSetCatalog = .builtIn, reading: ColorReading = .standard,
    swatches: [(name: String, color: RGBA8)] = [], start: ShoeConfiguration = ShoeConfiguration(), generator: String
  ) {
    self.catalog = catalog
    self.reading = reading
    self.swatches = swatches
    self.start = start
    self.generator = generator
  }

  /// The page. Throws where masks cannot be loaded.
  public func bytes() throws(RenderError) -> [UInt8] { Self.parts.bytes(try data()) }

  private func data() throws(RenderError) -> JSONValue {
    let planner = Planner(catalog: catalog)
    var models: [JSONValue] = []
    for set in defaultFirst { models.append(try ModelData(set, planner: planner).json) }
    return .object([
      "generator": .string(generator), "models": .array(models), "colors": ColorData.json(reading),
      "swatches": .array(allSwatches.map { ColorData.swatch($0.name, $0.color) }), "start": start.json(),
    ])
  }

  /// The page shows its first model where a design names none.
  private var defaultFirst: [LayerSet] {
    let isDefault = { (set: LayerSet) in set.name == LayerSetCatalog.defaultModel }
    return catalog.sets.filter(isDefault) + catalog.sets.filter { !isDefault($0) }
  }

  private var allSwatches: [(name: String, color: RGBA8)] {
    Self.originals.map { ($0, NamedColorTable.swiftUI.color(named: $0) ?? .clear) } + swatches
  }

  private static let parts = PageParts(
    html: "configurator/configurator.html", styles: ["shared/base.css", "configurator/configurator.css"],
    modules: SharedModules.all + [
      "configurator/stage.js", "configurator/parts.js", "configurator/details.js", "configurator/history.js",
      "configurator/designs.js", "configurator/sharing.js", "configurator/main.js",
    ])
}
