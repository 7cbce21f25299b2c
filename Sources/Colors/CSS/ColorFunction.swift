/// A colour function of CSS Color Module Level 4, by its grammar.
struct ColorFunction: Sendable {
  /// What the old form with commas asks for.
  enum CommaForm: Sendable {
    /// There is none.
    case no
    /// All numbers or all percentages.
    case alike
    /// Percentages, but for the hue.
    case percentages
  }

  let name: String
  let space: ColorSpace
  let channels: [Channel]
  var commas = CommaForm.no

  /// Those whose name says the space.
  static let all: [ColorFunction] = [
    rgb("rgb"), rgb("rgba"), hsl("hsl"), hsl("hsla"),
    ColorFunction(name: "hwb", space: .hwb, channels: [.hue, share("whiteness"), share("blackness")]),
    ColorFunction(
      name: "lab", space: .lab,
      channels: [lightness(100), .quantity("a", full: 125), .quantity("b", full: 125)]),
    ColorFunction(name: "lch", space: .lch, channels: [lightness(100), chroma(150), .hue]),
    ColorFunction(
      name: "oklab", space: .oklab,
      channels: [lightness(1), .quantity("a", full: 0.4), .quantity("b", full: 0.4)]),
    ColorFunction(name: "oklch", space: .oklch, channels: [lightness(1), chroma(0.4), .hue]),
  ]

  /// The function of a name in lower case, or nil; `color()` is not among them.
  static func named(_ name: String) -> ColorFunction? { all.first { $0.name == name } }

  /// `color()` with the space of a name in lower case, or nil.
  static func color(in space: String) -> ColorFunction? { colors.first { $0.space.rawValue == space } }

  /// The spaces of `color()`.
  static let spaceNames = colors.map(\.space.rawValue)

  private static let colors = ColorSpace.ofColorFunction.map(color)

  private static func color(in space: ColorSpace) -> ColorFunction {
    let isXYZ = [.xyz, .xyzD50, .xyzD65].contains(space)
    let names = isXYZ ? ["x", "y", "z"] : ["red", "green", "blue"]
    return ColorFunction(name: "color", space: space, channels: names.map { .quantity($0, full: 1) })
  }

  /// All names, for messages.
  static let names = all.map(\.name) + ["color"]

  private static func rgb(_ name: String) -> ColorFunction {
    let channels = ["red", "green", "blue"].map { Channel.quantity($0, one: 1.0 / 255, full: 1) }
    return ColorFunction(name: name, space: .rgb, channels: channels, commas: .alike)
  }

  private static func hsl(_ name: String) -> ColorFunction {
    let channels = [.hue, share("saturation").nonnegative, share("lightness")]
    return ColorFunction(name: name, space: .hsl, channels: channels, commas: .percentages)
  }

  /// A bare number means as much as the percentage.
  private static func share(_ name: String) -> Channel { .quantity(name, one: 0.01, full: 1) }

  private static func lightness(_ full: Double) -> Channel { .quantity("lightness", full: full).held(to: 0...full) }

  private static func chroma(_ full: Double) -> Channel { .quantity("chroma", full: full).nonnegative }
}
