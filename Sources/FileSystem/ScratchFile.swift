/// A temporary file without a name: the system takes back its room when it is closed, or when the process ends in whatever
/// way. It can also be written through a ``ByteSink``.
public final class ScratchFile: Sendable {
  let descriptor: System.Descriptor
  private let folder: String

  /// Where temporary files go: the folder that TMPDIR names, else /var/tmp where it exists, else /tmp. /tmp is often kept
  /// in memory, and scratch files are large.
  public static var standardFolder: String {
    if let folder = System.environmentValue("TMPDIR"), !folder.isEmpty { return folder }
    return FileSystem.kind(of: "/var/tmp") == .directory ? "/var/tmp" : "/tmp"
  }

  /// An empty file on the file system of `folder`.
  public init(in folder: String = ScratchFile.standardFolder) throws(FileError) {
    self.folder = folder
    do {
      descriptor = try System.openScratch(in: folder)
    } catch {
      throw Self.fault(error, folder, .create)
    }
  }

  deinit { try? System.closeFile(descriptor) }

  /// Fills the buffer with the bytes from `offset` on; returns how many there were before the file's end.
  public func read(into bytes: inout MutableRawSpan, at offset: Int) throws(FileError) -> Int {
    let descriptor = descriptor
    do {
      return try bytes.withUnsafeMutableBytes { (buffer) throws(Errno) in
        try System.readScratch(descriptor, into: buffer, at: offset)
      }
    } catch {
      throw Self.fault(error, folder, .read)
    }
  }

  /// Writes bytes at `offset`, which may lie beyond the end: bytes between are zero.
  public func write(_ bytes: RawSpan, at offset: Int) throws(FileError) {
    let descriptor = descriptor
    do {
      try bytes.withUnsafeBytes { (buffer) throws(Errno) in
        try System.writeScratch(buffer, to: descriptor, at: offset)
      }
    } catch {
      throw Self.fault(error, folder, .write)
    }
  }

  /// Words for messages.
  var path: String { "\(folder) (temporary file)" }

  /// How many bytes it has.
  public var size: Int {
    get throws(FileError) {
      do throws(Errno) {
        return try System.status(descriptor).size
      } catch {
        throw Self.fault(error, folder, .read)
      }
    }
  }

  private static func fault(_ errno: Errno, _ folder: String, _ operation: FileError.Operation) -> FileError {
    FileError(
      path: folder, operation: operation, errno: errno,
      detail: "a temporary file is needed there (\(errno)); set TMPDIR to a folder with room")
  }
}
