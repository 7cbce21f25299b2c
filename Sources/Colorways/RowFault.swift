public import JSON

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
  /// The line and column of the fault itself; nil where only the row is known.
  public let position: JSONPosition?
  /// What is wrong and the way out, without the place.
  public let message: String

  /// A fault.
  public init(_ kind: Kind, at place: RowPlace, _ message: String, position: JSONPosition? = nil) {
    self.kind = kind
    self.place = place
    self.position = position
    self.message = message
  }
}

extension RowFault: CustomStringConvertible {
  /// `SOURCE:LINE:COLUMN`, without what is not known.
  public var exactPlace: String { position.map { "\(place.source):\($0)" } ?? place.description }

  /// `SOURCE:LINE:COLUMN: message`, without what is not known.
  public var description: String { "\(exactPlace): \(message)" }
}
