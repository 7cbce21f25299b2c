public import Pixels

/// A table of named colours. Its raw value and a colon are the prefix that chooses it: `css:orange`.
public enum NamedColorTable: String, CaseIterable, Sendable {
  /// SwiftUI's colours (light appearance, iOS 13 to 18). A bare name is looked up here first.
  case swiftUI = "swiftui"
  /// The 148 named colours of CSS and `transparent`. A bare name is looked up here second.
  case css

  /// All names, in lower case, sorted.
  public var names: [String] { entries.map(\.name) }

  /// The colour of `name`, or nil. ASCII capitals are taken for small letters; no other letters are, so that a KELVIN
  /// SIGN is not a k.
  public func color(named name: String) -> RGBA8? {
    let key = name.utf8.map(ASCII.lowercased)
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].name.utf8.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].name.utf8.elementsEqual(key) else { return nil }
    return entries[low].color
  }

  /// The rows, sorted by the bytes of their names.
  var entries: [NamedColor] {
    switch self {
    case .swiftUI: NamedColor.swiftUI
    case .css: NamedColor.css
    }
  }
}
