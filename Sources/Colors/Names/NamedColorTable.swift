public import Pixels

/// A table of named colours. Its raw value and a colon are the prefix that chooses it: `css:orange`.
public enum NamedColorTable: String, CaseIterable, Sendable {
  /// SwiftUI's colours, of the appearance and generation of a ``ColorReading``.
  case swiftUI = "swiftui"
  /// The 148 named colours of CSS and `transparent`.
  case css

  /// All names, in lower case, sorted. They are the same in every reading.
  public var names: [String] { entries(.standard).map(\.name) }

  /// The colour of `name`, or nil. ASCII capitals are taken for small letters; no other letters are, so that a KELVIN
  /// SIGN is not a k.
  public func color(named name: String, reading: ColorReading = .standard) -> RGBA8? {
    entry(named: name.utf8, reading)?.color
  }

  /// What the table is called in sentences.
  public var title: String { self == .css ? "CSS" : "SwiftUI" }

  /// The row of `name`, by its bytes.
  func entry(named name: some Collection<UInt8>, _ reading: ColorReading) -> NamedColor? {
    let key = name.map(ASCII.lowercased)
    let entries = entries(reading)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name.utf8.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].name.utf8.elementsEqual(key) else { return nil }
    return entries[low]
  }

  /// The rows, sorted by the bytes of their names.
  func entries(_ reading: ColorReading) -> [NamedColor] {
    switch self {
    case .swiftUI: NamedColor.swiftUI(reading.appearance, reading.systemColors)
    case .css: NamedColor.css
    }
  }
}
