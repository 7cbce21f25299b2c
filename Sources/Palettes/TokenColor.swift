import Colors
import JSON
import Pixels

/// Reads the colour value of design tokens: an object with a colour space and components, or CSS as before 2025.
struct TokenColor {
  private let reading: ColorReading
  /// Follows the references inside of values, and those that lead to them.
  var resolver: TokenResolver

  /// The spaces of the format module 2025.10, with the range of each component.
  private static let spaces: [(name: String, ranges: [ClosedRange<Double>])] = [
    ("srgb", unit), ("srgb-linear", unit), ("hsl", hue), ("hwb", hue), ("lab", [0...100, any, any]),
    ("lch", [0...100, positive, turn]), ("oklab", [0...1, any, any]), ("oklch", [0...1, positive, turn]),
    ("display-p3", unit), ("a98-rgb", unit), ("prophoto-rgb", unit), ("rec2020", unit), ("xyz-d65", unit),
    ("xyz-d50", unit),
  ]
  private static let unit: [ClosedRange<Double>] = [0...1, 0...1, 0...1]
  private static let hue: [ClosedRange<Double>] = [turn, 0...100, 0...100]
  private static let turn = 0.0...360.0.nextDown
  private static let any = -1e6...1e6
  private static let positive = 0.0...1e6
  private static let expected =
    "a colour, such as {\"colorSpace\": \"srgb\", \"components\": [1, 0.58, 0]} or \"#ff9500\""

  init(_ resolver: TokenResolver, _ reading: ColorReading) {
    self.resolver = resolver
    self.reading = reading
  }

  /// The colour of a value that is no reference.
  mutating func color(_ value: TokenValue) throws(PaletteError) -> RGBA8 {
    if let text = value.place.value.string {
      do { return try ColorParser.parse(text, reading: reading) } catch { throw resolver.error(.color(error), value) }
    }
    guard value.place.value.object != nil else { throw located(value.place.wrongType(Self.expected), value) }
    let (space, ranges) = try space(value)
    let components = try components(value, ranges)
    let alpha = try value.place.member("alpha").map { (place) throws(PaletteError) in
      try number(place, of: value, in: 0...1)
    }
    return ["hsl", "hwb", "lab", "lch", "oklab", "oklch"].contains(space)
      ? ColorConversion.css(space, components, alpha: alpha ?? 1, reading: reading)
      : ColorConversion.color(in: space, components, alpha: alpha ?? 1, reading: reading)
  }

  private mutating func space(_ value: TokenValue) throws(PaletteError) -> (String, [ClosedRange<Double>]) {
    let (place, owner) = try member("colorSpace", of: value)
    let name: String
    do { name = try place.string() } catch { throw located(error, owner) }
    guard let space = Self.spaces.first(where: { $0.name == name }) else {
      throw located(place.error(.unknownColorSpace(name, known: Self.spaces.map(\.name))), owner)
    }
    return space
  }

  private mutating func components(
    _ value: TokenValue, _ ranges: [ClosedRange<Double>]
  ) throws(PaletteError) -> [Double] {
    let (place, owner) = try member("components", of: value)
    let elements: [JSONPlace]
    do { elements = try place.elements() } catch { throw located(error, owner) }
    guard elements.count == 3 else { throw located(place.error(.componentCount(found: elements.count)), owner) }
    var numbers: [Double] = []
    for (element, range) in zip(elements, ranges) { numbers.append(try number(element, of: owner, in: range)) }
    return numbers
  }

  /// A number, or `none`, which is 0.
  private mutating func number(
    _ place: JSONPlace, of value: TokenValue, in range: ClosedRange<Double>
  ) throws(PaletteError) -> Double {
    let end = try resolver.value(TokenValue(file: value.file, place: place, type: nil))
    if end.place.value.string == "none" { return 0 }
    guard end.place.value.number != nil else { throw located(end.place.wrongType("a number or \"none\""), end) }
    do { return try end.place.number(in: range) } catch { throw located(error, end) }
  }

  /// A member behind all references, and the value it stands in.
  private mutating func member(_ key: String, of value: TokenValue) throws(PaletteError) -> (JSONPlace, TokenValue) {
    let place: JSONPlace
    do { place = try value.place.required(key) } catch { throw located(error, value) }
    let end = try resolver.value(TokenValue(file: value.file, place: place, type: nil))
    return (end.place, end)
  }

  private func located(_ error: PaletteError, _ value: TokenValue) -> PaletteError {
    error.named(resolver.files.name(value.file))
  }
}
