import JSON

/// The members of one object of drawing.json, with faults that name line and column. A missing array is empty.
struct Members {
  private let object: JSONObject
  private let position: JSONPosition?

  init(_ value: JSONValue, _ name: String) throws(Fault) {
    guard let object = value.object else {
      throw Self.fault(value.position, "expected \(name) as an object, found \(value.typeName)")
    }
    self.object = object
    position = value.position
  }

  /// Refuses members with other names.
  func allow(_ names: [String]) throws(Fault) {
    for member in object.members where !names.contains(member.key) {
      throw Self.fault(member.keyPosition, "unknown key \"\(member.key)\"; known: \(names.joined(separator: ", "))")
    }
  }

  func fault(_ key: String, _ message: String) -> Fault {
    Self.fault(object[key]?.position ?? position, "\(key): \(message)")
  }

  func string(_ key: String) throws(Fault) -> String {
    guard let text = try optionalString(key) else { throw fault(key, "it is missing") }
    return text
  }

  func optionalString(_ key: String) throws(Fault) -> String? {
    guard let value = object[key] else { return nil }
    guard let text = value.string else { throw fault(key, "expected a string, found \(value.typeName)") }
    return text
  }

  func number(_ key: String) throws(Fault) -> Double {
    guard let number = try optionalNumber(key) else { throw fault(key, "it is missing") }
    return number
  }

  /// A number above 0.
  func optionalNumber(_ key: String) throws(Fault) -> Double? {
    guard let number = try anyNumber(key) else { return nil }
    guard number > 0 else { throw fault(key, "\(number) is not above 0") }
    return number
  }

  /// A number of either sign.
  func anyNumber(_ key: String) throws(Fault) -> Double? {
    guard let value = object[key] else { return nil }
    guard let number = value.number?.double else { throw fault(key, "expected a number, found \(value.typeName)") }
    return number
  }

  /// Numbers of either sign.
  func numbers(_ key: String) throws(Fault) -> [Double] {
    try elements(key) { value throws(Fault) in
      guard let number = value.number?.double else {
        throw Self.fault(value.position, "\(key): expected a number, found \(value.typeName)")
      }
      return number
    }
  }

  func array(_ key: String) throws(Fault) -> [JSONValue] {
    guard let value = object[key] else { return [] }
    guard let array = value.array else { throw fault(key, "expected an array, found \(value.typeName)") }
    return array
  }

  func elements<Element>(
    _ key: String, _ read: (JSONValue) throws(Fault) -> Element
  ) throws(Fault) -> [Element] {
    var result: [Element] = []
    for value in try array(key) { result.append(try read(value)) }
    return result
  }

  func wholeNumbers(_ key: String) throws(Fault) -> [Int] {
    try elements(key) { value throws(Fault) in
      guard let number = value.number?.integer, (0...1 << 20).contains(number) else {
        throw Self.fault(value.position, "\(key): expected whole numbers from 0 to \(1 << 20)")
      }
      return number
    }
  }

  func strings(_ key: String) throws(Fault) -> [String] {
    guard let value = object[key] else { throw fault(key, "it is missing") }
    return try Self.strings(value, key)
  }

  /// Strings, none where the member is missing.
  func optionalStrings(_ key: String) throws(Fault) -> [String] {
    object[key] == nil ? [] : try strings(key)
  }

  /// Walks along curves, under the key "regions".
  func regions() throws(Fault) -> [[String]] {
    try elements("regions") { value throws(Fault) in try Self.strings(value, "regions") }
  }

  static func strings(_ value: JSONValue, _ key: String) throws(Fault) -> [String] {
    guard let array = value.array else { throw fault(value.position, "\(key): expected an array of strings") }
    var result: [String] = []
    for element in array {
      guard let text = element.string else { throw fault(element.position, "\(key): expected a string") }
      result.append(text)
    }
    return result
  }

  private static func fault(_ position: JSONPosition?, _ message: String) -> Fault {
    Fault(position.map { "\($0)" } ?? "the drawing", message)
  }
}
