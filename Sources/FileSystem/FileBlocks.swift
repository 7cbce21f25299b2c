/// A regular file that is read at any place, by several threads at once if need be.
///
/// While it stays open it is the same file though its name is given to another.
public final class FileBlocks: Sendable {
  /// The path as it was given.
  public let path: String
  /// The size when it was opened.
  public let size: Int
  /// Nil where it is opened for each reading.
  private let open: System.Descriptor?

  /// Opens a file, links followed. Anything but a regular file is refused. With `staysOpen: false` it is closed again,
  /// and opened by its path for each reading: for more files than a process may have open.
  public init(_ path: String, staysOpen: Bool = true) throws(FileError) {
    self.path = path
    let descriptor = try naming(path, .read) { () throws(Errno) in try System.openFile(path, .reading) }
    open = staysOpen ? descriptor : nil
    defer { if !staysOpen { try? System.closeFile(descriptor) } }
    do throws(Errno) {
      let status = try System.status(descriptor)
      guard status.kind == .file else { throw status.kind == .directory ? .isDirectory : .invalidArgument }
      size = status.size
    } catch {
      if staysOpen { try? System.closeFile(descriptor) }
      throw FileError(path: path, operation: .read, errno: error)
    }
  }

  deinit { if let open { try? System.closeFile(open) } }

  /// The bytes from `offset` on, `count` of them where the file has as many; none at its end.
  public func read(at offset: Int, upTo count: Int) throws(FileError) -> [UInt8] {
    let descriptor: System.Descriptor
    if let open {
      descriptor = open
    } else {
      descriptor = try naming(path, .read) { () throws(Errno) in try System.openFile(path, .reading) }
    }
    defer { if open == nil { try? System.closeFile(descriptor) } }
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(Errno) {
        try Self.fill(UnsafeMutableRawBufferPointer(buffer), descriptor, from: offset, &initialized)
      } catch {
        failure = error
      }
    }
    if let failure { throw FileError(path: path, operation: .read, errno: failure) }
    return bytes
  }

  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, _ descriptor: System.Descriptor, from offset: Int, _ filled: inout Int
  ) throws(Errno) {
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try System.readBytes(descriptor, at: offset + filled, into: rest)
      if count == 0 { return }
      filled += count
    }
  }
}
