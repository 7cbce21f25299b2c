#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls on names in a folder that is open. A name is given as the system takes it, bytes and a NUL; links are never
/// followed.
extension System {
  /// A name that ends in a NUL.
  typealias Name = UnsafePointer<CChar>

  /// Opens a folder, links followed. The C function is `open`.
  static func openFolder(_ path: String) throws(Errno) -> Descriptor {
    let name = try cString(path)
    return try check { open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
  }

  /// Opens a folder in a folder; ``Errno/notDirectory`` or ``Errno/tooManyLinks`` for a link. The C function is
  /// `openat`.
  static func openFolder(_ name: Name, in folder: Descriptor) throws(Errno) -> Descriptor {
    try check { openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
  }

  /// Makes one folder, mode 0777 less umask. The C function is `mkdirat`.
  static func makeFolder(_ name: Name, in folder: Descriptor) throws(Errno) {
    try check { mkdirat(folder, name, 0o777) }
  }

  /// Opens a file; a new one has mode 0666 less umask. The C function is `openat`.
  static func openFile(_ name: Name, in folder: Descriptor, _ access: Access) throws(Errno) -> Descriptor {
    try check { openat(folder, name, access.flags, 0o666) }
  }

  /// The status of what has the name. The C function is `fstatat`.
  static func status(_ name: Name, in folder: Descriptor) throws(Errno) -> Status {
    var buffer = stat()
    try check { fstatat(folder, name, &buffer, AT_SYMLINK_NOFOLLOW) }
    return Status(buffer)
  }

  /// Whether this process may write to the file. The C function is `faccessat`.
  static func checkWritable(_ name: Name, in folder: Descriptor) throws(Errno) {
    try check { faccessat(folder, name, W_OK, 0) }
  }

  /// Moves a file over another of the same folder, at one stroke. The C function is `renameat`.
  static func move(_ old: Name, to new: Name, in folder: Descriptor) throws(Errno) {
    try check { renameat(folder, old, folder, new) }
  }

  /// Removes a name that is no folder. The C function is `unlinkat`.
  static func removeName(_ name: Name, in folder: Descriptor) throws(Errno) {
    try check { unlinkat(folder, name, 0) }
  }

  /// Removes a folder that is empty. The C function is `unlinkat`.
  static func removeFolder(_ name: Name, in folder: Descriptor) throws(Errno) {
    try check { unlinkat(folder, name, AT_REMOVEDIR) }
  }

  /// Calls `body` with each name in a folder but for `.` and `..`, in no order. The C functions are `fdopendir` and
  /// `readdir`.
  static func forEachName(
    in folder: Descriptor, _ body: (_ name: [UInt8]) throws(Errno) -> Void
  ) throws(Errno) {
    // Opened anew: the stream closes its descriptor, and has a place of its own.
    let own = try check { openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(own) else {
      let reason = Errno(rawValue: errno)
      close(own)
      throw reason
    }
    defer { closedir(stream) }
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw Errno(rawValue: errno) }
        return
      }
      let name = nameBytes(entry)
      if name != [0x2E], name != [0x2E, 0x2E] { try body(name) }
    }
  }

  /// Whether an open file still has a name. The C function is `fstat`.
  static func isNamed(_ descriptor: Descriptor) throws(Errno) -> Bool {
    var buffer = stat()
    try check { fstat(descriptor, &buffer) }
    return buffer.st_nlink > 0
  }

  /// Takes a lock if no one holds one that excludes it, and says whether it did. The C function is `flock`.
  static func tryLock(_ descriptor: Descriptor, isShared: Bool) throws(Errno) -> Bool {
    do throws(Errno) {
      try check { flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) }
      return true
    } catch {
      guard error.rawValue == EWOULDBLOCK else { throw error }
      return false
    }
  }

  /// Gives a lock back, also where a child process still has a copy of the descriptor. The C function is `flock`.
  static func unlock(_ descriptor: Descriptor) {
    _ = flock(descriptor, LOCK_UN)
  }

  /// Waits. The C function is `poll`.
  static func sleep(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }

  /// Writes all bytes, in as many calls as it takes. The C function is `write`.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor) throws(Errno) {
    var start = 0
    while start < bytes.count {
      let count = min(bytes.count - start, longestTransfer)
      start += try waiting(descriptor, for: POLLOUT) { write(descriptor, bytes.baseAddress! + start, count) }
    }
  }

  /// Reads up to the buffer's length from a place in a file; 0 at the end. The C function is `pread`.
  static func readBytes(
    _ descriptor: Descriptor, at offset: Int, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Errno) -> Int {
    let count = min(buffer.count, longestTransfer)
    return try check { pread(descriptor, buffer.baseAddress, count, off_t(offset)) }
  }

  /// Whether as many bytes are the same. The C function is `memcmp`.
  static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
    memcmp(first, second, count) == 0
  }

  /// The place of the first such byte from `start` on. The C function is `memchr`.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, Int32(byte), bytes.count - start).map { UnsafeRawPointer($0) - base }
  }
}

extension Errno {
  /// `EIO`.
  static let inputOutput = Errno(rawValue: EIO)
}
