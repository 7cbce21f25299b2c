import Colors
import Pixels

/// The colours of all names of both tables as they are usually written, read once: lists name the same few colours a
/// million times.
struct KnownColors: Sendable {
  /// A colour, and what its name might have meant otherwise.
  struct Entry: Sendable {
    let color: RGBA8
    let conflict: NameConflict?
  }

  private let entries: [String: Entry]
  private let reading: ColorReading

  init(_ reading: ColorReading) {
    self.reading = reading
    var entries: [String: Entry] = [:]
    for name in NamedColorTable.allCases.flatMap(\.names) { entries[name] = try? Self.read(name, reading) }
    self.entries = entries
  }

  /// The colour that `text` stands for, by whatever form. Throws where it is none.
  func entry(_ text: String) throws(ColorError) -> Entry {
    if let entry = entries[text] { return entry }
    return try Self.read(text, reading)
  }

  private static func read(_ text: String, _ reading: ColorReading) throws(ColorError) -> Entry {
    let color = try ColorParser.parse(text, reading: reading)
    return Entry(color: color, conflict: ColorParser.conflict(in: text, reading: reading))
  }
}
