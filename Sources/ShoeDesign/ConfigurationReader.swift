public import Colors
public import JSON

/// Turns a JSON value into a configuration, strictly: an unknown key or part is an error, and so is a value of another
/// type. Throws at the first fault in the order of the text.
public enum ConfigurationReader {
  /// The keys of a configuration. All are optional.
  enum Key: String, CaseIterable {
    case manufacturer, name, model, sku, shoeColors, metadata
  }

  /// The parts of the model of this name, or of the model that a configuration has which names none. Nil where there is
  /// no such model: then any name of a part is taken, since the model is what is wrong.
  public typealias KnownParts = (_ model: String?) -> [ShoePart]?

  /// The configuration that `value` holds. The five standard parts may always be named, those beyond only where
  /// `knownParts` has them; it is asked only if there are some.
  public static func configuration(
    from value: JSONValue, knownParts: KnownParts = { _ in ShoePart.standard }, reading: ColorReading = .standard
  ) throws(ConfigurationError) -> ShoeConfiguration {
    if value.array != nil { throw .list(value) }
    guard let object = value.object else { throw .mismatch(value, at: "", expected: "an object") }
    var configuration = ShoeConfiguration()
    let model = object[Key.model.rawValue]?.string
    for member in object.members { try read(member, into: &configuration, reading) { knownParts(model) } }
    return configuration
  }

  private static func read(
    _ member: JSONObject.Member, into configuration: inout ShoeConfiguration, _ reading: ColorReading,
    knownParts: () -> [ShoePart]?
  ) throws(ConfigurationError) {
    if member.key == schemaKey { return try checkSchema(member) }
    guard let key = Key(scalars: member.key) else { throw unknownKey(member) }
    switch key {
    case .manufacturer: configuration.manufacturer = try string(member)
    case .name: configuration.name = try string(member)
    case .model: configuration.model = try string(member)
    case .sku: configuration.sku = try string(member)
    case .metadata: configuration.metadata = try object(member.value, at: key.rawValue)
    case .shoeColors:
      for part in try parts(from: member.value, path: key.rawValue, knownParts: knownParts, reading: reading) {
        configuration.setColor(part.color, of: part.part)
      }
    }
  }

  /// Editors write it to know by which schema they complete and check. It says nothing of the shoe.
  static let schemaKey = "$schema"

  private static func checkSchema(_ member: JSONObject.Member) throws(ConfigurationError) {
    guard member.value.string == nil else { return }
    throw .mismatch(member.value, at: schemaKey, expected: "a string")
  }

  private static func string(_ member: JSONObject.Member) throws(ConfigurationError) -> String {
    if let string = member.value.string { return string }
    if member.key == Key.sku.rawValue, let number = member.value.number {
      throw .unquotedNumber(number, member.value, at: member.key)
    }
    throw .mismatch(member.value, at: member.key, expected: "a string")
  }

  static func object(_ value: JSONValue, at path: String) throws(ConfigurationError) -> JSONObject {
    guard let object = value.object else { throw .mismatch(value, at: path, expected: "an object") }
    return object
  }

  private static func unknownKey(_ member: JSONObject.Member) -> ConfigurationError {
    if let part = ShoePart.standard.first(where: { $0.rawValue == member.key }) {
      return .unknownKey(member, in: "", meant: ValuePath.joined(Key.shoeColors.rawValue, part.rawValue))
    }
    return .unknownKey(member, in: "", known: Key.allCases.map(\.rawValue))
  }
}

extension RawRepresentable where RawValue == String {
  /// The case whose raw value has exactly the scalars of `text`. Swift's `==` would take canonical equivalents too.
  init?(scalars text: String) {
    guard let match = Self(rawValue: text), match.rawValue.utf8.elementsEqual(text.utf8) else { return nil }
    self = match
  }
}
