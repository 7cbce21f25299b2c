/// Why a picture could not be planned or made.
public struct RenderError: Error, Equatable, Sendable {
  /// What kind of fault it is; more kinds may come, so a `switch` needs a default.
  public struct Kind: Hashable, Sendable {
    let name: String
    /// What was asked cannot be: an impossible size, a limit exceeded.
    public static let usage = Kind(name: "usage")
    /// A configuration, recipe, mask or layer set that is wrong.
    public static let badData = Kind(name: "badData")
    /// A file or folder that is not there.
    public static let missing = Kind(name: "missing")
    /// A file that the system would not let us read.
    public static let unreadable = Kind(name: "unreadable")
    /// The fault is the program's own, or memory is out.
    public static let fault = Kind(name: "fault")
  }
  /// The kind of fault.
  public let kind: Kind
  /// The fault in words, with its place and the way out.
  public let message: String

  /// Makes an error.
  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}

extension RenderError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
