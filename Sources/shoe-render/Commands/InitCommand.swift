import Arguments
import FileSystem
import LayerSets
import ShoeDesign

/// `init`: a configuration to start from, or a model.json for masks.
struct InitCommand: Sendable {
  var path: String?
  var layers: String?
  var name: String?
  var quiet = false

  static let info = CommandInfo(
    "init", abstract: "Write the default shoe's configuration, to start from.",
    discussion:
      "With --layers it writes model.json for a folder of PNG masks of any names instead, and shows the order: parts are guessed from the names (upper or base; quarter, overlay, panel or side; midsole, outsole or sole; heel, counter or cage; line or outline), all others become parts of their own, drawn before the outline. An existing file is never overwritten.",
    examples: [
      Example("shoe-render init", "Write shoe.json into this folder"),
      Example("shoe-render init - | shoe-render - -o default.png", "Render the default shoe"),
      Example("shoe-render init --layers my-masks", "Describe masks of your own"),
    ])

  static let arguments: [Argument<InitCommand>] = [
    .positional(
      "file", help: "File to write, or - (default: shoe.json).", completion: .files(["json"]), \.path),
    .option("--layers", value: "folder", help: "Write model.json for these masks.", completion: .folders, \.layers),
    .option("--name", value: "name", help: "The name of the colorway, or of the model.", \.name),
    .flag("-q", "--quiet", help: "Do not print the path.", \.quiet),
  ]

  func run() throws {
    guard let layers else { return try writeConfiguration(path ?? "shoe.json") }
    guard path == nil else {
      throw CommandFailure(
        .usage, "--layers writes model.json into its folder; leave \(PathBytes.quoted(path ?? "")) out")
    }
    try writeModel(layers)
  }

  private func writeConfiguration(_ path: String) throws {
    var configuration = ShoeConfiguration()
    configuration.name = name
    configuration.model = "classic"
    let text = configuration.prettyText(parts: .all)
    if path == "-" { return try Speech.product(text) }
    try write(text, to: path, advice: "Name another")
    if !quiet { try StandardStream.output.write(PathBytes.encode(path) + [0x0A]) }
  }

  private func writeModel(_ folder: String) throws {
    let path = Path.joined(folder, "model.json")
    let advice = "Remove it to have another made"
    if FileSystem.kind(of: path) != .missing { throw Self.exists(path, advice) }
    let draft = try ModelDraft(folder: folder)
    try write(draft.text(name: name), to: path, advice: advice)
    guard !quiet else { return }
    try StandardStream.output.write(PathBytes.encode(path) + [0x0A])
    try Speech.product(draft.table)
    for warning in draft.warnings { Speech.tell("Warning: \(warning)\n") }
  }

  private func write(_ text: String, to path: String, advice: String) throws {
    do throws(OutputError) {
      try AtomicFile.write(Array(text.utf8), to: path, replacing: false)
    } catch {
      guard error.kind == .exists else { throw error }
      throw Self.exists(path, advice)
    }
  }

  private static func exists(_ path: String, _ advice: String) -> CommandFailure {
    CommandFailure(.cannotCreate, "\(PathBytes.quoted(path)) exists; init never overwrites a file. \(advice)")
  }
}
