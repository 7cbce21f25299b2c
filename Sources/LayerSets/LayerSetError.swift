/// Why a layer set could not be used.
public struct LayerSetError: Error, Equatable, Sendable {
  /// What kind of fault it is; more kinds may come, so a `switch` needs a default.
  public struct Kind: Hashable, Sendable {
    let name: String
    /// A folder or file that is not there.
    public static let missing = Kind(name: "missing")
    /// A file that is there but is wrong.
    public static let bad = Kind(name: "bad")
    /// A file that could not be read for a reason of the system's.
    public static let unreadable = Kind(name: "unreadable")
    /// A name that no set has, or a set that does not fit what was asked.
    public static let mismatch = Kind(name: "mismatch")
  }
  /// The kind of fault.
  public let kind: Kind
  /// The file or folder at fault, where there is one.
  public let path: String?
  /// The fault in words, with the way out; without the path.
  public let message: String

  init(_ kind: Kind, _ path: String?, _ message: String) {
    self.kind = kind
    self.path = path
    self.message = message
  }
}

extension LayerSetError: CustomStringConvertible {
  /// `PATH: message`, or the message alone.
  public var description: String { path.map { "\($0): \(message)" } ?? message }
}
