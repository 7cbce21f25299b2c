/// A file, a FIFO, a device or standard input, read once from its beginning to its end, a piece at a time.
public final class ByteStream {
  /// The path as given, or `standard input`.
  public let path: String
  /// A regular file's size when it was opened; nil for anything else.
  public let size: Int?
  private let descriptor: System.Descriptor
  private let isOwned: Bool

  /// Opens a file. A folder is refused. Bytes of a FIFO may come later, as its writer may; a path such as `/dev/stdin` or `/dev/fd/3` reads
  /// the descriptor that is open.
  public convenience init(_ path: String) throws(FileError) {
    if let descriptor = StandardStream.descriptor(named: path) {
      try self.init(path, descriptor, isOwned: false)
    } else {
      let descriptor = try naming(path, .read) { () throws(Errno) in try System.openFile(path, .listening) }
      try self.init(path, descriptor, isOwned: true)
    }
  }

  /// Standard input.
  public static func standardInput() throws(FileError) -> ByteStream {
    try ByteStream("standard input", 0, isOwned: false)
  }

  private init(_ path: String, _ descriptor: System.Descriptor, isOwned: Bool) throws(FileError) {
    self.path = path
    self.descriptor = descriptor
    self.isOwned = isOwned
    let status: System.Status
    do throws(FileError) {
      status = try naming(path, .read) { () throws(Errno) in
        let status = try System.status(descriptor)
        guard status.kind != .directory else { throw .isDirectory }
        return status
      }
    } catch {
      size = nil
      throw error
    }
    size = status.kind == .file ? status.size : nil
  }

  deinit {
    if isOwned { try? System.closeFile(descriptor) }
  }

  /// New bytes after `rest`, in an array of their own: at least as many as `rest` has and one, so that a long record
  /// is not copied for every few bytes of a pipe, unless the stream ends; at most `count`, which must be at least that.
  /// What is no regular file ends too when a signal has asked for an end (`Interruption`), as its next bytes may never
  /// come.
  public func bytes(after rest: ArraySlice<UInt8>, atMost count: Int) throws(FileError) -> (
    bytes: [UInt8], isAtEnd: Bool
  ) {
    precondition(count > rest.count, "a step must be longer than what is left of the last one")
    var failure: Errno?
    var isAtEnd = false
    let bytes = [UInt8](unsafeUninitializedCapacity: rest.count + count) { buffer, filled in
      let raw = UnsafeMutableRawBufferPointer(buffer)
      rest.withUnsafeBytes { raw.copyMemory(from: $0) }
      filled = rest.count
      let enough = size != nil ? raw.count : 2 * rest.count + 1
      do throws(Errno) {
        while filled < enough, !isAtEnd {
          guard size != nil || System.waitToRead(descriptor, unless: { Interruption.signal != nil }) else {
            isAtEnd = true
            break
          }
          let step = try System.readBytes(descriptor, into: UnsafeMutableRawBufferPointer(rebasing: raw[filled...]))
          filled += step
          isAtEnd = step == 0
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw FileError(path: path, operation: .read, errno: failure) }
    return (bytes, isAtEnd)
  }
}
