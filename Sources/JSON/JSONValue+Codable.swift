extension JSONValue: Codable {
  /// Reads any value that a decoder of JSON-like data offers. Decoders do not tell the order of keys, so members come
  /// sorted by Unicode scalars, and no value has a position.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: AnyKey.self) {
      self = .object(try JSONObject(from: container))
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try JSONValue(scalar: decoder.singleValueContainer())
    }
  }

  private init(scalar container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self), value.isFinite {
      self = .number(value)
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  /// Writes the value. Whole numbers that fit go out as `Int`, all other numbers as `Double`.
  public func encode(to encoder: any Encoder) throws {
    switch content {
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .object(let object):
      var container = encoder.container(keyedBy: AnyKey.self)
      for member in object.members { try container.encode(member.value, forKey: AnyKey(stringValue: member.key)) }
    default:
      try encodeScalar(to: encoder.singleValueContainer())
    }
  }

  private func encodeScalar(to container: any SingleValueEncodingContainer) throws {
    var container = container
    switch content {
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .number(let number):
      if let value = number.integer { try container.encode(value) } else { try container.encode(number.double) }
    default: try container.encodeNil()
    }
  }
}

extension JSONObject {
  fileprivate init(from container: KeyedDecodingContainer<AnyKey>) throws {
    let keys = container.allKeys.sorted { $0.stringValue.precedesByScalars($1.stringValue) }
    self.init(try keys.map { ($0.stringValue, try container.decode(JSONValue.self, forKey: $0)) })
  }
}

/// A key that can be any string.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}
