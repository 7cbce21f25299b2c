import Arguments
import FileSystem
import LayerSets
import Pixels
import ShoeRender

/// `preview`: the picture in the terminal.
struct PreviewCommand: Sendable {
  var configuration = ""
  var cells: Int?
  var picture = PictureOptions()
  var colors = ColorOptions()
  var noColor = false

  static let info = CommandInfo(
    "preview", abstract: "Show a shoe in the terminal.",
    discussion:
      "CONFIG is what render takes. The picture is as large as the terminal lets it, or --width cells wide: two pixels a cell, in 24-bit colours, on a checkerboard where nothing covers it. Where colours may not be used (the output is no terminal, --no-color, NO_COLOR, TERM=dumb) it is drawn in characters from light to dark on white, without any code.",
    examples: [
      Example("shoe-render preview config.json", "Show a configuration"),
      Example("shoe-render preview config.json --set side=#0a84ff --width 60", "Another colour, 60 cells wide"),
    ])

  static let arguments: [Argument<PreviewCommand>] =
    [
      .positional(
        "config", help: "Configuration, PNG with a recipe, or -.", completion: .files(["json", "png"]), \.configuration),
      .option(
        "--width", value: "cells", help: "Width (default: the terminal's; 80 without one).", parse: cells, \.cells),
      .flag("--no-color", help: "Draw in characters.", \.noColor),
    ]
    + PictureOptions.arguments.filter { Self.taken.isSuperset(of: $0.info.names) }.within(\.picture)
    + ColorOptions.arguments.within(\.colors)

  private static let taken: Set<String> = [
    "--model", "--layers", "--mask-channel", "--set", "--finish", "--padding", "--trim", "--flip", "--background",
    "--blend",
  ]

  @Sendable private static func cells(_ text: String) throws(ArgumentMessage) -> Int {
    guard let count = Int(text), (1...1000).contains(count) else { throw "a whole number from 1 to 1000 is needed" }
    return count
  }

  func run() throws {
    let design = PictureDesign(configuration: configuration, picture: picture, colors: colors, command: Self.info.name)
    var request = try design.request(quiet: true)
    let catalog = try picture.catalog()
    let set = try design.layerSet(request, catalog)
    try picture.checkParts(among: set.parts, command: Self.info.name)
    request.size = .width(width)
    let planner = Planner(catalog: catalog)
    var plan = try planner.plan(request)
    if let height, plan.size.canvas.height > height {
      request.size = .height(height)
      plan = try planner.plan(request)
    }
    let shown = TerminalPicture(plan.bitmap)
    try Speech.product(isColored ? shown.colored : shown.plain)
  }

  private var isColored: Bool { Speech(options: MessageOptions(noColor: noColor)).isColored }

  /// In cells, which are pixels.
  private var width: Int {
    let given = ProcessInformation.environmentValue("COLUMNS").flatMap { Int($0) }
    return cells ?? max(1, given ?? StandardStream.output.terminalColumns ?? 80)
  }

  /// In pixels, two a cell: what the terminal shows above the line that is next. Nil for no limit.
  private var height: Int? {
    guard cells == nil, let rows = StandardStream.output.terminalRows else { return nil }
    return max(1, 2 * (rows - 1))
  }
}
