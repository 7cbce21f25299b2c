import JSON

// Both types go through a JSON value, so that a decoder meets the same rules and the same words as a file does.

extension ShoeConfiguration: Codable {
  /// Reads what ``ConfigurationReader`` reads, with parts of any name, as a decoder knows no models. A fault becomes
  /// a `DecodingError.dataCorrupted` with its message.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    self = try decoder.corrupted { () throws(ConfigurationError) in
      try ConfigurationReader.configuration(from: value) { _ in nil }
    }
  }

  /// Writes what is there: colours in hex, and of those the parts that were written.
  public func encode(to encoder: any Encoder) throws { try json().encode(to: encoder) }
}

extension ShoeColors: Codable {
  /// Reads an object of colours by part, of any name; a standard part left out has the default's colour. A
  /// fault becomes a `DecodingError.dataCorrupted` with its message.
  public init(from decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    let parts = try decoder.corrupted { () throws(ConfigurationError) in
      try ConfigurationReader.parts(from: value, path: "") { nil }
    }
    self.init()
    for (part, color) in parts { self[part] = color }
  }

  /// Writes the five parts and those beyond that have a colour, in hex.
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
