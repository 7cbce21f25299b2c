public import Arguments
public import Colors
import FileSystem
import Palettes

extension Appearance: ArgumentValue {}
extension GamutMapping: ArgumentValue {}
extension NamedColorTable: ArgumentValue {}
extension SystemColors: ArgumentValue {}

/// How colours given as text are read.
struct ColorOptions: Sendable {
  var names = NamedColorTable.swiftUI
  var appearance = Appearance.light
  var systemColors = SystemColors.ios18
  var gamut = GamutMapping.css
  var palettes: [String] = []
  var mode: String?

  private static let group = "Color options"

  static let arguments: [Argument<ColorOptions>] = [
    .option("--names", value: "table", help: "Whose a bare name is first.", group: group, \.names),
    .option("--appearance", value: "which", help: "Which values SwiftUI's names have.", group: group, \.appearance),
    .option(
      "--system-colors", value: "version", help: "Which system's SwiftUI's names are.", group: group, \.systemColors),
    .option("--gamut", value: "way", help: "How colours outside sRGB are brought in.", group: group, \.gamut),
    .option(
      "--palette", value: "file", help: "A palette whose names are colours; repeatable.", group: group,
      completion: .files([]), \.palettes),
    .option("--mode", value: "name", help: "The mode of design tokens in palettes.", group: group, \.mode),
  ]
}

extension ColorOptions {
  /// The reading without palettes.
  var plainReading: ColorReading {
    ColorReading(names: names, appearance: appearance, systemColors: systemColors, gamut: gamut)
  }

  /// The reading with the names of all palettes; what there is to say of these is said unless `quiet`.
  func reading(quiet: Bool) throws(CommandFailure) -> ColorReading {
    reading(try loadedPalettes(), quiet: quiet)
  }

  /// The palettes, read.
  func loadedPalettes() throws(CommandFailure) -> [Palette] {
    guard !palettes.isEmpty else { return [] }
    return try PaletteFiles(paths: palettes, options: PaletteOptions(reading: plainReading, mode: mode)).read()
  }

  /// The reading with the names of these palettes.
  func reading(_ loaded: [Palette], quiet: Bool) -> ColorReading {
    var reading = plainReading
    guard !loaded.isEmpty else { return reading }
    if !quiet {
      for warning in loaded.flatMap(\.warnings) { Speech.tell("Warning: \(warning)\n") }
    }
    let entries = loaded.flatMap { palette in
      palette.names.compactMap { name in palette.color(named: name).map { (name: name, color: $0) } }
    }
    reading.palette = NamedPalette(entries)
    return reading
  }
}
