#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Every call into the C library, each once and without policy: it is retried when a signal interrupts it, and gives
/// a value or an ``Errno``. No other file of the program imports the C library.
enum System {
  // MARK: Names

  /// The status of what `path` names, or of the link itself if it is one. The C functions are `stat` and `lstat`.
  static func status(_ path: String, followingLinks: Bool = true) throws(Errno) -> Status {
    var buffer = stat()
    let name = try cString(path)
    try check { followingLinks ? stat(name, &buffer) : lstat(name, &buffer) }
    return Status(buffer)
  }

  /// Where a symbolic link leads, as written in it. The C function is `readlink`.
  static func linkTarget(_ path: String) throws(Errno) -> String {
    let name = try cString(path)
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = try check { readlink(name, &buffer, buffer.count) }
    guard count < buffer.count else { throw .nameTooLong }
    return PathBytes.decode(buffer.prefix(count).map(UInt8.init(bitPattern:)))
  }

  /// Whether this process may write to the file. The C function is `access`.
  static func checkWritable(_ path: String) throws(Errno) {
    let name = try cString(path)
    try check { access(name, W_OK) }
  }

  /// Moves a file over another, at one stroke. The C function is `rename`.
  static func move(_ old: String, to new: String) throws(Errno) {
    let (old, new) = (try cString(old), try cString(new))
    try check { rename(old, new) }
  }

  /// A second name for a file; ``Errno/exists`` where `new` is taken. The C function is `link`.
  static func addName(_ new: String, to old: String) throws(Errno) {
    let (old, new) = (try cString(old), try cString(new))
    try check { link(old, new) }
  }

  /// Removes a name that is no folder. The C function is `unlink`.
  static func removeName(_ path: String) throws(Errno) {
    let name = try cString(path)
    try check { unlink(name) }
  }

  /// Makes one folder, mode 0777 less umask. The C function is `mkdir`.
  static func makeFolder(_ path: String) throws(Errno) {
    let name = try cString(path)
    try check { mkdir(name, 0o777) }
  }

  /// The names in a folder but for `.` and `..`, in no order. The C functions are `opendir` and `readdir`.
  static func names(in folder: String) throws(Errno) -> [String] {
    let path = try cString(folder)
    guard let stream = opendir(path) else { throw Errno(rawValue: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw Errno(rawValue: errno) }
        return names
      }
      let name = PathBytes.decode(nameBytes(entry))
      if name != ".", name != ".." { names.append(name) }
    }
  }

  /// The folder this process works in. The C function is `getcwd`.
  static func workingFolder() throws(Errno) -> String {
    guard let path = getcwd(nil, 0) else { throw Errno(rawValue: errno) }
    defer { free(path) }
    return PathBytes.decode(Array(UnsafeRawBufferPointer(start: path, count: strlen(path))))
  }

  // MARK: Descriptors

  /// Opens a file; a new one has mode 0666 less umask. The C function is `open`.
  static func openFile(_ path: String, _ access: Access) throws(Errno) -> Descriptor {
    let name = try cString(path)
    return try check { open(name, access.flags, 0o666) }
  }

  /// The status of an open file. The C function is `fstat`.
  static func status(_ descriptor: Descriptor) throws(Errno) -> Status {
    var buffer = stat()
    try check { fstat(descriptor, &buffer) }
    return Status(buffer)
  }

  /// Reads up to the buffer's length, waiting where the descriptor does not block; 0 at the end. The C function is `read`.
  static func readBytes(_ descriptor: Descriptor, into buffer: UnsafeMutableRawBufferPointer) throws(Errno) -> Int {
    let count = min(buffer.count, longestTransfer)
    return try waiting(descriptor, for: POLLIN) { read(descriptor, buffer.baseAddress, count) }
  }

  /// Writes all bytes, in as many calls as it takes. The C function is `write`.
  static func writeAll(_ bytes: [UInt8], to descriptor: Descriptor) throws(Errno) {
    var start = 0
    while start < bytes.count {
      let count = min(bytes.count - start, longestTransfer)
      start += try waiting(descriptor, for: POLLOUT) {
        bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + start, count) }
      }
    }
  }

  /// Gives an open file the owner and mode of another; what is not allowed is left. The C functions are `fchown` and
  /// `fchmod`.
  static func copyPermissions(of other: Status, to descriptor: Descriptor) throws(Errno) {
    let own = try status(descriptor)
    if (own.owner, own.group) != (other.owner, other.group) {
      _ = fchown(descriptor, other.owner, other.group)
    }
    try check { fchmod(descriptor, mode_t(other.mode)) }
  }

  /// Waits for the lock on an open file, which its last descriptor's end gives back. The C function is `flock`.
  static func lock(_ descriptor: Descriptor) throws(Errno) {
    try check { flock(descriptor, LOCK_EX) }
  }

  /// Closes, and reports what the system had put off writing. The C function is `close`.
  static func closeFile(_ descriptor: Descriptor) throws(Errno) {
    // After an interrupted close the descriptor is gone on Linux: it must not be closed again.
    guard close(descriptor) != 0, errno != EINTR else { return }
    throw Errno(rawValue: errno)
  }

  /// Reports what a network file system has put off writing, and leaves the file open and locked. The C functions are
  /// `dup` and `close`.
  static func flush(_ descriptor: Descriptor) throws(Errno) {
    try closeFile(try check { dup(descriptor) })
  }

  /// Whether the descriptor is open. The C function is `fcntl`.
  static func isOpen(_ descriptor: Descriptor) -> Bool {
    fcntl(descriptor, F_GETFD) != -1
  }

  /// Takes the lowest free descriptor by the null device, so that using it in the wrong direction is an error.
  static func occupy(forReading: Bool) {
    _ = open("/dev/null", forReading ? O_RDONLY : O_WRONLY)
  }

  // MARK: The process

  /// The C function is `getenv`.
  static func environmentValue(_ name: String) -> String? {
    getenv(name).map { PathBytes.decode(Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))) }
  }

  /// The C function is `exit`.
  static func exitProcess(_ status: Int32) -> Never {
    exit(status)
  }

  /// The C function is `strerror`, whose text for a known number is constant.
  static func text(_ number: Int32) -> String {
    String(cString: strerror(number))
  }

  // MARK: Signals

  /// Signals by which a user, a logout or another program asks for an end, and that of a limit.
  static let endingSignals = askingSignals + [SIGXFSZ]
  static let askingSignals = [SIGINT, SIGTERM, SIGHUP]

  /// Calls `handler` at the signal, unless the signal is ignored, as under nohup. The C function is `signal`.
  static func handle(_ number: Int32, with handler: @convention(c) (Int32) -> Void) {
    let previous = signal(number, handler)
    if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      _ = signal(number, SIG_IGN)
    }
  }

  /// Ends the process by the signal, once its handler returns. Safe in a handler.
  static func endBySignal(_ number: Int32) {
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// Removes a name. Safe in a handler.
  static func removeName(rawPath: UnsafePointer<CChar>) {
    unlink(rawPath)
  }

  // MARK: Helpers

  /// One call moves at most this many bytes; macOS refuses more than 2^31 - 1.
  static let longestTransfer = 1 << 30

  @discardableResult
  static func check<Value: SignedInteger>(_ call: () -> Value) throws(Errno) -> Value {
    while true {
      let result = call()
      if result != -1 { return result }
      guard errno == EINTR else { throw Errno(rawValue: errno) }
    }
  }

  static func waiting(_ descriptor: Descriptor, for event: Int32, _ call: () -> Int) throws(Errno) -> Int {
    while true {
      do throws(Errno) {
        return try check(call)
      } catch {
        guard error.rawValue == EAGAIN else { throw error }
        var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        try check { poll(&request, 1, -1) }
      }
    }
  }

  static func nameBytes(_ entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name)!
    let name = UnsafeRawPointer(entry).advanced(by: offset)
    return Array(UnsafeRawBufferPointer(start: name, count: strlen(name.assumingMemoryBound(to: CChar.self))))
  }
}

