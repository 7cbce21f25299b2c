import Colors
import JSON
import Suggestions

/// The words of all faults a configuration can have.
extension ConfigurationError {
  static func unknownKey(_ member: JSONObject.Member, in path: String, known: [String]) -> ConfigurationError {
    unknown("key", member, in: path, known: known)
  }

  /// `known` are the parts of the model; the five standard ones may be named as well.
  static func unknownPart(
    _ member: JSONObject.Member, in path: String, known: [ShoePart]
  ) -> ConfigurationError {
    unknown("part", member, in: path, known: ShoePart.nameable(with: known).map(\.rawValue))
  }

  static func badPartName(_ member: JSONObject.Member, in path: String) -> ConfigurationError {
    ConfigurationError(
      position: member.keyPosition, path: ValuePath.joined(path, member.key),
      message: "no part can have this name; \(ShoePart.nameRule)")
  }

  /// A key that is known to be written for another, such as a part's name beside `shoeColors` instead of inside.
  static func unknownKey(_ member: JSONObject.Member, in path: String, meant: String) -> ConfigurationError {
    ConfigurationError(
      position: member.keyPosition, path: ValuePath.joined(path, member.key),
      message: "unknown key\(didYouMean(meant))")
  }

  static func mismatch(_ value: JSONValue, at path: String, expected: String) -> ConfigurationError {
    let advice = value == .null ? "; leave the key out instead" : ""
    return ConfigurationError(
      position: value.position, path: path, message: "expected \(expected), found \(value.typeName)\(advice)")
  }

  /// A number where its digits matter, such as a SKU.
  static func unquotedNumber(_ number: JSONNumber, _ value: JSONValue, at path: String) -> ConfigurationError {
    ConfigurationError(
      position: value.position, path: path,
      message:
        "expected a string, found a number; write \"\(excerpt(number.text))\" in quotes, or leading zeros are lost")
  }

  static func list(_ value: JSONValue) -> ConfigurationError {
    ConfigurationError(
      position: value.position, path: "",
      message: "expected one configuration, found a list; give each a file of its own")
  }

  static func color(_ error: ColorError, at path: String, _ position: JSONPosition?) -> ConfigurationError {
    ConfigurationError(position: position, path: path, message: error.message)
  }

  static func missingComponent(_ name: String, of value: JSONValue, at path: String) -> ConfigurationError {
    ConfigurationError(position: value.position, path: path, message: "'\(name)' is missing")
  }

  static func componentCount(_ count: Int, _ value: JSONValue, at path: String) -> ConfigurationError {
    ConfigurationError(
      position: value.position, path: path,
      message: "a colour's array has 3 or 4 numbers, [red, green, blue, opacity]; this one has \(count) elements")
  }

  private static func unknown(
    _ what: String, _ member: JSONObject.Member, in path: String, known: [String]
  ) -> ConfigurationError {
    ConfigurationError(
      position: member.keyPosition, path: ValuePath.joined(path, member.key),
      message: "unknown \(what)\(hint(for: member.key, among: known, listedAs: "known \(what)s"))")
  }
}
