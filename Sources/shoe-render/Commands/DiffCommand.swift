import Arguments
import Diffing
import FileSystem
import LayerSets
import PartChanges
import Reports
import Threads

/// `diff`: what differs between two pictures, two folders or two lists.
struct DiffCommand: Sendable {
  var first: String?
  var second: String?
  var rule = RuleOptions()
  var reports = ReportOptions()
  var lists = ListDiffOptions()
  var picture = PictureOptions()
  var colors = ColorOptions()
  var jobs: Int?
  var explain = false
  var messages = MessageOptions()

  static let info = CommandInfo(
    "diff", abstract: "Compare pictures, folders or lists of designs.",
    discussion:
      "EXPECTED and ACTUAL are two PNGs, two folders of PNGs (paired by their paths), or two lists of colorways as batch takes them; a design against a PNG is rendered first, as the PNG's recipe says. By default a pixel differs when its CIEDE2000 exceeds 1.0, and no pixel may differ. What is tolerated or excused is reported all the same. Exit codes: 0 same, 1 differences, 65 a picture could not be read, 66 nothing was compared.",
    examples: [
      Example("shoe-render diff golden.png out.png -o difference.png", "Two pictures"),
      Example("shoe-render diff goldens out --html report", "Two folders, with a report to look at"),
      Example("shoe-render diff base.csv head.csv --markdown comment.md", "What a change does to a list"),
    ])

  static let arguments = ArgumentTable<DiffCommand>(
    [
      .positional("expected", help: "What should be.", completion: .files(["png", "json", "csv"]), \.first),
      .positional("actual", help: "What is.", completion: .files(["png", "json", "csv"]), \.second),
    ],
    { ReportOptions.arguments.within(\.reports) },
    { RuleOptions.arguments.within(\.rule) },
    { ListDiffOptions.arguments.within(\.lists) },
    {
      [
        .option(
          "-j", "--jobs", value: "count", help: "Threads (default: processors).", group: "Run options",
          parse: BatchOptions.jobs, \.jobs),
        .flag("--explain", help: "Say what the rule lets through; compare nothing.", group: "Run options", \.explain),
      ]
    },
    { PictureOptions.arguments.within(\.picture) },
    { ColorOptions.arguments.within(\.colors) },
    { MessageOptions.arguments.within(\.messages) })

  func run() throws -> ExitCode {
    Interruption.listen()
    try reports.check(isJSON: messages.json)
    let rule = try rule.rule()
    if explain { return try self.explain(rule) }
    guard first != nil, second != nil else {
      throw CommandFailure(.usage, "Missing expected argument '\(first == nil ? "<expected>" : "<actual>")'")
    }
    try ReportPlaces(options: reports, sides: [expected, actual], inputs: self.rule.inputs).check()
    let catalog = try picture.catalog()
    let analysis = try PartAnalysis(catalog: catalog, model: picture.model)
    var comparer = PairComparer(
      rule: rule, analysis: analysis, style: reports.output == nil ? nil : reports.style ?? .highlight)
    comparer.maximumPixels = picture.maximumPixels ?? comparer.maximumPixels
    let run = DiffRun(
      comparer: comparer, jobs: jobs ?? Threads.processorCount, reports: reports, messages: messages,
      sides: (expected, actual), new: lists.new)
    let hasPalettes = lists.source.assign != nil
    switch (
      try DiffSubject(expected, .expected, hasPalettes: hasPalettes),
      try DiffSubject(actual, .actual, hasPalettes: hasPalettes)
    ) {
    case (.picture, .picture):
      try checkListOptions("pictures")
      try checkRenderingOptions()
      if lists.new != nil { throw CommandFailure(.usage, "--new is for folders and lists; two pictures are compared") }
      return try run.files()
    case (.folder(let expected), .folder(let actual)):
      try checkListOptions("folders of pictures")
      try checkRenderingOptions()
      return try run.folders(expected, actual)
    case (.list, .list): return try compareLists(run, catalog)
    case (.picture, .list): return try compareDesign(actual, on: .actual, with: expected, run, catalog)
    case (.list, .picture): return try compareDesign(expected, on: .expected, with: actual, run, catalog)
    case (.folder, .list): throw refuse(pictures: expected, designs: actual)
    case (.list, .folder): throw refuse(pictures: actual, designs: expected)
    case (let first, let second):
      throw CommandFailure(
        .usage,
        "\(PathBytes.quoted(expected)) is \(first.words), \(PathBytes.quoted(actual)) \(second.words): compare two of a kind"
      )
    }
  }
}

extension DiffCommand {
  /// The expected side as given.
  var expected: String { first ?? "" }
  /// The actual side as given.
  var actual: String { second ?? "" }

  /// Says what the rule lets through, and compares nothing.
  private func explain(_ rule: DiffRule) throws -> ExitCode {
    guard first == nil else {
      throw CommandFailure(.usage, "--explain compares nothing; leave out the pictures, or --explain")
    }
    let places = [
      ("-o", reports.output), ("--html", reports.html), ("--junit", reports.junit), ("--markdown", reports.markdown),
    ]
    if let place = places.first(where: { $0.1 != nil }) {
      throw CommandFailure(.usage, "--explain compares nothing that \(place.0) could report; leave one out")
    }
    let explanation = Explanation(rule)
    try messages.json ? Speech.product(explanation.json) : Speech.product(explanation.text)
    return .success
  }
}

/// What a side of a comparison is.
enum DiffSubject {
  case picture
  case folder(PictureFolder)
  case list

  /// A missing side is an error that names the side. `hasPalettes` says that palettes are lists too.
  init(_ path: String, _ side: Side, hasPalettes: Bool = false) throws {
    switch path == "-" ? .other : FileSystem.kind(of: path) {
    case .missing where DesignSource.isPattern(path): self = .list
    case .missing:
      throw CommandFailure(.missingInput, "\(side.rawValue) \(PathBytes.quoted(path)): there is no such file or folder")
    case .directory:
      let folder = try PictureFolder(path)
      self = folder.names.isEmpty && Self.hasDesigns(path) ? .list : .folder(folder)
    case .file, .other:
      self = Self.isList(path) || hasPalettes && Path.extension(path).lowercased() != "png" ? .list : .picture
    }
  }

  private static func hasDesigns(_ path: String) -> Bool {
    ((try? FileSystem.list(path)) ?? []).contains { Path.extension($0).lowercased() == "json" }
  }

  /// By the name; what is in a file of another name is found out when it is read.
  private static func isList(_ path: String) -> Bool {
    ["json", "jsonl", "ndjson", "csv", "tsv"].contains(Path.extension(path).lowercased()) || path == "-"
  }

  var words: String {
    switch self {
    case .picture: "a picture"
    case .folder: "a folder of pictures"
    case .list: "a list of designs"
    }
  }
}
