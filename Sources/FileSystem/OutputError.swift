/// Why an output could not be written. The old file, if there was one, is as it was.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What stands in the way.
  public enum Kind: Sendable {
    /// The folder to write into does not exist, or is no folder.
    case folderMissing
    /// The output's name is a folder's.
    case isDirectory
    /// The output exists and was not to be replaced.
    case exists
    /// The user may not write there.
    case notPermitted
    /// Any other reason not to get a file.
    case cannotCreate
    /// The disk or the user's share of it is full.
    case noSpace
    /// Writing failed.
    case writeFailed

    /// Whether there was a file and then writing to it failed (74); else there was none to write to (73).
    public var isWhileWriting: Bool { self == .noSpace || self == .writeFailed }
  }

  /// What stands in the way.
  public var kind: Kind
  /// The output's path as it was given.
  public var path: String
  /// What was tried and the system's reason.
  public var cause: FileError

  /// One line, such as `cannot create 'out/a.png': the folder 'out' does not exist`.
  public var description: String { cause.description }
}

extension OutputError {
  /// An output cannot be written as what goes into it cannot be read.
  public init(_ cause: FileError, path: String) {
    self.init(kind: .writeFailed, path: path, cause: cause)
  }

  /// The error for a system's reason at some step of writing `path`.
  init(_ errno: Errno, path: String, operation: FileError.Operation, detail: String? = nil) {
    cause = FileError(path: path, operation: operation, errno: errno, detail: detail)
    self.path = path
    kind =
      if cause.isNoSpace {
        .noSpace
      } else if operation == .write {
        .writeFailed
      } else if cause.isPermission {
        .notPermitted
      } else if cause.isDirectory {
        .isDirectory
      } else {
        .cannotCreate
      }
  }

  /// For a folder that cannot be written into because it is not there. A folder that is there but takes no files, such as
  /// /proc, gives the same number; then the system's words would mislead.
  static func folderMissing(_ folder: String, path: String) -> OutputError {
    let words: String
    switch FileSystem.kind(of: folder) {
    case .missing: words = "does not exist"
    case .directory: words = "takes no new files"
    case .file, .other: words = "is no folder"
    }
    return OutputError(
      kind: .folderMissing, path: path,
      cause: FileError(
        path: path, operation: .create, errno: .noSuchFile,
        detail: "the folder \(PathBytes.quoted(folder)) \(words)"))
  }

  static func inTheWay(_ temporary: String, _ errno: Errno, path: String) -> OutputError {
    OutputError(
      kind: .cannotCreate, path: path,
      cause: FileError(
        path: path, operation: .create, errno: errno,
        detail: "\(PathBytes.quoted(temporary)) is in the way, remove it (\(errno))"))
  }

  /// For a folder, or for a name that only a folder can have, though none is there.
  static func isDirectory(_ path: String, isThere: Bool = true) -> OutputError {
    let words = isThere ? "it is a folder" : "a name that ends in '/' is a folder's"
    return OutputError(
      kind: .isDirectory, path: path,
      cause: FileError(path: path, operation: .create, errno: .isDirectory, detail: words))
  }

  static func exists(_ path: String) -> OutputError {
    OutputError(
      kind: .exists, path: path,
      cause: FileError(path: path, operation: .create, errno: .exists, detail: "it exists"))
  }
}
