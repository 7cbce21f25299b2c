import Colors
import JSON
import Pixels

/// Reads the Contents.json of one colour set of an Xcode asset catalog.
///
/// Of the variants the one for any device (or else the first) is taken, and of these the one for the appearance, or the
/// one without appearance. Variants for high contrast and for wide displays are left alone.
enum ColorSetReader {
  /// Whether a JSON text is a colour set: its list of colours has idioms.
  static func isColorSet(_ value: JSONValue) -> Bool {
    guard let colors = value.object?["colors"]?.array, value.object?["info"] != nil else { return false }
    return colors.allSatisfy { $0.object?["idiom"] != nil }
  }

  static func read(_ value: JSONValue, name: String, options: PaletteOptions) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    let variants = try JSONPlace(value).required("colors").elements()
    draft.found.append("\(counted(variants.count, "variant")) without a colour in '\(name)'")
    guard let color = variant(of: variants, options.reading.appearance)?.member("color") else { return draft }
    if let reference = color.member("reference") {
      let text = try reference.string()
      if let system = AppleColorNames.color(text, options.reading) {
        draft.append(name: name, color: system)
      } else {
        draft.omit(name, "refers to \(text)")
      }
    } else {
      draft.append(name: name, color: try AssetColor(color, options.reading).color)
    }
    return draft
  }

  private static func variant(of variants: [JSONPlace], _ appearance: Appearance) -> JSONPlace? {
    let usable = variants.filter {
      $0.member("color") != nil && $0.member("display-gamut")?.value.string != "display-P3"
    }
    let ranked = usable.sorted { rank($0) < rank($1) }
    let fitting = ranked.filter { appearances($0) == ["luminosity": appearance.rawValue] }
    return fitting.first ?? ranked.first { appearances($0).isEmpty }
  }

  private static func rank(_ variant: JSONPlace) -> Int { variant.member("idiom")?.value.string == "universal" ? 0 : 1 }

  /// The variant's appearances: their kind and value.
  private static func appearances(_ variant: JSONPlace) -> [String: String] {
    let list = variant.member("appearances")?.value.array ?? []
    return list.reduce(into: [:]) { appearances, entry in
      guard let kind = entry.object?["appearance"]?.string else { return }
      appearances[kind] = entry.object?["value"]?.string ?? ""
    }
  }
}

/// Apple's names for system colours in asset catalogs.
enum AppleColorNames {
  private static let others = ["labelColor": "primary", "secondaryLabelColor": "secondary"]

  /// The colour of `systemOrangeColor` and its like; nil where SwiftUI has no name for it.
  static func color(_ reference: String, _ reading: ColorReading) -> RGBA8? {
    if let name = others[reference] { return NamedColorTable.swiftUI.color(named: name, reading: reading) }
    let core = reference.hasSuffix("Color") ? reference.dropLast(5) : reference[...]
    guard core.hasPrefix("system") else { return nil }
    return NamedColorTable.swiftUI.color(named: String(core.dropFirst(6)), reading: reading)
  }
}
