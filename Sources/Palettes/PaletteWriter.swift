import Pixels

/// Writes palettes in the forms that other tools take. The same palette gives the same bytes.
public enum PaletteWriter {
  /// A form that is written. Its raw value is its name on a command line.
  public enum Format: String, CaseIterable, Sendable {
    /// Adobe Swatch Exchange, version 1.0, all colours RGB. It has no opacity.
    case ase
    /// GIMP's palette; with `Channels: RGBA` where a colour is not opaque. It has no groups and no kinds.
    case gpl
    /// Custom properties of CSS: `--sunset-red: #ff2d55;`.
    case css
    /// W3C design tokens, format module 2025.10, with components and hex.
    case dtcg
    /// An extension of SwiftUI's `Color`.
    case swift
  }

  /// `palette` in that form. Throws where the form cannot hold a colour or a name exactly.
  public static func write(_ palette: Palette, as format: Format) throws(PaletteError) -> [UInt8] {
    switch format {
    case .ase: try ASEWriter.bytes(palette)
    case .gpl: Array(GPLWriter.text(palette).utf8)
    case .css: Array(CSSWriter.text(palette).utf8)
    case .dtcg: TokenWriter.bytes(palette)
    case .swift: Array(SwiftWriter.text(palette).utf8)
    }
  }
}

extension Palette {
  /// A name for every swatch: its own, or `color 3` for the third.
  var titles: [String] { swatches.enumerated().map { $1.name ?? "color \($0 + 1)" } }
}
