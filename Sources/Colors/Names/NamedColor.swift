import Pixels

/// One row of a table of colours.
struct NamedColor {
  /// In lower-case ASCII.
  let name: String
  let color: RGBA8

  /// Rows from names and `0xRRGGBBAA`.
  static func list(_ rows: [(String, UInt32)]) -> [NamedColor] {
    rows.map { NamedColor(name: $0.0, color: RGBA8(packed: $0.1)) }
  }
}

extension RGBA8 {
  /// Red in the highest byte, alpha in the lowest.
  init(packed: UInt32) {
    self.init(
      red: UInt8(packed >> 24), green: UInt8(packed >> 16 & 255), blue: UInt8(packed >> 8 & 255),
      alpha: UInt8(packed & 255))
  }
}
