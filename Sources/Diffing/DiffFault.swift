/// Why a comparison as a whole cannot go on.
public struct DiffFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// What kind of fault it is.
  public enum Kind: Sendable {
    /// The command line asks for what does not fit the inputs.
    case usage
    /// An input is wrong.
    case badData
    /// An input is missing, or nothing can be compared.
    case missing
    /// An input cannot be read.
    case unreadable
    /// An output cannot be made.
    case cannotCreate
  }

  /// What kind of fault it is.
  public let kind: Kind
  /// The fault and the way out.
  public let message: String

  /// A fault.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// The message.
  public var description: String { message }
}