extension System.Access {
  var flags: Int32 {
    switch self {
    case .reading: O_RDONLY | O_CLOEXEC
    case .listening: O_RDONLY | O_CLOEXEC | O_NONBLOCK
    case .writing: O_WRONLY | O_CLOEXEC
    case .creating: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    case .existing: O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    case .existingReadOnly: O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    }
  }
}

extension System.Status {
  init(_ buffer: stat) {
    let type = buffer.st_mode & S_IFMT
    self.init(
      kind: type == S_IFREG ? .file : type == S_IFDIR ? .directory : .other,
      isLink: type == S_IFLNK,
      size: Int(buffer.st_size),
      mode: UInt32(buffer.st_mode & 0o7777),
      owner: buffer.st_uid,
      group: buffer.st_gid,
      identity: FileIdentity(device: UInt64(truncatingIfNeeded: buffer.st_dev), node: UInt64(buffer.st_ino)))
  }
}

extension Errno {
  /// `ENOENT`.
  public static let noSuchFile = Errno(rawValue: ENOENT)
  /// `ENOTDIR`: a part of the path is no folder.
  public static let notDirectory = Errno(rawValue: ENOTDIR)
  /// `EISDIR`.
  public static let isDirectory = Errno(rawValue: EISDIR)
  /// `EEXIST`.
  public static let exists = Errno(rawValue: EEXIST)
  /// `EACCES`: the permission bits forbid it.
  public static let permissionDenied = Errno(rawValue: EACCES)
  /// `EPERM`: forbidden whatever the permission bits.
  public static let notPermitted = Errno(rawValue: EPERM)
  /// `EROFS`.
  public static let readOnlyFileSystem = Errno(rawValue: EROFS)
  /// `ENOSPC`.
  public static let noSpace = Errno(rawValue: ENOSPC)
  /// `EDQUOT`.
  public static let quotaExceeded = Errno(rawValue: EDQUOT)
  /// `EFBIG`.
  public static let fileTooLarge = Errno(rawValue: EFBIG)
  /// `EINVAL`, also given for a path with a NUL inside.
  public static let invalidArgument = Errno(rawValue: EINVAL)
  /// `EBADF`, given for a closed standard stream.
  public static let badDescriptor = Errno(rawValue: EBADF)
  /// `ELOOP`: links lead in a circle, or a link stands where none may.
  public static let tooManyLinks = Errno(rawValue: ELOOP)
  /// `ENAMETOOLONG`.
  public static let nameTooLong = Errno(rawValue: ENAMETOOLONG)
  static let stale = Errno(rawValue: ESTALE)
  /// The file system knows no locks: `ENOLCK`, `EOPNOTSUPP`, `ENOSYS`, `EINVAL`, `EBADF` (a network's, read-only).
  static let noLocks = [ENOLCK, EOPNOTSUPP, ENOSYS, EINVAL, EBADF].map(Errno.init(rawValue:))
  /// The file system knows no second names: `EPERM`, `EOPNOTSUPP`, `ENOSYS`, `EMLINK`.
  static let noSecondNames = [EPERM, EOPNOTSUPP, ENOSYS, EMLINK].map(Errno.init(rawValue:))
}
