/// Why a row of a list gives no colorway.
public struct RowFault: Error, Equatable, Sendable {
  /// What kind of fault it is; it decides the exit code.
  public enum Kind: Sendable {
    /// The row's text or values are wrong.
    case badData
    /// A file that a row stands for is missing.
    case missing
    /// A file that a row stands for cannot be read.
    case unreadable
  }

  /// The kind.
  public let kind: Kind
  /// Where the row stands.
  public let place: RowPlace
  /// What is wrong, where in the row, and the way out.
  public let message: String

  /// A fault.
  public init(_ kind: Kind, at place: RowPlace, _ message: String) {
    self.kind = kind
    self.place = place
    self.message = message
  }
}
