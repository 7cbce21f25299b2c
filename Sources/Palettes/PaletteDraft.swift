import Pixels

/// A palette while it is read.
struct PaletteDraft {
  /// The name that the file gives itself.
  var name: String?
  var swatches: [Swatch] = []
  var warnings: [String] = []
  /// What stands in the file besides colours, for the message where there is no colour.
  var found: [String] = []
  /// Swatches whose colour stands for something else: their place and what they are.
  private var approximations: [(place: Int, what: String)] = []
  /// Entries that hold no colour that could be read: their name and what they are.
  private var omissions: [(name: String, what: String)] = []

  mutating func append(name: String? = nil, group: String? = nil, color: RGBA8, kind: Swatch.Kind = .process) {
    let name = name.map { ASCII.trimmed($0) }
    swatches.append(Swatch(name: name == "" ? nil : name, group: group, color: color, kind: kind))
  }

  /// Notes that the last swatch's colour is approximate, as `what` ("CMYK") is not sRGB.
  mutating func markApproximate(_ what: String) { approximations.append((swatches.count - 1, what)) }

  /// Takes in what was read of a part, in this group.
  mutating func append(_ part: PaletteDraft, group: String?) {
    let offset = swatches.count
    swatches += part.swatches.map { Swatch(name: $0.name, group: group, color: $0.color, kind: $0.kind) }
    warnings += part.warnings
    if part.swatches.isEmpty && part.omissions.isEmpty { found += part.found }
    approximations += part.approximations.map { ($0.place + offset, $0.what) }
    omissions += part.omissions
  }

  /// Notes an entry that is left out.
  mutating func omit(_ name: String?, _ what: String) {
    omissions.append((name ?? "entry \(swatches.count + omissions.count + 1)", what))
  }

  /// The palette, or an error where it holds no colour.
  func palette(_ file: PaletteFile, _ format: PaletteFormat, _ options: PaletteOptions) throws(PaletteError) -> Palette
  {
    guard !swatches.isEmpty || options.allowsEmpty else {
      throw PaletteError(.noColors(format, found: found + PaletteWarning.listed(omissions)), at: .file)
    }
    let name = self.name.map { ASCII.trimmed($0) } ?? ""
    return Palette(name: name.isEmpty ? file.stem : name, swatches: swatches, warnings: allWarnings)
  }

  private var allWarnings: [String] {
    let named = approximations.map { (swatches[$0.place].name ?? "colour \($0.place + 1)", $0.what) }
    return warnings + PaletteWarning.approximate(named) + PaletteWarning.omitted(omissions)
  }
}
