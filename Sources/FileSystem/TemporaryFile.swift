/// A file under a temporary name beside the output, written by this process alone.
///
/// The name is fixed (`.NAME.part`), so that what a killed process has left is found and removed by the next run. Two
/// writers of one output take turns: a writer holds a lock on its temporary file (`flock`, which the system gives back
/// when a process ends in whatever way) from before the first byte until after the file has been renamed.
///
/// 1. Create the file; it must be new. Lock it, and look whether the name still is this file's: another writer may have
///    got the lock first and taken the file for a leftover. If so, begin again.
/// 2. If the name is taken, open that file and wait for its lock. Its writer has then renamed it (the name is another
///    file's, or no one's: begin again), or has died: only with the lock held is the leftover removed.
///
/// So a file is only ever written, renamed or removed by the holder of its lock, and always begins empty, with this
/// process's owner and umask. Some network file systems know no locks; there two writers at once can make each other
/// fail, and the check of the name before renaming keeps all but a narrow race from mixing their files.
struct TemporaryFile: ~Copyable {
  /// Where it is.
  let path: String
  let descriptor: System.Descriptor
  private let cleanup: InterruptCleanup.Ticket

  /// The longest name common file systems take, in bytes.
  static let longestName = 255

  /// Creates the temporary file for the output at `target`.
  init(for target: String) throws(Errno) {
    path = Self.path(for: target)
    descriptor = try Self.openLocked(path)
    cleanup = InterruptCleanup.register(path)
  }

  deinit {
    InterruptCleanup.withdraw(cleanup)
    try? System.closeFile(descriptor)
  }

  /// Writes everything and reports what the system had put off.
  func write(_ bytes: [UInt8]) throws(Errno) {
    try System.writeAll(bytes, to: descriptor)
    try System.flush(descriptor)
  }

  /// Puts the file in place of `target`, at one stroke.
  func move(to target: String) throws(Errno) {
    guard Self.isNamed(path, descriptor) else { throw .stale }
    try System.move(path, to: target)
  }

  /// Puts the file at `target`, which must not exist. Where the file system knows no second names, a file that another
  /// program makes at the same moment is replaced.
  func move(toNew target: String) throws(Errno) {
    do throws(Errno) {
      try System.addName(target, to: path)
    } catch  where Errno.noSecondNames.contains(error) {
      guard FileSystem.kind(of: target) == .missing else { throw .exists }
      return try move(to: target)
    }
    remove()
  }

  /// Removes the file. Nothing is said if that fails: the next run removes it.
  func remove() {
    if Self.isNamed(path, descriptor) { try? System.removeName(path) }
  }

  /// The temporary file's path for the output at `target`.
  static func path(for target: String) -> String {
    Path.joined(Path.parent(target), name(for: Path.lastComponent(target)))
  }

  /// `.NAME.part`; for a name too long for that, as much of it as fits, and a digest of the whole.
  static func name(for name: String) -> String {
    let bytes = PathBytes.encode(name)
    if bytes.count + 6 <= longestName { return ".\(name).part" }
    let digest = String(fnv1a(bytes), radix: 16)
    var start = bytes.prefix(longestName - 6 - 1 - digest.utf8.count)
    while let last = start.last, last & 0xC0 == 0x80 { start.removeLast() }
    if let last = start.last, last >= 0xC0 { start.removeLast() }
    return ".\(PathBytes.decode(Array(start)))~\(digest).part"
  }

  /// The 64-bit FNV-1a hash: <https://www.ietf.org/archive/id/draft-eastlake-fnv-29.html>.
  private static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  private static func openLocked(_ path: String) throws(Errno) -> System.Descriptor {
    while true {
      do throws(Errno) {
        let descriptor = try System.openFile(path, .creating)
        if try lockIfNamed(path, descriptor) { return descriptor }
      } catch .exists {
        try removeLeftover(path)
      }
    }
  }

  /// Removes what a killed writer of `target` has left; nothing is said if that fails.
  static func removeLeftover(for target: String) {
    let path = path(for: target)
    if (try? System.status(path, followingLinks: false)) != nil { try? removeLeftover(path) }
  }

  /// Waits until the file at `path` has no writer, and removes it if it still is there.
  private static func removeLeftover(_ path: String) throws(Errno) {
    guard let descriptor = try openExisting(path) else { return }
    if try lockIfNamed(path, descriptor) {
      defer { try? System.closeFile(descriptor) }
      try System.removeName(path)
    }
  }

  private static func openExisting(_ path: String) throws(Errno) -> System.Descriptor? {
    do throws(Errno) {
      do throws(Errno) {
        return try System.openFile(path, .existing)
      } catch .permissionDenied {
        return try System.openFile(path, .existingReadOnly)
      }
    } catch .noSuchFile {
      return nil
    }
  }

  /// Waits for the lock. If the name is no longer this file's, or on an error, the descriptor is closed.
  private static func lockIfNamed(_ path: String, _ descriptor: System.Descriptor) throws(Errno) -> Bool {
    do throws(Errno) {
      try System.lock(descriptor)
    } catch {
      guard Errno.noLocks.contains(error) else {
        try? System.closeFile(descriptor)
        throw error
      }
    }
    if isNamed(path, descriptor) { return true }
    try? System.closeFile(descriptor)
    return false
  }

  private static func isNamed(_ path: String, _ descriptor: System.Descriptor) -> Bool {
    guard let named = try? System.status(path, followingLinks: false), let open = try? System.status(descriptor) else {
      return false
    }
    return named.identity == open.identity
  }
}
