public import Pixels

/// A set of swatches from one file, in the file's order.
public struct Palette: Sendable {
  /// The palette's own name, or the file's without its extension.
  public let name: String
  /// The colours in order.
  public let swatches: [Swatch]
  /// What the user should know about the reading, a sentence each: approximate colours, names with two values.
  public let warnings: [String]
  /// The first swatch of each name, by ``NameKey``.
  private let places: [NameKey: Int]

  /// Makes a palette. Names that stand for two colours are said in ``warnings``, after those given.
  public init(name: String, swatches: [Swatch], warnings: [String] = []) {
    var places: [NameKey: Int] = [:]
    var conflicts: [(Int, Int)] = []
    for (place, swatch) in swatches.enumerated() {
      guard let key = swatch.name.map(NameKey.init), !key.text.isEmpty else { continue }
      if let first = places[key] {
        if swatches[first].color != swatch.color { conflicts.append((first, place)) }
      } else {
        places[key] = place
      }
    }
    self.name = name
    self.swatches = swatches
    self.places = places
    self.warnings = warnings + PaletteWarning.conflicts(conflicts.map { (swatches[$0.0], swatches[$0.1]) })
  }

  /// The colour of `name`, or nil. ASCII capitals count as small letters, and blanks around the name do not count. Of
  /// several swatches of one name the first is taken.
  public func color(named name: String) -> RGBA8? { places[NameKey(name)].map { swatches[$0].color } }

  /// All names, in order, each once.
  public var names: [String] { places.values.sorted().compactMap { swatches[$0].name } }
}
