import JSON
import Pixels
import ShoeDesign

/// The canonical text of recipes that differ in their colours alone: the same bytes as `Recipe.text`, for many.
struct RecipeText: Sendable {
  private let head: [UInt8]
  private let labels: [(part: ShoePart, text: [UInt8])]
  private let tail: [UInt8]

  /// Takes everything but the colours from `recipe`, and from these the parts.
  init(_ recipe: Recipe) {
    let mark = Array(#""shoeColors":{"#.utf8)
    var colorless = recipe
    colorless.colors = [:]
    let text = Array(colorless.text.utf8)
    // A quotation mark inside a string of the recipe has a backslash before it, so only the key itself is found.
    let start = text.indices.first { text[$0...].starts(with: mark) }! + mark.count
    head = Array(text[..<start])
    tail = Array(text[start...])
    labels = recipe.colors.keys.sorted { $0.rawValue.utf8.lexicographicallyPrecedes($1.rawValue.utf8) }
      .map { ($0, Array(#""\#($0.rawValue)":""#.utf8)) }
  }

  /// The text with these colours.
  func bytes(colors: ShoeColors) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(head.count + tail.count + 40 * labels.count)
    text += head
    for (number, label) in labels.enumerated() {
      if number > 0 { text.append(0x2C) }
      text += label.text
      Self.append(colors[label.part], to: &text)
      text.append(0x22)
    }
    text += tail
    return text
  }

  private static func append(_ color: RGBA8, to text: inout [UInt8]) {
    let color = Recipe.written(color)
    text.append(0x23)
    append(hexOf: color.red, to: &text)
    append(hexOf: color.green, to: &text)
    append(hexOf: color.blue, to: &text)
    if color.alpha != 255 { append(hexOf: color.alpha, to: &text) }
  }

  private static func append(hexOf byte: UInt8, to text: inout [UInt8]) {
    text.append(hexDigit(byte >> 4))
    text.append(hexDigit(byte & 15))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value + (value < 10 ? 0x30 : 0x57) }
}
