import JSON
import Suggestions

/// An object of a report that is read, with the keys that lead to it.
struct ReportObject {
  let object: JSONObject
  private let path: String
  private let position: JSONPosition?

  init(_ value: JSONValue, path: String) throws(ReportError) {
    guard let object = value.object else {
      throw ReportError(position: value.position, path: path, message: "expected an object, found \(value.typeName)")
    }
    self.object = object
    self.path = path
    position = value.position
  }

  /// A fault of the object itself.
  func fault(_ message: String) -> ReportError { ReportError(position: position, path: path, message: message) }

  func text(_ key: String) throws(ReportError) -> String {
    let value = try value(key)
    guard let text = value.string else { throw mismatch(key, value, "a string") }
    return text
  }

  /// A string, or nil for null and for a member that is not there.
  func optionalText(_ key: String) throws(ReportError) -> String? {
    guard let value = object[key] else { return nil }
    if case .null = value.content { return nil }
    return try text(key)
  }

  /// One of the raw values of an enumeration.
  func choice<Value: RawRepresentable & CaseIterable>(_ key: String) throws(ReportError) -> Value
  where Value.RawValue == String {
    let word = try text(key)
    if let value = Value(rawValue: word) { return value }
    let names = Value.allCases.map(\.rawValue)
    let meant = suggestion(for: word, among: names).map(didYouMean) ?? "; it is one of \(names.joined(separator: ", "))"
    throw ReportError(
      position: object[key]?.position, path: joined(key), message: "\(quotedExcerpt(word)) is not known\(meant)")
  }

  func member(_ key: String) throws(ReportError) -> ReportObject { try ReportObject(try value(key), path: joined(key)) }

  func members(_ key: String) throws(ReportError) -> [ReportObject] {
    let value = try value(key)
    guard let elements = value.array else { throw mismatch(key, value, "an array") }
    var objects: [ReportObject] = []
    for (index, element) in elements.enumerated() {
      objects.append(try ReportObject(element, path: "\(joined(key))[\(index)]"))
    }
    return objects
  }

  private func value(_ key: String) throws(ReportError) -> JSONValue {
    guard let value = object[key] else {
      throw fault("the member '\(key)' is missing; make the report with this version's --json")
    }
    return value
  }

  private func mismatch(_ key: String, _ value: JSONValue, _ expected: String) -> ReportError {
    ReportError(position: value.position, path: joined(key), message: "expected \(expected), found \(value.typeName)")
  }

  private func joined(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}
