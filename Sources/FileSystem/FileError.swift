/// Why something could not be done with a file: what was tried, with which path, and the system's reason.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried; its raw value is the verb of the message.
  public enum Operation: String, Sendable {
    /// Opening for reading, or reading.
    case read
    /// Listing a folder.
    case list
    /// Making a file or folder, or putting it in its place.
    case create
    /// Writing to what had been opened.
    case write = "write to"
    /// Finding out about a file.
    case examine
  }

  /// The path as it was given.
  public var path: String
  /// What was tried.
  public var operation: Operation
  /// The system's reason.
  public var errno: Errno
  /// Said in place of the system's words, where more is known.
  public var detail: String?

  /// An error; `detail` replaces the system's words in the message.
  public init(path: String, operation: Operation, errno: Errno, detail: String? = nil) {
    self.path = path
    self.operation = operation
    self.errno = errno
    self.detail = detail
  }

  /// One line, such as `cannot read 'x.json': No such file or directory`.
  public var description: String {
    "cannot \(operation.rawValue) \(PathBytes.quoted(path)): \(detail ?? errno.description)"
  }

  /// There is no such file, or a folder of its path is none.
  public var isMissing: Bool { errno == .noSuchFile || errno == .notDirectory }

  /// The disk or the user's share of it is full.
  public var isNoSpace: Bool { errno == .noSpace || errno == .quotaExceeded }

  /// The name is taken.
  public var isExisting: Bool { errno == .exists }

  /// A folder stands where a file is needed.
  public var isDirectory: Bool { errno == .isDirectory }

  /// The user may not do it.
  public var isPermission: Bool { [.permissionDenied, .notPermitted, .readOnlyFileSystem].contains(errno) }
}

/// Runs a call and says with which path it failed.
func naming<Value>(
  _ path: String, _ operation: FileError.Operation, _ call: () throws(Errno) -> Value
) throws(FileError) -> Value {
  do {
    return try call()
  } catch {
    throw FileError(path: path, operation: operation, errno: error)
  }
}
