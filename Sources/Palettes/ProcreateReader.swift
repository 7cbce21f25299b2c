import Colors
import JSON
import Pixels

/// Reads Procreate's swatches: a ZIP archive with Swatches.json, which holds hue, saturation and brightness.
///
/// The JSON is a palette or an array of palettes; an empty place is null. A swatch may name one of the palette's colour
/// profiles; those of Display P3 are read as such, all others as sRGB.
enum ProcreateReader {
  private static let entry = "Swatches.json"

  static func read(_ bytes: [UInt8], _ options: PaletteOptions) throws(PaletteError) -> PaletteDraft {
    let json = try ZipArchive.content(of: entry, in: bytes)
    let root: JSONValue
    do { root = try JSONReader.parse(json) } catch {
      throw PaletteError(.json(error), at: .json(path: entry, position: error.position))
    }
    var draft = PaletteDraft()
    let palettes = root.array == nil ? [JSONPlace(root)] : try JSONPlace(root).elements()
    for palette in palettes { try append(palette, isOnly: palettes.count == 1, to: &draft) }
    return draft
  }

  private static func append(
    _ palette: JSONPlace, isOnly: Bool, to draft: inout PaletteDraft
  ) throws(PaletteError) {
    let name = try palette.member("name")?.string()
    draft.found.append("the palette '\(name ?? "")'")
    if isOnly { draft.name = name }
    let wide = wideProfiles(palette)
    for swatch in try palette.required("swatches").elements() where swatch.value != .null {
      let hash = swatch.member("colorProfile")?.value.string
      let color = try color(swatch, isWide: hash.map(wide.contains) ?? false)
      draft.append(name: swatch.member("name")?.value.string, group: isOnly ? nil : name, color: color)
      noteSpace(swatch, in: &draft)
    }
  }

  /// The hashes of profiles that are Display P3 by their name.
  private static func wideProfiles(_ palette: JSONPlace) -> Set<String> {
    let profiles = palette.member("colorProfiles")?.value.array ?? []
    let wide = profiles.filter { $0.object?["iccName"]?.string.map { ASCII.lowercased($0).contains("p3") } ?? false }
    return Set(wide.compactMap { $0.object?["hash"]?.string })
  }

  private static func color(_ swatch: JSONPlace, isWide: Bool) throws(PaletteError) -> RGBA8 {
    let hue = try swatch.required("hue").number(in: 0...1)
    let saturation = try swatch.required("saturation").number(in: 0...1)
    let brightness = try swatch.required("brightness").number(in: 0...1)
    let alpha = try swatch.member("alpha")?.number(in: 0...1) ?? 1
    let rgb = ColorConversion.components(hue: hue, saturation: saturation, brightness: brightness)
    guard isWide else { return ColorConversion.srgb(rgb[0], rgb[1], rgb[2], alpha: alpha) }
    return ColorConversion.color(in: "display-p3", rgb, alpha: alpha, reading: ColorReading(gamut: .clip))
  }

  /// The number 0 is what all known files have; another one is said, once.
  private static func noteSpace(_ swatch: JSONPlace, in draft: inout PaletteDraft) {
    guard let number = swatch.member("colorSpace")?.value.number, number.integer != 0 else { return }
    let warning = PaletteWarning.unknownColorSpace(number.text)
    if !draft.warnings.contains(warning) { draft.warnings.append(warning) }
  }
}
