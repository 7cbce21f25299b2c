import Arguments
import Batch
import Diffing
import FileSystem
import PartChanges

/// `check`: renders every design of a list and compares it with its golden.
struct CheckCommand: Sendable {
  /// The list, as batch has it.
  var list = BatchCommand()
  var options = CheckOptions()
  var rule = RuleOptions()
  var reports = ReportOptions()

  static let info = CommandInfo(
    "check", abstract: "Render designs and compare them with goldens.",
    discussion:
      "SOURCE is what batch takes, and names are those that batch gives. Pixels have to be equal, unless --metric or a limit says otherwise. A design without a golden, and a golden without a design, are differences. Without --update nothing is written into the folder of goldens; with it only what differs or is missing is, so that the rest keeps bytes and time. Exit codes: 0 same or updated, 1 differences, 65 a golden could not be read, 66 nothing was compared.",
    examples: [
      Example("shoe-render check designs --golden goldens", "Are the pictures as they should be?"),
      Example("shoe-render check designs --golden goldens --update", "From now on they should be so"),
      Example("shoe-render check list.csv --golden goldens -o differences --html report.html", "With pictures"),
    ])

  static let arguments = ArgumentTable<CheckCommand>(
    SourceOptions.arguments.within(\.list.sources),
    { CheckOptions.arguments.within(\.options) },
    { BatchOptions.arguments.filter { named($0.info, ["--name", "--rendition", "--jobs"]) }.within(\.list.batch) },
    { ReportOptions.arguments.within(\.reports).helping("--output", "A folder of difference pictures.") },
    { RuleOptions.arguments.within(\.rule).helping("--metric", "How pixels are told apart (default: exact).") },
    { VariantOptions.arguments.within(\.list.pictures) },
    { ColorOptions.arguments.within(\.list.colors) },
    { MessageOptions.arguments.within(\.list.messages) })

  /// Renders are exact, so goldens are too.
  private static let standardMetric = MetricName.exact

  private static func named(_ info: ArgumentInfo, _ names: [String]) -> Bool {
    info.names.contains { names.contains($0) }
  }

  func run() throws -> ExitCode {
    let golden = try options.checkedGolden()
    let rule = try rule.rule(standard: Self.standardMetric)
    Interruption.listen()
    let (batch, catalog, inputs) = try list.prepared(for: Self.info.name)
    try ReportPlaces(options: reports, sides: [golden], inputs: inputs + self.rule.inputs).check()
    var comparer = PairComparer(
      rule: rule, analysis: try PartAnalysis(catalog: catalog, model: list.pictures.picture.model),
      style: reports.output == nil ? nil : reports.style ?? .highlight)
    comparer.maximumPixels = list.pictures.picture.maximumPixels ?? comparer.maximumPixels
    let sources = list.sources.sources.isEmpty ? "--matrix" : list.sources.sources.joined(separator: " ")
    let diff = DiffRun(
      comparer: comparer, jobs: batch.jobs, reports: reports, messages: list.messages, sides: (golden, sources),
      new: options.new)
    let readsInput = list.sources.sources.contains("-")
    return try CheckRun(batch: batch, inputs: inputs, diff: diff, options: options, readsInput: readsInput).run()
  }
}

extension [Argument<CheckCommand>] {
  /// The same arguments, one of them with another help.
  fileprivate func helping(_ name: String, _ help: String) -> Self {
    map { argument in
      var argument = argument
      if argument.info.names.contains(name) { argument.info.help = help }
      return argument
    }
  }
}
