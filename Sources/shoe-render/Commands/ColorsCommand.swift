public import Arguments
import Colors
import FileSystem
import JSON
public import Palettes
import Pixels

extension PaletteWriter.Format: ArgumentValue {}

/// `colors`: the tables of names, one colour explained, or palette files shown and written in other forms.
struct ColorsCommand: Sendable {
  var subjects: [String] = []
  var format: PaletteWriter.Format?
  var output: String?
  var force = false
  var colors = ColorOptions()
  var messages = MessageOptions()

  static let info = CommandInfo(
    "colors", abstract: "List colour names, explain a colour, convert palettes.",
    discussion:
      "Without a subject: all names that colours can have. A colour: its bytes, whether sRGB has it, and the nearest name. Palette files or Xcode asset catalogs: their colours, or, with --format, the same palette in another form. A subject that is a file or folder is a palette; write ./NAME for a file that is called like a colour.",
    examples: [
      Example("shoe-render colors 'oklch(70% 0.2 30)'", "Explain a colour"),
      Example("shoe-render colors brand.ase --format css -o brand.css", "Convert a palette"),
    ])

  static let arguments: [Argument<ColorsCommand>] =
    [
      .positional("subject", help: "A colour, or palette files.", completion: .files([]), \.subjects),
      .option("--format", value: "form", help: "Write the palette in this form.", \.format),
      .option("-o", "--output", value: "file", help: "Where it goes (default: standard output).", \.output),
      .flag("-f", "--force", help: "Replace an existing file.", \.force),
    ] + ColorOptions.arguments.within(\.colors) + MessageOptions.arguments.within(\.messages)

  func run() throws {
    if subjects.isEmpty { return try listTables() }
    let isPalette = format != nil || subjects.contains { $0 == "-" || FileSystem.kind(of: $0) != .missing }
    if isPalette { return try showPalettes() }
    guard subjects.count == 1, format == nil, output == nil else {
      throw CommandFailure(.usage, "one colour is explained at a time; quote it if it has blanks")
    }
    try explain(subjects[0])
  }
}

extension ColorsCommand {
  private var speech: Speech { Speech(options: messages) }

  private func listTables() throws {
    let reading = try colors.reading(quiet: messages.quiet)
    if messages.json {
      return try Speech.product(
        .object(
          JSONObject(
            NamedColorTable.allCases.map { table in
              (table.rawValue, ColorLines.json(table.names.map { ($0, table.color(named: $0, reading: reading)!) }))
            })))
    }
    for table in NamedColorTable.allCases {
      try Speech.product("\(table.title) (\(table.rawValue):)\n")
      for name in table.names {
        try Speech.product(ColorLines.line(table.color(named: name, reading: reading)!, name, speech))
      }
    }
  }

  private func explain(_ text: String) throws {
    let reading = try colors.reading(quiet: messages.quiet)
    let explanation: ColorExplanation
    do {
      explanation = try ColorExplanation(text, reading: reading)
    } catch {
      throw CommandFailure(.badData, error.message)
    }
    if !messages.quiet, let conflict = ColorParser.conflict(in: text, reading: reading) {
      Speech.tell("Note: \(conflict)\n")
    }
    try messages.json
      ? Speech.product(ColorLines.json(explanation)) : Speech.product(ColorLines.text(explanation, speech))
  }

  private func showPalettes() throws {
    let palettes = try PaletteFiles(
      paths: subjects, options: PaletteOptions(reading: try colors.reading(quiet: true), mode: colors.mode)
    ).read()
    if !messages.quiet {
      for warning in palettes.flatMap(\.warnings) { Speech.tell("Warning: \(warning)\n") }
    }
    if let format { return try write(palettes, as: format) }
    guard output == nil else { throw CommandFailure(.usage, "-o needs --format, the form to write") }
    if messages.json { return try Speech.product(.array(palettes.map(ColorLines.json))) }
    for palette in palettes { try Speech.product(ColorLines.text(palette, speech)) }
  }

  private func write(_ palettes: [Palette], as format: PaletteWriter.Format) throws {
    guard palettes.count == 1 else {
      throw CommandFailure(.usage, "one palette is written at a time, not \(palettes.count)")
    }
    let bytes: [UInt8]
    do {
      bytes = try PaletteWriter.write(palettes[0], as: format)
    } catch {
      throw CommandFailure(.badData, error.description)
    }
    guard let output, output != "-" else { return try StandardStream.output.write(bytes) }
    do throws(OutputError) {
      try AtomicFile.write(bytes, to: output, replacing: force)
    } catch {
      guard error.kind == .exists else { throw error }
      throw CommandFailure(
        .cannotCreate, "\(PathBytes.quoted(output)) exists; write elsewhere, or --force to replace it")
    }
  }
}
