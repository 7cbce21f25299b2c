import Pixels

/// Writes GIMP's palette. Line breaks in names become blanks, as a name ends with its line.
enum GPLWriter {
  static func text(_ palette: Palette) -> String {
    let hasAlpha = palette.swatches.contains { $0.color.alpha < 255 }
    let header = ["GIMP Palette", "Name: \(line(palette.name))"] + (hasAlpha ? ["Channels: RGBA"] : []) + ["#"]
    let colors = palette.swatches.map { swatch in
      numbers(swatch.color, hasAlpha: hasAlpha) + (swatch.name.map { "\t" + line($0) } ?? "")
    }
    return (header + colors).map { $0 + "\n" }.joined()
  }

  /// The channels, each three places wide, as GIMP writes them.
  private static func numbers(_ color: RGBA8, hasAlpha: Bool) -> String {
    let channels = [color.red, color.green, color.blue] + (hasAlpha ? [color.alpha] : [])
    return channels.map { String(repeating: " ", count: 3 - String($0).utf8.count) + String($0) }.joined(separator: " ")
  }

  private static func line(_ text: String) -> String {
    String(decoding: text.utf8.map { $0 < 0x20 ? 0x20 : $0 }, as: UTF8.self)
  }
}
