extension FileSystem {
  /// 256 MiB: no more is read unless the caller says so. A device such as /dev/zero has no end, and memory that runs out
  /// ends the process.
  public static let defaultMaximumBytes = 1 << 28

  /// All bytes of a regular file, a FIFO, a device or `/dev/stdin`. A folder is refused. More than `maximumBytes` is an
  /// error (`fileTooLarge`), found without reading on.
  public static func read(_ path: String, maximumBytes: Int = defaultMaximumBytes) throws(FileError) -> [UInt8] {
    if let descriptor = StandardStream.descriptor(named: path) {
      return try read(descriptor, path: path, maximumBytes: maximumBytes)
    }
    return try withOpen(path) { (descriptor) throws(FileError) in
      try read(descriptor, path: path, maximumBytes: maximumBytes)
    }
  }

  /// All bytes of standard input. A message names it 'standard input'.
  public static func readStandardInput(maximumBytes: Int = defaultMaximumBytes) throws(FileError) -> [UInt8] {
    try read(0, path: "standard input", maximumBytes: maximumBytes)
  }

  /// The first bytes of a file: `count` of them, or all where there are fewer.
  public static func firstBytes(_ path: String, _ count: Int) throws(FileError) -> [UInt8] {
    try withOpen(path) { (descriptor) throws(FileError) in
      try naming(path, .read) { () throws(Errno) in
        try refuseFolder(descriptor)
        return try readBytes(descriptor, upTo: count)
      }
    }
  }

  private static func withOpen<Value>(
    _ path: String, _ body: (System.Descriptor) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let descriptor = try naming(path, .read) { () throws(Errno) in try System.openFile(path, .reading) }
    defer { try? System.closeFile(descriptor) }
    return try body(descriptor)
  }

  private static func read(
    _ descriptor: System.Descriptor, path: String, maximumBytes: Int
  ) throws(FileError) -> [UInt8] {
    let bytes = try naming(path, .read) { () throws(Errno) in
      try refuseFolder(descriptor)
      return try readBytes(descriptor, upTo: maximumBytes == .max ? .max : maximumBytes + 1)
    }
    guard bytes.count <= maximumBytes else {
      throw FileError(
        path: path, operation: .read, errno: .fileTooLarge, detail: "it has more than \(maximumBytes) bytes")
    }
    return bytes
  }

  private static func refuseFolder(_ descriptor: System.Descriptor) throws(Errno) {
    guard try System.status(descriptor).kind != .directory else { throw .isDirectory }
  }

  /// Reads to the end or to `limit`. The first step has the file's size and one byte more, so that a file that keeps its
  /// size takes two reads and no copy; later steps grow with what has come.
  static func readBytes(_ descriptor: System.Descriptor, upTo limit: Int) throws(Errno) -> [UInt8] {
    let longestStep = 1 << 30
    var step = min(max(try System.status(descriptor).size + 1, 4096), longestStep)
    var bytes = try readOnce(descriptor, atMost: min(step, limit))
    var isAtEnd = bytes.isEmpty
    while !isAtEnd, bytes.count < limit {
      let piece = try readOnce(descriptor, atMost: min(step, limit - bytes.count))
      bytes.append(contentsOf: piece)
      isAtEnd = piece.isEmpty
      step = min(max(step, bytes.count), longestStep)
    }
    return bytes
  }

  private static func readOnce(_ descriptor: System.Descriptor, atMost count: Int) throws(Errno) -> [UInt8] {
    var failure: Errno?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      do throws(Errno) {
        initialized = try System.readBytes(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
