import Colors
import JSON
import Pixels
import Suggestions

/// Values of model.json, each with the fault of one that does not fit.
extension ModelReader {
  /// `PATH:LINE:COLUMN`.
  func place(_ position: JSONPosition?) -> String { position.map { "\(path):\($0)" } ?? path }

  func fault(_ message: String, at position: JSONPosition?) -> LayerSetError {
    LayerSetError(.bad, place(position), message)
  }

  func unknown(_ member: JSONObject.Member, _ what: String, _ known: [String]) -> LayerSetError {
    fault(
      "\(what) \(quotedExcerpt(member.key))\(hint(for: member.key, among: known, listedAs: "known keys"))",
      at: member.keyPosition)
  }

  func mismatch(_ value: JSONValue, _ place: String, _ expected: String) -> LayerSetError {
    fault("\(place): expected \(expected), found \(value.typeName)", at: value.position)
  }

  func object(_ value: JSONValue, _ place: String) throws(LayerSetError) -> JSONObject {
    guard let object = value.object else { throw mismatch(value, place, "an object") }
    return object
  }

  func array(_ value: JSONValue, _ place: String) throws(LayerSetError) -> [JSONValue] {
    guard let array = value.array else { throw mismatch(value, place, "an array") }
    return array
  }

  func string(_ value: JSONValue, _ place: String) throws(LayerSetError) -> String {
    guard let string = value.string else { throw mismatch(value, place, "a string") }
    return string
  }

  func integer(_ value: JSONValue, _ place: String, atLeast least: Int) throws(LayerSetError) -> Int {
    guard let integer = value.number?.integer else { throw mismatch(value, place, "a whole number") }
    let range = max(least, -1 << 28)...1 << 28
    guard range.contains(integer) else {
      throw fault("\(place): \(integer) is outside \(range)", at: value.position)
    }
    return integer
  }

  func pair(_ value: JSONValue, _ place: String, atLeast least: Int) throws(LayerSetError) -> (x: Int, y: Int) {
    let elements = try array(value, place)
    guard elements.count == 2 else {
      throw fault("\(place): expected two whole numbers, found \(elements.count) elements", at: value.position)
    }
    return (try integer(elements[0], place, atLeast: least), try integer(elements[1], place, atLeast: least))
  }

  func size(_ value: JSONValue, _ place: String) throws(LayerSetError) -> PixelSize {
    let pair = try pair(value, place, atLeast: 1)
    return PixelSize(width: pair.x, height: pair.y)
  }

  func color(_ value: JSONValue, _ place: String) throws(LayerSetError) -> RGBA8 {
    let text = try string(value, place)
    do {
      return try ColorParser.parse(text)
    } catch {
      throw fault("\(place): \(error)", at: value.position)
    }
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ value: JSONValue, _ place: String
  ) throws(LayerSetError) -> Choice where Choice.RawValue == String {
    let text = try string(value, place)
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw fault(
      "\(place): unknown value \(quotedExcerpt(text))\(hint(for: text, among: known, listedAs: "known values"))",
      at: value.position)
  }
}
