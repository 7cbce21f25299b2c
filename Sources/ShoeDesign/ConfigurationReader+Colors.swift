public import Colors
public import JSON
public import Pixels

extension ConfigurationReader {
  /// The parts and colours of an object such as `{"side": "orange"}`, in the order written. `path` leads to it.
  /// `knownParts` is as in ``configuration(from:knownParts:)``; nil takes any name that a part can have.
  public static func parts(
    from value: JSONValue, path: String, knownParts: () -> [ShoePart]? = { ShoePart.standard },
    reading: ColorReading = .standard
  ) throws(ConfigurationError) -> [(part: ShoePart, color: RGBA8)] {
    let members = try object(value, at: path).members
    var parts: [(part: ShoePart, color: RGBA8)] = []
    parts.reserveCapacity(members.count)
    for member in members {
      let part = try part(member, path, knownParts)
      parts.append((part, try color(of: member, path, reading)))
    }
    return parts
  }

  /// The path to the colour is put together only where it is needed.
  private static func color(
    of member: JSONObject.Member, _ path: String, _ reading: ColorReading
  ) throws(ConfigurationError) -> RGBA8 {
    guard let text = member.value.string else {
      return try color(from: member.value, path: ValuePath.joined(path, member.key), reading: reading)
    }
    do {
      return try ColorParser.parse(text, reading: reading)
    } catch {
      throw .color(error, at: ValuePath.joined(path, member.key), member.value.position)
    }
  }

  private static func part(
    _ member: JSONObject.Member, _ path: String, _ knownParts: () -> [ShoePart]?
  ) throws(ConfigurationError) -> ShoePart {
    if let place = ShoePart.standardPlace(of: member.key) { return ShoePart.standard[place] }
    let part = ShoePart(rawValue: member.key)
    guard let known = knownParts() else {
      guard let part else { throw .badPartName(member, in: path) }
      return part
    }
    guard let part, known.contains(part) else { throw .unknownPart(member, in: path, known: known) }
    return part
  }

  /// The colour that `value` holds: a string for ``ColorParser``, SwiftUI's object of `red`, `green`, `blue` and
  /// `opacity` (1 if left out), or an array of the same. `path` leads to it.
  public static func color(
    from value: JSONValue, path: String, reading: ColorReading = .standard
  ) throws(ConfigurationError) -> RGBA8 {
    switch value.content {
    case .string(let text):
      do {
        return try ColorParser.parse(text, reading: reading)
      } catch {
        throw .color(error, at: path, value.position)
      }
    case .object(let object): return try color(object, of: value, path: path)
    case .array(let elements): return try color(elements, of: value, path: path)
    default: throw .mismatch(value, at: path, expected: "a colour: a string, an object or an array")
    }
  }

  private static let componentNames = ["red", "green", "blue", "opacity"]

  private static func color(
    _ object: JSONObject, of value: JSONValue, path: String
  ) throws(ConfigurationError) -> RGBA8 {
    for member in object.members where !componentNames.contains(where: { $0.utf8.elementsEqual(member.key.utf8) }) {
      throw ["alpha", "a"].contains(member.key)
        ? .unknownKey(member, in: path, meant: "opacity")
        : .unknownKey(member, in: path, known: componentNames)
    }
    var components: [(String, JSONValue)] = []
    for name in componentNames {
      if let component = object[name] {
        components.append((name, component))
      } else if name != "opacity" {
        throw .missingComponent(name, of: value, at: path)
      }
    }
    return try color(components, path: path) { ValuePath.joined(path, componentNames[$0]) }
  }

  private static func color(
    _ elements: [JSONValue], of value: JSONValue, path: String
  ) throws(ConfigurationError) -> RGBA8 {
    guard (3...4).contains(elements.count) else { throw .componentCount(elements.count, value, at: path) }
    return try color(Array(zip(componentNames, elements)), path: path) { ValuePath.joined(path, $0) }
  }

  /// The colour of three or four named components. `place` gives the path to one of them.
  private static func color(
    _ components: [(name: String, value: JSONValue)], path: String, place: (Int) -> String
  ) throws(ConfigurationError) -> RGBA8 {
    var numbers: [Double] = []
    for (index, component) in components.enumerated() {
      guard let number = component.value.number else {
        throw .mismatch(component.value, at: place(index), expected: "a number from 0 to 1")
      }
      numbers.append(number.double)
    }
    do {
      return try ColorComponents(
        red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers.count > 3 ? numbers[3] : 1
      ).color()
    } catch {
      let culprit = components.first { error.kind == .componentOutOfRange($0.name) }
      throw .color(error, at: path, culprit?.value.position)
    }
  }
}
