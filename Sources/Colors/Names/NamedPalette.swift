public import Pixels
import Suggestions

/// Colours by name that a run brings along, such as those of a palette file. A ``ColorReading`` that has them reads their
/// names beside the tables', with the prefix `palette:` or bare.
public struct NamedPalette: Hashable, Sendable {
  /// The prefix that chooses the palette.
  public static let prefix = "palette"
  /// The names, in order, each once.
  public let names: [String]
  private let colors: [[UInt8]: RGBA8]

  /// A palette of these names and colours; of several of one name the first counts. ASCII capitals are taken for small
  /// letters, and white space of ASCII around a name does not count.
  public init(_ entries: [(name: String, color: RGBA8)]) {
    var colors: [[UInt8]: RGBA8] = [:]
    names = entries.compactMap { entry in
      let key = Self.key(entry.name[...])
      guard !key.isEmpty, colors[key] == nil else { return nil }
      colors[key] = entry.color
      return entry.name
    }
    self.colors = colors
  }

  /// The colour of `name`, or nil.
  public func color(named name: String) -> RGBA8? { color(named: name[...]) }

  func color(named name: Substring) -> RGBA8? { colors[Self.key(name)] }

  private static func key(_ name: Substring) -> [UInt8] { ASCII.trimmed(name).utf8.map(ASCII.lowercased) }
}

extension NamedPalette {
  /// Whether `word`, which stands before a colon, is the palette's prefix.
  static func isPrefix(_ word: Substring) -> Bool { word.utf8.map(ASCII.lowercased).elementsEqual(prefix.utf8) }

  /// The colour that `text` names in the reading's palette: after the prefix, or bare where no table gives the name
  /// another value. Nil where the text is none of the palette's.
  static func resolve(_ text: Substring, _ reading: ColorReading) throws(ColorError) -> RGBA8? {
    if let color = reading.palette?.color(named: text), text.utf8.first != UInt8(ascii: "#") {
      if let conflict = conflict(text, color, reading) { throw conflict }
      return color
    }
    guard let prefix = ColorPrefix(text), isPrefix(prefix.word) else { return nil }
    guard let palette = reading.palette else { throw ColorError(.noPalette, text: String(text)) }
    if let color = palette.color(named: prefix.rest) { return color }
    throw ColorError(.notInPalette(String(prefix.rest), names: palette.names), text: String(text))
  }

  /// The error for an unknown name, with the palette's nearest name in place of the tables'.
  func improved(_ error: ColorError) -> ColorError {
    guard case .unknownName = error.kind, let near = suggestion(for: error.text, among: names) else { return error }
    return ColorError(.unknownName(meant: near), text: error.text)
  }

  private static func conflict(_ name: Substring, _ color: RGBA8, _ reading: ColorReading) -> ColorError? {
    for table in reading.tables {
      guard let other = table.entry(named: name.utf8, reading)?.color else { continue }
      return other == color
        ? nil : ColorError(.twoMeanings(palette: color, table: table, other: other), text: String(name))
    }
    return nil
  }
}
