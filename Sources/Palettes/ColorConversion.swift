import Colors
import Pixels

/// Colours of other models in sRGB bytes, rounded once. Values outside their ranges are held to them.
enum ColorConversion {
  /// sRGB-encoded components from 0 to 1.
  static func srgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> RGBA8 {
    RGBA8(red: byte(red), green: byte(green), blue: byte(blue), alpha: byte(alpha))
  }

  /// Hue (1 being a whole turn), saturation and brightness, each from 0 to 1, as components of an RGB space.
  static func components(hue: Double, saturation: Double, brightness: Double) -> [Double] {
    [5, 3, 1].map { offset in
      let turned = offset + hue * 6
      let k = turned - 6 * Double(Int(turned / 6))
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
  }

  static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double) -> RGBA8 {
    let rgb = components(hue: hue, saturation: saturation, brightness: brightness)
    return srgb(rgb[0], rgb[1], rgb[2])
  }

  /// Ink from 0 to 1, without a profile: each channel is (1 - ink)(1 - black), which is approximate by nature.
  static func cmyk(_ cyan: Double, _ magenta: Double, _ yellow: Double, _ black: Double) -> RGBA8 {
    srgb((1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black))
  }

  /// CIE Lab relative to D50, lightness from 0 to 100; clipped to sRGB.
  static func lab(_ lightness: Double, _ a: Double, _ b: Double) -> RGBA8 {
    css("lab", [lightness, a, b], reading: ColorReading(gamut: .clip))
  }

  /// Components of a space of CSS's `color()`, such as `display-p3`.
  static func color(in space: String, _ components: [Double], alpha: Double = 1, reading: ColorReading) -> RGBA8 {
    css("color", [space] + components.map(\.description), alpha: alpha, reading: reading)
  }

  /// A function of CSS with numbers: `lab`, `oklch`, `hsl` and so on.
  static func css(_ function: String, _ numbers: [Double], alpha: Double = 1, reading: ColorReading) -> RGBA8 {
    css(function, numbers.map(\.description), alpha: alpha, reading: reading)
  }

  /// CSS's own reader does the arithmetic. A number that is not finite is a programmer error and traps.
  private static func css(_ function: String, _ words: [String], alpha: Double, reading: ColorReading) -> RGBA8 {
    let text = "\(function)(\(words.joined(separator: " ")) / \(alpha))"
    guard let color = try? ColorParser.parse(text, reading: reading) else { preconditionFailure("\(text) is CSS") }
    return color
  }

  /// `value` times 255, held to 0...255, rounded half up. What is less than 2^-32 below a tie counts as the tie, so
  /// that the last bits of a sum do not decide.
  static func byte(_ value: Double) -> UInt8 {
    guard value > 0 else { return 0 }
    return value < 1 ? UInt8(value * 255 + 0.5 + 0x1p-32) : 255
  }
}
