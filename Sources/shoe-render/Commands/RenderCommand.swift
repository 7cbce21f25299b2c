import Arguments
import FileSystem
import JSON
import LayerSets
import Pixels
import ShoeDesign
import ShoeRender

/// `render`: one picture.
struct RenderCommand: Sendable {
  var configuration = ""
  var output: String?
  var force = false
  var picture = PictureOptions()
  var colors = ColorOptions()
  var messages = MessageOptions()

  static let info = CommandInfo(
    "render", abstract: "Render one picture of a shoe.",
    discussion:
      "CONFIG is a ShoeConfiguration in JSON, a PNG that carries a recipe, or - for standard input. Without -o the picture goes into the current folder under the configuration's name, and its path is printed; from standard input it goes to standard output. An output that is an input, or exists and is no PNG, is refused without --force; another PNG is replaced.",
    examples: [
      Example("shoe-render config.json -o out.png", "Render a configuration"),
      Example("shoe-render config.json --set side=#0a84ff --width 500", "Another colour, another size"),
      Example("shoe-render out.png --background white -o white.png", "From a picture's own recipe"),
    ])

  static let arguments = ArgumentTable<RenderCommand>(
    [
      .positional(
        "config", help: "Configuration, PNG with a recipe, or -.", completion: .files(["json", "png"]), \.configuration),
      .option(
        "-o", "--output", value: "file", help: "Where the picture goes; - is standard output.",
        completion: .files(["png"]), \.output),
      .flag("-f", "--force", help: "Replace any file; accept changed masks.", \.force),
    ],
    { PictureOptions.arguments.within(\.picture) },
    { ColorOptions.arguments.within(\.colors) },
    { MessageOptions.arguments.within(\.messages) })

  func run() throws {
    let output = PictureOutput(path: outputPath, force: force)
    if messages.json, outputPath == "-" {
      throw CommandFailure(.usage, "--json and the picture both want standard output; give -o FILE")
    }
    let request = try request()
    let catalog = try picture.catalog()
    let set = try layerSet(request, catalog)
    try picture.checkParts(among: set.parts, command: "render")
    let inputs = [configuration].filter { $0 != "-" } + set.files
    try output.check(inputs: inputs)
    let plan = try Planner(catalog: catalog).plan(request, ignoringMaskChanges: force)
    let writer = PictureWriter()
    try writer.write(plan)
    try output.write(writer.file)
    if let bound = writer.bound(plan), !messages.quiet { Speech.tell("Note: \(bound)\n") }
    try report(plan, writer)
  }

  /// What the configuration or picture asks for, with the command line's wishes over it.
  private func request() throws -> RenderRequest {
    let reading = try colors.reading(quiet: messages.quiet)
    let painted = try picture.colors(reading, command: Self.info.name)
    var request = try DesignReader.request(
      from: configuration, knownParts: { (try? picture.catalog())?.parts(ofModel: picture.model ?? $0) },
      reading: reading)
    try picture.change(painted)(&request)
    if let conflict = request.nameConflict, !messages.quiet { Speech.tell("Note: \(conflict)\n") }
    return request
  }

  /// The set of the model; where the configuration itself asks for one that there is not, the error names it.
  private func layerSet(_ request: RenderRequest, _ catalog: LayerSetCatalog) throws -> LayerSet {
    do {
      return try catalog.set(for: request.model)
    } catch {
      guard error.kind == .mismatch, picture.model == nil, request.model != nil else { throw error }
      let name = configuration == "-" ? "standard input" : PathBytes.visible(configuration)
      let place = request.modelPosition.map { "\(name):\($0)" } ?? name
      throw CommandFailure(.badData, "\(place): model: \(error)")
    }
  }

  /// The output named, else standard output for standard input, else the configuration's name here.
  private var outputPath: String {
    output ?? (configuration == "-" ? "-" : Path.stem(configuration) + ".png")
  }

  private func report(_ plan: RenderPlan, _ writer: PictureWriter) throws(FileError) {
    guard !messages.quiet, outputPath != "-" else { return }
    if messages.json {
      try Speech.product(
        .object([
          "output": .string(outputPath), "width": .integer(plan.size.canvas.width),
          "height": .integer(plan.size.canvas.height), "bytes": .integer(writer.file.count),
          "weightRows": .integer(plan.rowCount), "largestError": .integer(writer.largestError),
          "recipe": plan.recipe.json,
        ]))
    } else if output == nil {
      try StandardStream.output.write(PathBytes.encode(outputPath) + [0x0A])
    }
  }
}
