import Colors
import JSON
import Palettes
import Pixels

/// Colours as lines for people and as JSON for programs.
enum ColorLines {
  /// One line: a swatch on a colour terminal, hex, bytes, name.
  static func line(_ color: RGBA8, _ name: String, _ speech: Speech) -> String {
    let hex = (color.description + "         ").prefix(10)
    let channels = "\(color.red),\(color.green),\(color.blue)" + (color.alpha == 255 ? "" : ",\(color.alpha)")
    let padded = channels + String(repeating: " ", count: max(0, 16 - channels.count))
    return "  \(swatch(color, speech))\(hex)\(padded)\(Speech.name(name))\n"
  }

  static func swatch(_ color: RGBA8, _ speech: Speech) -> String {
    speech.isColored ? "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m  \u{1B}[0m " : ""
  }

  static func text(_ explanation: ColorExplanation, _ speech: Speech) -> String {
    let color = explanation.color
    let gamut =
      switch explanation.mapping {
      case nil: "in sRGB"
      case .css?: "outside sRGB, mapped as CSS Color 4 has it"
      case .clip?: "outside sRGB, clipped"
      }
    let nearest = explanation.nearest
    let name =
      nearest.difference == 0
      ? nearest.name : "nearest \(nearest.name) \(nearest.color), CIEDE2000 \(tenths(nearest.difference))"
    return
      "\(swatch(color, speech))\(color)  rgb(\(color.red) \(color.green) \(color.blue)\(opacity(color)))  \(gamut)  \(name)\n"
  }

  /// The name of a colour, or the nearest one with its distance.
  static func name(of color: RGBA8) -> String {
    guard let nearest = try? ColorExplanation(color.description).nearest else { return "" }
    return nearest.difference == 0 ? nearest.name : "near \(nearest.name), CIEDE2000 \(tenths(nearest.difference))"
  }

  private static func opacity(_ color: RGBA8) -> String {
    color.alpha == 255 ? "" : " / \(tenths(Double(color.alpha) / 2.55))%"
  }

  /// One decimal, rounded half up.
  private static func tenths(_ value: Double) -> String {
    let tenths = Int(value * 10 + 0.5)
    return "\(tenths / 10).\(tenths % 10)"
  }

  static func text(_ palette: Palette, _ speech: Speech) -> String {
    "\(Speech.name(palette.name)): \(palette.swatches.count) colours\n"
      + palette.swatches.map { line($0.color, ($0.group.map { "\($0)/" } ?? "") + ($0.name ?? ""), speech) }.joined()
  }
}

extension ColorLines {
  static func json(_ entries: [(String, RGBA8)]) -> JSONValue {
    .object(JSONObject(entries.map { ($0.0, .string($0.1.description)) }))
  }

  static func json(_ explanation: ColorExplanation) -> JSONValue {
    let color = explanation.color
    return .object([
      "color": .string(color.description), "red": .integer(Int(color.red)), "green": .integer(Int(color.green)),
      "blue": .integer(Int(color.blue)), "alpha": .integer(Int(color.alpha)),
      "inGamut": .bool(explanation.isInGamut), "nearest": .string(explanation.nearest.name),
      "difference": .number(explanation.nearest.difference),
    ])
  }

  static func json(_ palette: Palette) -> JSONValue {
    .object([
      "name": .string(palette.name),
      "colors": .array(
        palette.swatches.map { swatch in
          .object([
            "name": swatch.name.map { .string($0) } ?? .null, "group": swatch.group.map { .string($0) } ?? .null,
            "color": .string(swatch.color.description), "kind": .string(swatch.kind.rawValue),
          ])
        }),
    ])
  }
}
