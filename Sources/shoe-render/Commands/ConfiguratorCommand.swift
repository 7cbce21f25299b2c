import Arguments
import Colors
import FileSystem
import LayerSets
import Pages
import Palettes
import Pixels
import ShoeDesign
import ShoeRender

/// `configurator`: a page on which a shoe is coloured by hand.
struct ConfiguratorCommand: Sendable {
  var output = ""
  var configuration: String?
  var force = false
  var colors = ColorOptions()
  var quiet = false

  static let info = CommandInfo(
    "configurator", abstract: "Write a page on which a shoe is coloured by hand.",
    discussion:
      "The page is one file that loads nothing from any network, and shows the program's own pixels: models, a picker for each part, undo, designs kept in the browser, links, import and export as batch reads them. --config is the design that it opens with; the colours of --palette become swatches. An existing file that is no HTML page is kept unless --force.",
    examples: [
      Example("shoe-render configurator -o shoe.html", "The page"),
      Example("shoe-render configurator --palette brand.ase --config shoe.json -o shoe.html", "With a brand's colours"),
    ])

  static let arguments: [Argument<ConfiguratorCommand>] =
    [
      .option(
        "-o", "--output", value: "file", help: "Where the page goes; - is standard output.", required: true,
        completion: .files(["html"]), \.output),
      .option(
        "--config", value: "config", help: "The design that the page opens with.", completion: .files(["json"]),
        \.configuration),
      .flag("-f", "--force", help: "Replace any file.", \.force),
      .flag("-q", "--quiet", help: "Say nothing but errors.", \.quiet),
    ] + ColorOptions.arguments.within(\.colors)
}

extension ConfiguratorCommand {
  func run() throws {
    let page = PageOutput(path: output, force: force)
    try page.check()
    let catalog = LayerSetCatalog.builtIn
    let palettes = try colors.loadedPalettes()
    let reading = colors.reading(palettes, quiet: quiet)
    let start = try configuration.map { try Self.start(at: $0, catalog, reading) } ?? ShoeConfiguration()
    let configurator = ConfiguratorPage(
      catalog: catalog, reading: reading, swatches: Self.swatches(palettes), start: start,
      generator: "shoe-render \(Version.version)")
    let inputs = [configuration].compactMap { $0 } + colors.palettes
    try page.write(try configurator.bytes(), inputs: inputs.filter { $0 != "-" })
  }

  /// The configuration in a file, whose model the page has.
  private static func start(
    at path: String, _ catalog: LayerSetCatalog, _ reading: ColorReading
  ) throws -> ShoeConfiguration {
    let configuration = try DesignReader.configuration(at: path, catalog, reading)
    do throws(LayerSetError) {
      _ = try catalog.set(for: configuration.model)
    } catch {
      throw CommandFailure(.badData, "\(PathBytes.visible(path)): model: \(error)")
    }
    return configuration
  }

  /// Every colour of the palettes once, under its first name.
  private static func swatches(_ palettes: [Palette]) -> [(name: String, color: RGBA8)] {
    var known: Set<RGBA8> = []
    return palettes.flatMap(\.swatches).compactMap { swatch in
      known.insert(swatch.color).inserted ? (swatch.name ?? swatch.color.description, swatch.color) : nil
    }
  }
}
