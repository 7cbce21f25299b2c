public import Colors

/// What a palette is read with.
public struct PaletteOptions: Hashable, Sendable {
  /// How colours are read that are written as text, in design tokens or in asset catalogs: the appearance picks the
  /// variant of an asset catalog's colours too, and the gamut mapping holds for all colours but those of swatch files
  /// (ASE, ACO, Procreate), which are always clipped.
  public var reading: ColorReading
  /// The mode of design tokens whose values replace the plain ones; nil for the plain ones.
  public var mode: String?
  /// Whether a file of a known format without any colour gives an empty palette; by default it is an error.
  public var allowsEmpty: Bool

  /// Makes options.
  public init(reading: ColorReading = .standard, mode: String? = nil, allowsEmpty: Bool = false) {
    self.reading = reading
    self.mode = mode
    self.allowsEmpty = allowsEmpty
  }
}
