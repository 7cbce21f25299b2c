import Colors
import JSON
import Pixels

/// Reads plain JSON with names and colours: an object of name and colour, or an array.
///
/// A colour is whatever a configuration takes: text, `[r, g, b]` or `[r, g, b, opacity]` from 0 to 1, or an object of
/// red, green, blue and opacity (or alpha). An array's elements are colours, or objects with a name and a colour. An
/// object inside an object is a group; a list under the key `colors` or `swatches` is the palette of an object.
enum JSONPaletteReader {
  private static let expected = "a colour, such as \"#ff9500\" or [1, 0.58, 0]"
  private static let colorKeys = ["color", "colour", "hex", "value"]
  private static let listKeys = ["colors", "colours", "swatches", "palette"]

  static func read(_ root: JSONValue, _ reading: ColorReading) throws(PaletteError) -> PaletteDraft {
    var draft = PaletteDraft()
    let place = JSONPlace(root)
    if root.array != nil {
      try appendList(place, reading, to: &draft)
    } else if let list = listKeys.compactMap(place.member).first {
      draft.name = place.member("name")?.value.string
      if list.value.array == nil {
        try appendGroup(list, group: nil, reading, to: &draft)
      } else {
        try appendList(list, reading, to: &draft)
      }
    } else {
      try appendGroup(place, group: nil, reading, to: &draft)
    }
    draft.found.append(root.array == nil ? "an object without members" : "an empty array")
    return draft
  }

  private static func appendList(
    _ list: JSONPlace, _ reading: ColorReading, to draft: inout PaletteDraft
  ) throws(PaletteError) {
    for element in try list.elements() {
      if let color = colorKeys.compactMap(element.member).first {
        let name = try element.member("name")?.string()
        draft.append(name: name, group: element.member("group")?.value.string, color: try self.color(color, reading))
      } else {
        draft.append(name: element.member("name")?.value.string, color: try color(element, reading))
      }
    }
  }

  private static func appendGroup(
    _ place: JSONPlace, group: String?, _ reading: ColorReading, to draft: inout PaletteDraft
  ) throws(PaletteError) {
    for (key, value) in try place.members() {
      if value.value.object == nil || isComponents(value) {
        draft.append(name: key, group: group, color: try color(value, reading))
      } else if let color = colorKeys.compactMap(value.member).first {
        draft.append(name: key, group: group, color: try self.color(color, reading))
      } else {
        try appendGroup(value, group: group.map { "\($0)/\(key)" } ?? key, reading, to: &draft)
      }
    }
  }

  private static func isComponents(_ place: JSONPlace) -> Bool {
    ["red", "green", "blue"].allSatisfy { place.member($0)?.value.number != nil }
  }

  private static func color(_ place: JSONPlace, _ reading: ColorReading) throws(PaletteError) -> RGBA8 {
    if let text = place.value.string {
      if let color = HexColorText.color(text) { return color }
      do { return try ColorParser.parse(text, reading: reading) } catch { throw place.error(.color(error)) }
    }
    if place.value.array != nil { return try components(try place.elements(), of: place) }
    guard isComponents(place) else { throw place.wrongType(expected) }
    let opacity = place.member("opacity") ?? place.member("alpha")
    let channels = [try place.required("red"), try place.required("green"), try place.required("blue")]
    return try components(channels + (opacity.map { [$0] } ?? []), of: place)
  }

  private static func components(_ values: [JSONPlace], of place: JSONPlace) throws(PaletteError) -> RGBA8 {
    guard values.count == 3 || values.count == 4 else { throw place.error(.componentCount(found: values.count)) }
    var numbers: [Double] = []
    for value in values { numbers.append(try value.number()) }
    let components = ColorComponents(
      red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers.count > 3 ? numbers[3] : 1)
    do { return try components.color() } catch { throw place.error(.color(error)) }
  }
}
