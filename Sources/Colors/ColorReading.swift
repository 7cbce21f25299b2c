/// How colours are read: the choices that a run makes once.
public struct ColorReading: Hashable, Sendable {
  /// The table in which a bare name is looked up first. The other one is second.
  public var names: NamedColorTable
  /// Which values SwiftUI's names have.
  public var appearance: Appearance
  /// Which generation of SwiftUI's values.
  public var systemColors: SystemColors
  /// What becomes of colours that sRGB does not have.
  public var gamut: GamutMapping
  /// Names that the run brings along; nil for none.
  public var palette: NamedPalette?

  /// SwiftUI's names first, light, of iOS 13 to 18, and gamut mapping as CSS has it, unless told otherwise.
  public init(
    names: NamedColorTable = .swiftUI, appearance: Appearance = .light, systemColors: SystemColors = .ios18,
    gamut: GamutMapping = .css, palette: NamedPalette? = nil
  ) {
    self.names = names
    self.appearance = appearance
    self.systemColors = systemColors
    self.gamut = gamut
    self.palette = palette
  }

  /// What holds where nothing is said.
  public static let standard = ColorReading()

  /// Both tables, the first one first.
  var tables: [NamedColorTable] { names == .swiftUI ? Self.swiftUIFirst : Self.cssFirst }

  private static let swiftUIFirst: [NamedColorTable] = [.swiftUI, .css]
  private static let cssFirst: [NamedColorTable] = [.css, .swiftUI]
}
