import Arguments
import FileSystem
import JSON
import LayerSets
import PNGCodec
import ShoeDesign
import ShoeRender

/// `inspect`: what a picture or a layer set is.
struct InspectCommand: Sendable {
  var subject = ""
  var picture = PictureOptions()
  var configuration = false
  var rules: RulesReport.Rules?
  var output: String?
  var force = false
  var messages = MessageOptions()

  static let info = CommandInfo(
    "inspect", abstract: "Say what a picture, or a layer set, is.",
    discussion:
      "Of a PNG: its form and its recipe, or, without one, the colours solved from its pixels with the masks at hand. Of a folder or a model's name: sizes, layers from top to bottom with their shares, the number of distinct weight rows and what it means, and faults: seams (layers abut and the ground shines through), specks (stray bits of a mask), layers that are wholly hidden. With -o it draws them, at the set's default size: the silhouette light grey, seams red, specks orange, hidden layers blue. With --rules a picture is measured, and every point of the rules proved or refuted; where one is refuted the exit code is 1.",
    examples: [
      Example("shoe-render inspect out.png", "Say how a picture was made"),
      Example("shoe-render inspect out.png --configuration > config.json", "Get its configuration back"),
      Example("shoe-render inspect product.png --rules white-square", "Measure a product picture"),
      Example("shoe-render inspect my-masks -o faults.png", "Check masks of your own"),
    ])

  static let arguments: [Argument<InspectCommand>] =
    [
      .positional(
        "subject", help: "A PNG or -, a folder of masks, or a model.", completion: .files(["png"]), \.subject),
      .flag("--configuration", help: "Print the picture's configuration alone.", \.configuration),
      .option("--rules", value: "name", help: "Measure a picture by these rules.", \.rules),
      .option(
        "-o", "--output", value: "file", help: "Draw a layer set's faults, as PNG; - is stdout.",
        completion: .files(["png"]), \.output),
      .flag("-f", "--force", help: "Replace any file.", \.force),
    ]
    + PictureOptions.arguments.filter { Self.taken.isSuperset(of: $0.info.names) }.within(\.picture)
    + MessageOptions.arguments.within(\.messages)

  private static let taken: Set<String> = ["--model", "--layers", "--mask-channel", "--max-pixels"]

  func run() throws -> ExitCode {
    let kind = subject == "-" ? .other : FileSystem.kind(of: subject)
    if let rules { return try measure(rules, kind) }
    if configuration, kind == .directory || kind == .missing {
      throw CommandFailure(.usage, "--configuration is for pictures; \(PathBytes.quoted(subject)) is none")
    }
    switch kind {
    case .file, .other: try inspectPicture()
    case .directory: try inspect(LayerSetCatalog(folder: subject, reading: picture.reading))
    case .missing: try inspectModel()
    }
    return .success
  }
}

extension InspectCommand {
  /// The picture as messages and reports name it.
  private var pictureName: String { subject == "-" ? "standard input" : subject }

  /// Holds a picture against rules.
  private func measure(_ rules: RulesReport.Rules, _ kind: FileSystem.Kind) throws -> ExitCode {
    if kind == .directory || (kind == .missing && (try? picture.catalog().set(for: subject)) != nil) {
      throw CommandFailure(.usage, "--rules is for pictures; \(PathBytes.quoted(subject)) is none")
    }
    guard output == nil, !configuration else {
      throw CommandFailure(.usage, "--rules measures a picture, and goes with neither -o nor --configuration")
    }
    let bytes = try subject == "-" ? FileSystem.readStandardInput() : FileSystem.read(subject)
    let report: RulesReport
    do {
      report = try RulesReport(rules, path: pictureName, bytes: bytes)
    } catch let error as PNGError {
      throw CommandFailure(.badData, "\(pictureName): \(error.message)")
    }
    try messages.json ? Speech.product(report.json) : Speech.product(report.text)
    return report.passes ? .success : .incomplete
  }

  private func inspectPicture() throws {
    guard output == nil else {
      throw CommandFailure(.usage, "-o draws the faults of a layer set; \(PathBytes.quoted(pictureName)) is a picture")
    }
    let bytes = try subject == "-" ? FileSystem.readStandardInput() : FileSystem.read(subject)
    let report: PictureReport
    do {
      report = try PictureReport(path: pictureName, bytes: bytes, catalog: try picture.catalog(), model: picture.model)
    } catch let error as PNGError {
      throw CommandFailure(.badData, "\(pictureName): \(error.message)")
    } catch let error as RenderError {
      throw CommandFailure(RenderError(error.kind, "\(pictureName): \(error.message)"))
    }
    if configuration { return try printConfiguration(report) }
    try messages.json
      ? Speech.product(report.json) : Speech.product(report.text(Speech(options: messages)))
  }

  private func printConfiguration(_ report: PictureReport) throws {
    guard report.isKnown else {
      throw CommandFailure(
        .badData, "\(pictureName): no recipe, and no model at hand explains its pixels; pass its masks by --layers")
    }
    try Speech.product(report.configuration.prettyText(parts: .written))
  }

  private func inspectModel() throws {
    let catalog = try picture.catalog()
    guard let set = catalog.sets.first(where: { $0.name == subject }) else {
      let known = catalog.sets.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        .missingInput, "\(PathBytes.quoted(subject)) is no file, no folder and no model (models: \(known))")
    }
    try inspect([set])
  }

  private func inspect(_ catalog: LayerSetCatalog) throws {
    guard let model = picture.model else {
      if !catalog.sets.isEmpty { try inspect(catalog.sets) }
      guard let fault = catalog.faults.first else { return }
      for fault in catalog.faults.dropFirst() { Speech.tell("Error: \(fault.error)\n") }
      throw fault.error
    }
    let set = try catalog.set(for: model)
    try inspect([set])
  }

  private func inspect(_ sets: [LayerSet]) throws {
    let picture = try output.map { try faultPicture($0, sets) }
    var reports: [LayerSetReport] = []
    for set in sets { reports.append(try LayerSetReport(set)) }
    if let picture { try picture.output.write(try picture.png(reports[0])) }
    if output == "-" {
      // Standard output carries the picture alone.
    } else if messages.json {
      try Speech.product(.array(reports.map(\.json)))
    } else {
      try Speech.product(reports.map(\.text).joined(separator: "\n"))
    }
    guard !messages.quiet else { return }
    for report in reports {
      for warning in report.warnings { Speech.tell("Warning: \(report.layerSet.name): \(warning)\n") }
    }
  }

  /// The picture of faults, whose place is checked before any work is done.
  private func faultPicture(_ path: String, _ sets: [LayerSet]) throws(CommandFailure) -> FaultPicture {
    guard sets.count == 1 else {
      let names = sets.map(\.name).joined(separator: ", ")
      throw CommandFailure(.usage, "-o draws one layer set; pick one by --model (models: \(names))")
    }
    if messages.json, path == "-" {
      throw CommandFailure(.usage, "--json and the picture both want standard output; give -o FILE")
    }
    let output = PictureOutput(path: path, force: force)
    try output.check(inputs: sets[0].files)
    return FaultPicture(output: output)
  }
}
