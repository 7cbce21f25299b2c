/// The forms of palettes that are read. Which one a file has is seen from its content, never from its name.
public enum PaletteFormat: String, CaseIterable, Sendable {
  /// Adobe Swatch Exchange.
  case ase
  /// Photoshop's swatches, version 1 or 2.
  case aco
  /// GIMP's palette.
  case gpl
  /// Paint Shop Pro's palette.
  case jasc
  /// Procreate's swatches.
  case procreate
  /// W3C design tokens.
  case tokens
  /// A colour set of an Xcode asset catalog.
  case colorSet
  /// JSON with names and colours.
  case json
  /// Comma-separated values with a header.
  case csv
  /// One hex colour a line.
  case hexList

  /// The name in messages, with its article.
  var title: String {
    switch self {
    case .ase: "an ASE palette"
    case .aco: "an ACO palette"
    case .gpl: "a GIMP palette"
    case .jasc: "a JASC palette"
    case .procreate: "Procreate swatches"
    case .tokens: "design tokens"
    case .colorSet: "an Xcode colour set"
    case .json: "a JSON palette"
    case .csv: "a CSV table"
    case .hexList: "the text"
    }
  }
}
