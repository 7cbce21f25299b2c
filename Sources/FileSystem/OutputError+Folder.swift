extension OutputError {
  /// For a name that could lead out of its folder.
  static func refusedName(_ path: String, _ fault: FolderEntryName.Fault) -> OutputError {
    OutputError(
      kind: .cannotCreate, path: path,
      cause: FileError(path: path, operation: .create, errno: .invalidArgument, detail: fault.words))
  }

  /// For a file that the rule keeps.
  static func kept(_ path: String, _ reason: String) -> OutputError {
    OutputError(
      kind: .exists, path: path,
      cause: FileError(
        path: path, operation: .create, errno: .exists, detail: "\(reason); write elsewhere, or --force to replace it"))
  }

  /// For what no option lets a batch replace.
  static func notReplaceable(_ path: String, _ entry: System.Status) -> OutputError {
    if entry.kind == .directory { return .isDirectory(path) }
    return OutputError(
      kind: .exists, path: path,
      cause: FileError(path: path, operation: .create, errno: .exists, detail: "it exists and is no regular file"))
  }

  /// For a sub-folder that cannot be had. A link is told from a file, as the system gives one number for both.
  static func subfolder(_ folder: String, _ errno: Errno, path: String) -> OutputError {
    guard errno == .notDirectory || errno == .tooManyLinks else {
      return OutputError(errno, path: path, operation: .create)
    }
    let words = FileSystem.isLink(folder) ? "is a symbolic link, which is not followed there" : "is no folder"
    return OutputError(
      kind: .folderMissing, path: path,
      cause: FileError(
        path: path, operation: .create, errno: errno, detail: "\(PathBytes.quoted(folder)) \(words)"))
  }

  /// For a folder that another batch holds.
  static func inUse(_ folder: String) -> OutputError {
    OutputError(
      kind: .cannotCreate, path: folder,
      cause: FileError(
        path: folder, operation: .write, errno: .exists,
        detail: "another batch is writing into this folder; wait until it ends, or write elsewhere"))
  }
}
