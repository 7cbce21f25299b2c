import Arguments
import Batch
import Colors
import Colorways
import FileSystem
import JSON
import LayerSets
import ShoeDesign
import ShoeRender

/// `batch`: every picture of a list.
struct BatchCommand: Sendable {
  var sources = SourceOptions()
  var batch = BatchOptions()
  var pictures = VariantOptions()
  var colors = ColorOptions()
  var messages = MessageOptions()

  static let info = CommandInfo(
    "batch", abstract: "Render every colorway of a list.",
    discussion:
      "SOURCE is a list (JSON, JSON Lines, CSV), a folder or pattern of configurations, a palette with --assign, or - for standard input. Pictures go into a folder, or in the order of the list into a tar, with a manifest.jsonl that names them all. A file with the right bytes is left alone: a batch that runs again finishes what was interrupted.",
    examples: [
      Example("shoe-render batch colorways.csv -o out", "A folder of pictures"),
      Example("shoe-render batch --matrix 'base=white,black; side=orange,#0a84ff' -o out", "Every combination"),
      Example("shoe-render batch list.jsonl -o out --since old/manifest.jsonl", "Only what has changed"),
    ])

  static let arguments = ArgumentTable<BatchCommand>(
    SourceOptions.arguments.within(\.sources),
    { BatchOptions.arguments.within(\.batch) },
    { VariantOptions.arguments.within(\.pictures) },
    { ColorOptions.arguments.within(\.colors) },
    { MessageOptions.arguments.within(\.messages) })

  func run() throws -> ExitCode {
    if let folder = batch.mergeManifests { return try merge(folder) }
    let prepared = try prepared(for: Self.info.name)
    var runner = BatchRunner(batch: prepared.batch, options: batch, messages: messages, inputs: prepared.inputs)
    return try runner.run()
  }

  /// What the options make of their sources: every picture's plan and name, for the command that is called so.
  func prepared(for command: String) throws -> (batch: Batch, catalog: LayerSetCatalog, inputs: [String]) {
    let reading = try colors.reading(quiet: messages.quiet)
    let catalog = try pictures.picture.catalog()
    let list = try sources.list(reading, catalog)
    try checkSettings(list)
    let (planner, variants) = (Planner(catalog: catalog), try variants(reading, catalog, command))
    try checkSizes(planner, variants, catalog)
    var batch = Batch(list: list, planner: planner, variants: variants, names: try names(catalog))
    batch.jobs = self.batch.jobs ?? batch.jobs
    batch.keepsGoing = self.batch.keepGoing
    batch.hasDigests = self.batch.digests
    return (batch, catalog, list.inputPaths + catalog.sets.flatMap(\.files))
  }

  /// Refuses what no row can have, such as a size of other proportions than any model's: no row is at fault then.
  private func checkSizes(
    _ planner: Planner, _ variants: [BatchVariant], _ catalog: LayerSetCatalog
  ) throws(RenderError) {
    for variant in variants {
      var request = RenderRequest()
      variant.apply(&request)
      let models = request.model == nil ? catalog.sets.map(\.name) : []
      do throws(RenderError) {
        _ = try planner.plan(request)
      } catch {
        let isPossible = models.contains { model in
          request.model = model
          return (try? planner.plan(request)) != nil
        }
        guard isPossible else { throw error }
      }
    }
  }

  /// Refuses colours that hide those of the matrix, of which each combination is to be another.
  private func checkSettings(_ list: ColorwayList) throws(CommandFailure) {
    if sources.seed != nil, sources.sample == nil {
      throw CommandFailure(.usage, "--seed says which colorways --sample takes; give --sample too")
    }
    guard let matrix = sources.matrix else { return }
    let named = matrix.split(separator: ";").map { $0.prefix { $0 != "=" }.filter { $0 != " " } }
    guard let both = pictures.picture.colors.first(where: { named.contains($0.part.rawValue) }) else { return }
    throw CommandFailure(
      .usage, "--set \(both.part) and --matrix both give '\(both.part)' its colours; give one of them")
  }

  private func variants(
    _ reading: ColorReading, _ catalog: LayerSetCatalog, _ command: String
  ) throws -> [BatchVariant] {
    let parts = catalog.sets.flatMap(\.parts)
    guard !batch.renditions.isEmpty else {
      try pictures.picture.checkParts(among: parts, command: command)
      return try pictures.variants(named: nil, reading, command: command)
    }
    return try batch.renditions.flatMap { text in
      let options = try pictures.rendition(text)
      try options.picture.checkParts(among: parts, command: command)
      return try options.variants(named: text.name, reading, command: command)
    }
  }

  private func names(_ catalog: LayerSetCatalog) throws(CommandFailure) -> NameTemplate {
    let renditions = batch.renditions.map(\.name)
    do throws(NameTemplateError) {
      let template =
        try batch.name.map { name throws(NameTemplateError) in
          try NameTemplate(name, parts: ShoePart.nameable(with: catalog.extraParts))
        } ?? NameTemplate.standard(hasRenditions: !renditions.isEmpty)
      try template.check(renditions: renditions)
      return template
    } catch {
      throw CommandFailure(.usage, "--name: \(error)")
    }
  }
}

extension LayerSetCatalog {
  /// The parts beyond the five that some model has, each once.
  var extraParts: [ShoePart] { Set(sets.flatMap(\.parts)).filter { !$0.isStandard }.sorted() }
}

extension SourceOptions {
  /// The list that the sources and options make.
  func list(_ reading: ColorReading, _ catalog: LayerSetCatalog) throws -> ColorwayList {
    var options = ListOptions()
    options.columns = columns.map { ListOptions.ColumnTitle($0.name, title: $0.header) }
    options.base = try base.map { try DesignReader.configuration(at: $0, catalog, reading) }
    options.assign = assign ?? []
    options.matrix = matrix
    options.sample = sample
    options.seed = seed ?? 0
    options.knownParts = { catalog.parts(ofModel: $0) }
    options.extraParts = catalog.extraParts
    options.reading = reading
    return try ColorwayList(sources, options: options)
  }
}

extension DesignReader {
  /// The configuration in a file.
  static func configuration(
    at path: String, _ catalog: LayerSetCatalog, _ reading: ColorReading
  ) throws -> ShoeConfiguration {
    let bytes = try FileSystem.read(path)
    do throws(ConfigurationError) {
      return try ShoeConfiguration.parse(bytes, knownParts: { catalog.parts(ofModel: $0) }, reading: reading)
    } catch {
      throw CommandFailure(.badData, "\(path):\(error)")
    }
  }
}
