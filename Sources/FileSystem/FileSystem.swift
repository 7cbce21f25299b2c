/// Questions to the file system. Paths are strings as ``PathBytes`` makes them.
public enum FileSystem {
  /// What a path names, links followed.
  public enum Kind: Sendable {
    /// A regular file.
    case file
    /// A folder.
    case directory
    /// A device, a FIFO or a socket.
    case other
    /// Nothing, a link that leads nowhere, or something this process may not look at.
    case missing
  }

  /// What `path` names.
  public static func kind(of path: String) -> Kind {
    (try? System.status(path))?.kind ?? .missing
  }

  /// Whether `path` itself is a symbolic link, wherever it leads.
  public static func isLink(_ path: String) -> Bool {
    (try? System.status(path, followingLinks: false))?.isLink ?? false
  }

  /// The names in a folder, hidden ones too, without `.` and `..`, in the order of their bytes.
  public static func list(_ directory: String) throws(FileError) -> [String] {
    let names = try naming(directory, .list) { () throws(Errno) in try System.names(in: directory) }
    return names.map { (name: $0, bytes: PathBytes.encode($0)) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      .map(\.name)
  }

  /// Whether two paths name one file (same device, same node), links followed. False where either is missing.
  public static func isSameFile(_ first: String, _ second: String) -> Bool {
    guard let first = try? System.status(first), let second = try? System.status(second) else { return false }
    return first.identity == second.identity
  }

  /// Whether a path such as `/dev/stdout` or `/dev/fd/3` stands for a descriptor that is open already. It is written
  /// to as it is, also where a file lies behind it.
  public static func isDescriptor(_ path: String) -> Bool {
    StandardStream.descriptor(named: path) != nil
  }

  /// Makes a folder and those above it that are missing. One that exists is no error.
  public static func createDirectories(_ path: String) throws(FileError) {
    switch kind(of: path) {
    case .directory: return
    case .file, .other:
      throw FileError(path: path, operation: .create, errno: .exists, detail: "it exists and is no folder")
    case .missing: break
    }
    let parent = Path.parent(path)
    if kind(of: parent) != .directory, parent != path { try createDirectories(parent) }
    do throws(Errno) {
      try System.makeFolder(path)
    } catch {
      guard error == .exists, kind(of: path) == .directory else {
        throw FileError(path: path, operation: .create, errno: error)
      }
    }
  }

  /// Removes a file, or a symbolic link; one that is not there is no error.
  public static func remove(_ path: String) throws(FileError) {
    do throws(Errno) {
      try System.removeName(path)
    } catch {
      if error != .noSuchFile { throw FileError(path: path, operation: .create, errno: error) }
    }
  }

  /// The folder this process works in, as an absolute path.
  public static var currentDirectory: String {
    get throws(FileError) {
      try naming(".", .examine) { () throws(Errno) in try System.workingFolder() }
    }
  }

  /// Whether writing to `path` writes to a terminal: one of the terminals in /dev, or a name of a descriptor that is one.
  public static func isTerminal(at path: String) -> Bool {
    if let descriptor = StandardStream.descriptor(named: path) { return System.isTerminal(descriptor) }
    return (path.hasPrefix("/dev/tty") || path.hasPrefix("/dev/pts/")) && kind(of: path) == .other
  }

  /// Whether a terminal is at the other end of a descriptor. The C function is `isatty`.
  public static func isTerminal(_ descriptor: Int32) -> Bool {
    System.isTerminal(descriptor)
  }
}

/// What makes two open files one: device and node.
struct FileIdentity: Hashable {
  var device: UInt64
  var node: UInt64
}
