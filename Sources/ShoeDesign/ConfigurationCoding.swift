import JSON

// Both types go through a JSON value, so that a decoder meets the same rules and the same words as a file does.

extension ShoeConfiguration: Codable {
  /// Reads what ``ConfigurationReader`` reads. A fault becomes a `DecodingError.dataCorrupted` with its message.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    self = try decoder.corrupted { () throws(ConfigurationError) in try ConfigurationReader.configuration(from: value) }
  }

  /// Writes what is there: colours in hex, and of those the parts that were written.
  public func encode(to encoder: any Encoder) throws { try json().encode(to: encoder) }
}

extension ShoeColors: Codable {
  /// Reads an object of colours by part; a part left out has the default's colour. A fault becomes a
  /// `DecodingError.dataCorrupted` with its message.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    let parts = try decoder.corrupted { () throws(ConfigurationError) in
      try ConfigurationReader.parts(from: value, path: "")
    }
    self.init()
    for (part, color) in parts { self[part] = color }
  }

  /// Writes all parts, in hex.
  public func encode(to encoder: any Encoder) throws { try json().encode(to: encoder) }
}

extension Decoder {
  /// What `read` returns; its error as this decoder's.
  fileprivate func corrupted<Value>(_ read: () throws(ConfigurationError) -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      let context = DecodingError.Context(codingPath: codingPath, debugDescription: error.description)
      throw DecodingError.dataCorrupted(context)
    }
  }
}
