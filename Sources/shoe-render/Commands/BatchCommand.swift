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

  static let arguments: [Argument<BatchCommand>] =
    SourceOptions.arguments.within(\.sources) + BatchOptions.arguments.within(\.batch)
    + VariantOptions.arguments.within(\.pictures) + ColorOptions.arguments.within(\.colors)
    + MessageOptions.arguments.within(\.messages)

  func run() throws -> ExitCode {
    if let folder = batch.mergeManifests { return try merge(folder) }
    let reading = try colors.reading(quiet: messages.quiet)
    let catalog = try pictures.picture.catalog()
    let list = try sources.list(reading, catalog)
    var batch = Batch(
      list: list, planner: Planner(catalog: catalog), variants: try variants(reading, catalog),
      names: try names(catalog))
    batch.jobs = self.batch.jobs ?? batch.jobs
    batch.keepsGoing = self.batch.keepGoing
    batch.hasDigests = self.batch.digests
    let inputs = list.inputPaths + catalog.sets.flatMap(\.files)
    var runner = BatchRunner(batch: batch, options: self.batch, messages: messages, inputs: inputs)
    return try runner.run()
  }

  private func variants(_ reading: ColorReading, _ catalog: LayerSetCatalog) throws -> [BatchVariant] {
    let parts = catalog.sets.flatMap(\.parts)
    guard !batch.renditions.isEmpty else {
      try pictures.picture.checkParts(among: parts, command: Self.info.name)
      return try pictures.variants(named: nil, reading, command: Self.info.name)
    }
    return try batch.renditions.flatMap { text in
      let options = try pictures.rendition(text)
      try options.picture.checkParts(among: parts, command: Self.info.name)
      return try options.variants(named: text.name, reading, command: Self.info.name)
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
  fileprivate static func configuration(
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

extension BatchCommand {
  /// Makes one manifest of those of all shards.
  private func merge(_ path: String) throws -> ExitCode {
    guard sources.sources.isEmpty, batch.output == nil else {
      throw CommandFailure(.usage, "--merge-manifests takes the folder of the shards and nothing else")
    }
    // Of a folder that is not there none is to be made.
    _ = try FileSystem.list(path)
    let folder = try OutputFolder(path)
    let report: ManifestMerge.Report
    do throws(MergeError) {
      report = try ManifestMerge.merge(folder, isForced: batch.force)
    } catch {
      throw CommandFailure(error)
    }
    for gap in report.gaps {
      let rows = gap.count == 1 ? "row \(gap.lowerBound) is" : "rows \(gap.lowerBound) to \(gap.upperBound) are"
      Speech.tell("Missing: \(rows) in no manifest; run its shard again\n")
    }
    if messages.json {
      try Speech.product(
        .object([
          "manifest": .string(folder.path(of: ManifestWriter.name())), "rows": .integer(report.rows),
          "pictures": .integer(report.pictures), "failed": .integer(report.failures),
          "missing": .integer(report.gaps.reduce(0) { $0 + $1.count }),
        ]))
    } else if !messages.quiet {
      Speech.tell(
        "\(folder.path(of: ManifestWriter.name())): \(report.pictures) pictures, \(report.failures) failed rows\n")
    }
    return report.gaps.isEmpty && report.failures == 0 ? .success : .incomplete
  }
}
