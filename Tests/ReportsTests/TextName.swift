/// Names as reports show them, by a rule written apart from the reports' own: what a terminal would obey, and bytes that
/// are no UTF-8, as `\xNN`; what misleads the eye as `\uNNNN`.
enum TextName {
  static func visible(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0...0x1F, 0x7F: hex(scalar.value)
      case 0x80...0x9F: "\\xC2" + hex(scalar.value)
      case 0x10FE80...0x10FEFF: hex(scalar.value - 0x10FE00)
      case 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF: "\\u" + String(scalar.value, radix: 16, uppercase: true)
      default: String(scalar)
      }
    }.joined()
  }

  private static func hex(_ value: UInt32) -> String {
    "\\x" + (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }
}
