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
      text += Recipe.written(colors[label.part]).description.utf8
      text.append(0x22)
    }
    text += tail
    return text
  }
}
