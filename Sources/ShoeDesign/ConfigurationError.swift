public import JSON

/// Why a JSON text is no configuration, and where.
public struct ConfigurationError: Error, Equatable, Sendable {
  /// The line and column; nil where the value came from no text.
  public let position: JSONPosition?
  /// The keys that lead to the value, as in `shoeColors.side`; empty for the whole text.
  public let path: String
  /// What is wrong and the way out.
  public let message: String

  /// Makes an error.
  public init(position: JSONPosition?, path: String, message: String) {
    self.position = position
    self.path = path
    self.message = message
  }
}

extension ConfigurationError: CustomStringConvertible {
  /// `LINE:COLUMN: PATH: MESSAGE`, without what is not known. A caller puts the name of the file and a colon before it.
  public var description: String {
    [position?.description, path.isEmpty ? nil : path, message].compactMap(\.self).joined(separator: ": ")
  }
}
