/// A regular file that is read at any place, by several threads at once if need be.
///
/// It stays the same file though its name is given to another: what is read was there when it was opened.
public final class FileBlocks: Sendable {
  /// The path as it was given.
  public let path: String
  /// The size when it was opened.
  public let size: Int
  private let descriptor: System.Descriptor

  /// Opens a file, links followed. Anything but a regular file is refused.
  public init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = try naming(path, .read) { () throws(Errno) in try System.openFile(path, .reading) }
    do throws(Errno) {
      let status = try System.status(descriptor)
      guard status.kind == .file else { throw status.kind == .directory ? .isDirectory : .invalidArgument }
      size = status.size
    } catch {
      try? System.closeFile(descriptor)
      throw FileError(path: path, operation: .read, errno: error)
    }
  }

  deinit { try? System.closeFile(descriptor) }

  /// The bytes from `offset` on, `count` of them where the file has as many; none at its end.
  public func read(at offset: Int, upTo count: Int) throws(FileError) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(Errno) {
        try fill(UnsafeMutableRawBufferPointer(buffer), from: offset, &initialized)
      } catch {
        failure = error
      }
    }
    if let failure { throw FileError(path: path, operation: .read, errno: failure) }
    return bytes
  }

  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from offset: Int, _ filled: inout Int
  ) throws(Errno) {
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try System.readBytes(descriptor, at: offset + filled, into: rest)
      if count == 0 { return }
      filled += count
    }
  }
}
