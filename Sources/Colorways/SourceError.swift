/// Why a source as a whole cannot be used.
public struct SourceError: Error, Equatable, Sendable {
  /// What kind of error it is; it decides the exit code.
  public enum Kind: Sendable {
    /// Sources and options do not fit together.
    case usage
    /// A source is missing, or a pattern or folder holds none.
    case missing
    /// A source cannot be read.
    case unreadable
    /// A source is no list of colorways.
    case badData
  }

  /// The kind.
  public let kind: Kind
  /// What is wrong, where, and the way out.
  public let message: String

  init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension SourceError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
