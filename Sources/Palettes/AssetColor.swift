import Colors
import JSON
import Pixels

/// A colour of an asset catalog: a colour space, and components as text in three notations.
///
/// `0.58` with a point is a fraction, `149` a byte, `0x95` a byte in hex; the opacity is a fraction in every notation
/// but hex. Extended spaces may leave 0...1, all others may not.
struct AssetColor {
  let color: RGBA8

  private static let spaces = [
    "srgb", "extended-srgb", "extended-linear-srgb", "display-p3", "gray-gamma-22", "extended-gray",
  ]

  init(_ place: JSONPlace, _ reading: ColorReading) throws(PaletteError) {
    let spacePlace = try place.required("color-space")
    let space = try spacePlace.string()
    let components = try place.required("components")
    let alpha = try components.member("alpha").map(Self.opacity) ?? 1
    guard Self.spaces.contains(space) else { throw spacePlace.error(.unknownColorSpace(space, known: Self.spaces)) }
    let isExtended = space.hasPrefix("extended")
    if space.contains("gray") {
      let white = try Self.component(try components.required("white"), isExtended: isExtended)
      color = Self.gray(white, alpha: alpha)
      return
    }
    var rgb: [Double] = []
    for key in ["red", "green", "blue"] {
      rgb.append(try Self.component(try components.required(key), isExtended: isExtended))
    }
    let css = ["extended-srgb": "srgb", "extended-linear-srgb": "srgb-linear"][space] ?? space
    color = ColorConversion.color(in: css, rgb, alpha: alpha, reading: reading)
  }

  /// Grey of gamma 2.2 in sRGB. Grey is in every gamut, so no mapping changes it.
  private static func gray(_ white: Double, alpha: Double) -> RGBA8 {
    let held = min(max(white, 0), 1)
    let light = held * held * fifthRoot(held)
    let linear = [light, light, light]
    return ColorConversion.color(in: "srgb-linear", linear, alpha: alpha, reading: ColorReading(gamut: .clip))
  }

  /// By Newton's method from above, for 0...1: `x` to the power 2.2 is x squared times it.
  private static func fifthRoot(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    var root = 1.0
    while true {
      let power = root * root * root * root
      let next = root - (root * power - x) / (5 * power)
      guard next < root else { return root }
      root = next
    }
  }

  private static func component(_ place: JSONPlace, isExtended: Bool) throws(PaletteError) -> Double {
    let value = try number(place, wholeIsByte: true)
    guard isExtended || (0...1).contains(value) else { throw outOfRange(place) }
    return value
  }

  private static func opacity(_ place: JSONPlace) throws(PaletteError) -> Double {
    let value = try number(place, wholeIsByte: false)
    guard (0...1).contains(value) else { throw outOfRange(place) }
    return value
  }

  private static func outOfRange(_ place: JSONPlace) -> PaletteError {
    let text = place.value.string ?? place.value.number?.text ?? ""
    return place.error(.outOfRange(name: "the component", value: text, range: "0...1, 0...255 or 0x00...0xFF"))
  }

  /// The value of a component in any of the three notations.
  private static func number(_ place: JSONPlace, wholeIsByte: Bool) throws(PaletteError) -> Double {
    guard let written = place.value.string ?? place.value.number?.text else { throw place.wrongType("a component") }
    let text = ASCII.trimmed(written)
    if ASCII.lowercased(text).hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    let isPlain = text.utf8.allSatisfy { ASCII.isDigit($0) || "+-.eE".utf8.contains($0) }
    guard isPlain, let value = Double(text), value.magnitude < 1e9 else { throw place.error(.component(text)) }
    return wholeIsByte && text.utf8.allSatisfy(ASCII.isDigit) ? value / 255 : value
  }
}
