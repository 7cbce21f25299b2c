import Arguments
import JSON
import LayerSets
import Reports
import ShoeDesign

/// `schema`: what editors need to complete and check files.
struct SchemaCommand: Sendable {
  /// What may be described.
  enum Subject: String, CaseIterable, ArgumentValue {
    case configuration, model, report
  }

  var subject: Subject?
  var model: String?
  var layers: String?

  static let info = CommandInfo(
    "schema", abstract: "Print a JSON Schema, for editors.",
    discussion:
      "The schema (draft 2020-12) of a ShoeConfiguration, of model.json, or of what diff and check print with --json. A configuration may name parts of any model; with --model or --layers only those of that model. Editors find it by the key \"$schema\", which may be written into both kinds of file.",
    examples: [
      Example("shoe-render schema > shoe.schema.json", "For configurations"),
      Example("shoe-render schema model > model.schema.json", "For model.json"),
    ])

  static let arguments: [Argument<SchemaCommand>] = [
    .positional("subject", help: "What it describes (default: configuration).", \.subject),
    .option("--model", value: "name", help: "Name the parts of this model alone.", \.model),
    .option(
      "--layers", value: "folder", help: "Masks of your own, or a folder of models.", completion: .folders, \.layers),
  ]

  func run() throws {
    let schema =
      switch subject {
      case .model: ModelSchema.json
      case .report: ReportSchema.json
      case .configuration, nil: ConfigurationSchema.json(parts: try parts())
      }
    try Speech.product(JSONWriter.pretty.text(schema) + "\n")
  }

  private func parts() throws -> [ConfigurationSchema.Part]? {
    guard model != nil || layers != nil else { return nil }
    let catalog: LayerSetCatalog = if let layers { try LayerSetCatalog(folder: layers) } else { .builtIn }
    return try catalog.set(for: model).modelParts.map { ConfigurationSchema.Part($0.part, title: $0.title) }
  }
}
