import JSON

/// A value of a JSON text with the path that leads to it, for errors.
struct JSONPlace {
  let value: JSONValue
  /// Keys and indices, parted by dots.
  let path: String

  init(_ value: JSONValue, path: String = "") {
    self.value = value
    self.path = path
  }

  func error(_ kind: PaletteError.Kind) -> PaletteError {
    PaletteError(kind, at: .json(path: path, position: value.position))
  }

  /// The same value's member; nil where there is none.
  func member(_ key: String) -> JSONPlace? {
    value.object?[key].map { JSONPlace($0, path: path.isEmpty ? key : "\(path).\(key)") }
  }

  /// The same value's member, which must be there.
  func required(_ key: String) throws(PaletteError) -> JSONPlace {
    guard let member = member(key) else { throw error(.missingKey(key)) }
    return member
  }

  /// The elements of an array, which this must be.
  func elements(expected: String = "an array") throws(PaletteError) -> [JSONPlace] {
    guard let elements = value.array else { throw wrongType(expected) }
    return elements.enumerated().map { JSONPlace($1, path: path.isEmpty ? "\($0)" : "\(path).\($0)") }
  }

  /// The members of an object, which this must be.
  func members(expected: String = "an object") throws(PaletteError) -> [(key: String, value: JSONPlace)] {
    guard let object = value.object else { throw wrongType(expected) }
    return object.members.map { ($0.key, JSONPlace($0.value, path: path.isEmpty ? $0.key : "\(path).\($0.key)")) }
  }

  func string(expected: String = "a string") throws(PaletteError) -> String {
    guard let string = value.string else { throw wrongType(expected) }
    return string
  }

  /// A number in a range; without one any finite number, which all are.
  func number(in range: ClosedRange<Double>? = nil) throws(PaletteError) -> Double {
    guard let number = value.number else { throw wrongType("a number") }
    guard let range, !range.contains(number.double) else { return number.double }
    let shown = "\(JSONText.number(range.lowerBound))...\(JSONText.number(range.upperBound))"
    throw error(.outOfRange(name: "the number", value: number.text, range: shown))
  }

  func wrongType(_ expected: String) -> PaletteError {
    error(.wrongType(expected: expected, found: value.typeName))
  }
}
