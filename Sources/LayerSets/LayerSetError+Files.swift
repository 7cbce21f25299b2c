import FileSystem

extension LayerSetError {
  /// The error of a file that could not be read. A folder in a file's place is a fault of the set, not of the system.
  init(_ error: FileError) {
    let kind: Kind = error.isMissing ? .missing : error.isDirectory ? .bad : .unreadable
    self.init(kind, nil, error.description)
  }
}

/// Runs a question to the file system and turns its error into one of layer sets.
func reportingFiles<Value>(_ body: () throws(FileError) -> Value) throws(LayerSetError) -> Value {
  do {
    return try body()
  } catch {
    throw LayerSetError(error)
  }
}
