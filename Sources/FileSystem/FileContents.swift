/// The bytes of a file, in memory or shown by the system where they lie, for as long as the object lives.
///
/// A file that another program cuts short while it is shown ends this process with SIGBUS; so only large regular files
/// are shown, and small ones are read.
public final class FileContents: @unchecked Sendable {
  // Unchecked, as the bytes are only ever read.

  /// The path as it was given.
  public let path: String
  /// The bytes.
  public let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Files of this many bytes and more are shown.
  public static let mappedFrom = 1 << 20

  /// Opens a file; a FIFO or device is read to its end, and refused where that does not come within `maximumBytes`. A folder
  /// is refused.
  public init(_ path: String, maximumBytes: Int = FileSystem.defaultMaximumBytes) throws(FileError) {
    self.path = path
    if let regular = try Self.regular(path) {
      (bytes, isMapped) = regular
    } else {
      (bytes, isMapped) = (Self.copy(try FileSystem.read(path, maximumBytes: maximumBytes)), false)
    }
  }

  /// Bytes that are in memory, such as a file yet to be written to `path`.
  public init(_ bytes: [UInt8], path: String) {
    self.path = path
    (self.bytes, isMapped) = (Self.copy(bytes), false)
  }

  deinit {
    if isMapped { System.unmap(bytes) } else { bytes.deallocate() }
  }

  /// Files of this many bytes and more are shown a part at a time.
  private static let partlyFrom = 1 << 24

  /// Says that the first `count` bytes are not needed for now: where they are only shown, and many, they take no memory
  /// then.
  public func release(first count: Int) {
    if isMapped, bytes.count >= Self.partlyFrom { System.release(bytes, first: count) }
  }

  /// Whether two files hold the same bytes. What has been compared is released.
  public func hasSameBytes(as other: FileContents) -> Bool {
    guard bytes.count == other.bytes.count else { return false }
    let step = 1 << 22
    for offset in stride(from: 0, to: bytes.count, by: step) {
      let count = min(step, bytes.count - offset)
      guard System.areEqual(bytes.baseAddress! + offset, other.bytes.baseAddress! + offset, count: count) else {
        return false
      }
      release(first: offset + count)
      other.release(first: offset + count)
    }
    return true
  }

  private static func copy(_ bytes: [UInt8]) -> UnsafeRawBufferPointer {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    memory.copyBytes(from: bytes)
    return UnsafeRawBufferPointer(memory)
  }

  /// The bytes of a regular file that keeps its size while it is read, and whether they are shown; nil for any other, which
  /// is read in steps.
  private static func regular(_ path: String) throws(FileError) -> (bytes: UnsafeRawBufferPointer, isMapped: Bool)? {
    guard StandardStream.descriptor(named: path) == nil, FileSystem.kind(of: path) == .file else { return nil }
    return try naming(path, .read) { () throws(Errno) in
      let descriptor = try System.openFile(path, .reading)
      defer { try? System.closeFile(descriptor) }
      let status = try System.status(descriptor)
      guard status.kind == .file, status.size > 0 else { return nil }
      if status.size < mappedFrom { return try whole(descriptor, count: status.size).map { ($0, false) } }
      return (try System.map(descriptor, count: status.size, atOnce: status.size < partlyFrom), true)
    }
  }

  /// The bytes of an open file; nil where they are not `count`.
  private static func whole(_ descriptor: System.Descriptor, count: Int) throws(Errno) -> UnsafeRawBufferPointer? {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: count + 1, alignment: 16)
    var filled = 0
    do throws(Errno) {
      while filled <= count {
        let rest = UnsafeMutableRawBufferPointer(rebasing: memory[filled...])
        let step = try System.readBytes(descriptor, into: rest)
        if step == 0 { break }
        filled += step
      }
    } catch {
      memory.deallocate()
      throw error
    }
    guard filled == count else {
      memory.deallocate()
      return nil
    }
    return UnsafeRawBufferPointer(rebasing: memory[..<count])
  }
}
