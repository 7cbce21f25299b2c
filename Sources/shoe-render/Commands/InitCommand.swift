import Arguments
import FileSystem
import ShoeDesign

/// `init`: a configuration to start from.
struct InitCommand: Sendable {
  var path = "shoe.json"
  var name: String?
  var quiet = false

  static let info = CommandInfo(
    "init", abstract: "Write the default shoe's configuration, to start from.",
    discussion: "An existing file is never overwritten.",
    examples: [
      Example("shoe-render init", "Write shoe.json into this folder"),
      Example("shoe-render init - | shoe-render - -o default.png", "Render the default shoe"),
    ])

  static let arguments: [Argument<InitCommand>] = [
    .positional(
      "file", help: "File to write, or - (default: shoe.json).", completion: .files(["json"]), \.optionalPath),
    .option("--name", value: "name", help: "The name of the colorway.", \.name),
    .flag("-q", "--quiet", help: "Do not print the path.", \.quiet),
  ]

  private var optionalPath: String? {
    get { path }
    set { path = newValue ?? path }
  }

  func run() throws {
    var configuration = ShoeConfiguration()
    configuration.name = name
    configuration.model = "classic"
    let text = configuration.prettyText(parts: .all)
    if path == "-" { return try Speech.product(text) }
    do throws(OutputError) {
      try AtomicFile.write(Array(text.utf8), to: path, replacing: false)
    } catch {
      guard error.kind == .exists else { throw error }
      throw CommandFailure(
        .cannotCreate, "\(PathBytes.quoted(path)) exists; init never overwrites a file. Name another")
    }
    if !quiet { try StandardStream.output.write(PathBytes.encode(path) + [0x0A]) }
  }
}
