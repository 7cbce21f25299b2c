/// A JSON value and the place where it was written.
public struct JSONValue: Sendable {
  /// What a value is.
  public enum Content: Sendable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as written.
    case number(JSONNumber)
    /// A string, with its escapes resolved.
    case string(String)
    /// The elements in order.
    case array([JSONValue])
    /// The members in the order written.
    case object(JSONObject)
  }

  /// What the value is.
  public var content: Content
  /// Where its first character stands; nil for a value made in code.
  public var position: JSONPosition?

  /// Makes a value, without a position unless one is given.
  public init(_ content: Content, position: JSONPosition? = nil) {
    self.content = content
    self.position = position
  }
}

extension JSONValue {
  /// `null`, made in code.
  public static let null = JSONValue(.null)

  /// A truth value, made in code.
  public static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }

  /// A whole number, made in code.
  public static func integer(_ value: Int) -> JSONValue { JSONValue(.number(JSONNumber(value))) }

  /// A number, made in code. A value that is not finite is a programmer error and traps.
  public static func number(_ value: Double) -> JSONValue { JSONValue(.number(JSONNumber(value))) }

  /// A string, made in code.
  public static func string(_ value: String) -> JSONValue { JSONValue(.string(value)) }

  /// An array, made in code.
  public static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }

  /// An object with the given members in the given order. A key given twice is a programmer error and traps.
  public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    JSONValue(.object(JSONObject(members.map { ($0.key, $0.value) })))
  }

  /// An object, made in code.
  public static func object(_ object: JSONObject) -> JSONValue { JSONValue(.object(object)) }
}

extension JSONValue {
  /// The string, or nil where the value is something else.
  public var string: String? { if case .string(let value) = content { value } else { nil } }

  /// The number, or nil where the value is something else.
  public var number: JSONNumber? { if case .number(let value) = content { value } else { nil } }

  /// The truth value, or nil where the value is something else.
  public var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The elements, or nil where the value is no array.
  public var array: [JSONValue]? { if case .array(let value) = content { value } else { nil } }

  /// The object, or nil where the value is something else.
  public var object: JSONObject? { if case .object(let value) = content { value } else { nil } }

  /// The kind of value with its article, for messages: "a string", "an object", "null".
  public var typeName: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Equatable {
  /// Whether both have the same content. Positions do not count; the order of members, the spelling of numbers and
  /// the Unicode scalars of strings do.
  public static func == (left: JSONValue, right: JSONValue) -> Bool {
    switch (left.content, right.content) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a.hasSameScalars(as: b)
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a == b
    default: false
    }
  }
}
