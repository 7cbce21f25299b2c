/// A folder that a batch writes whole files into, held for this batch as long as it is open.
///
/// One descriptor is opened at the start and every file is reached from it: names stay short for the system, and
/// nothing is written outside, since no part of a name may be `..` and no link inside is followed. Each thread writes
/// through a ``FolderWriter`` of its own.
public final class OutputFolder: Sendable {
  /// The folder's path as it was given.
  public let path: String
  let descriptor: System.Descriptor
  /// The path in the system's bytes, with a slash at the end.
  let prefix: [UInt8]

  /// Who else may write into the folder meanwhile.
  public enum Sharing: Sendable {
    /// No other batch.
    case alone
    /// Batches that also share it: parts of one list, which write different files.
    case shared
  }

  /// Opens a folder, links followed; it is made where missing, with those above it.
  ///
  /// A lock on the folder (`flock`, which the system gives back when a process ends in whatever way) keeps another
  /// batch out: it is refused after a second (a killed process takes a moment to end), since two batches of different
  /// lists would leave a mixture, and a wait for hours would look like a hang. Where a file system knows no locks,
  /// nothing is refused; files are whole there too.
  public init(_ path: String, sharing: Sharing = .alone) throws(OutputError) {
    self.path = path
    prefix = FolderEntryName.bytes(of: path.isEmpty || path.utf8.last == FolderEntryName.slash ? path : path + "/")
    do throws(FileError) {
      try FileSystem.createDirectories(path)
    } catch {
      throw OutputError(error.errno, path: path, operation: .create, detail: error.detail)
    }
    do throws(Errno) {
      descriptor = try System.openFolder(path)
    } catch {
      throw OutputError(error, path: path, operation: .create)
    }
    guard Self.lock(descriptor, sharing) else {
      try? System.closeFile(descriptor)
      throw .inUse(path)
    }
  }

  /// Opens a folder that is there, only to look at it; no batch is kept out.
  public init(reading path: String) throws(FileError) {
    self.path = path
    prefix = []
    descriptor = try naming(path, .list) { () throws(Errno) in try System.openFolder(path) }
  }

  deinit {
    System.unlock(descriptor)
    try? System.closeFile(descriptor)
  }

  /// The path of something in the folder, for messages and for reading.
  public func path(of name: String) -> String { Path.joined(path, name) }

  /// Throws where `name`, a file's in `output`, could lead out of it: see ``FolderWriter/write(_:to:)``.
  public static func checkName(_ name: String, in output: String) throws(OutputError) {
    do throws(FolderEntryName.Fault) {
      _ = try FolderEntryName(name)
    } catch {
      throw .refusedName(Path.joined(output, name), error)
    }
  }

  private static func lock(_ descriptor: System.Descriptor, _ sharing: Sharing) -> Bool {
    for _ in 0..<50 {
      if (try? System.tryLock(descriptor, isShared: sharing == .shared)) ?? true { return true }
      System.sleep(milliseconds: 20)
    }
    return false
  }
}
