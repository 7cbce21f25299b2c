/// A file under its temporary name in a folder that is open, written by this process alone.
///
/// The protocol is that of ``TemporaryFile``, so that both may write one output at the same time: the name is new, and
/// this file's lock is held from before the first byte until after the renaming. Here the file is reached from the
/// folder's descriptor, and one look at its link count after the lock shows whether another writer took it for a
/// leftover in between; afterwards no one removes or renames it.
struct FolderPart: ~Copyable {
  private let folder: System.Descriptor
  private let name: [CChar]
  let descriptor: System.Descriptor
  private let cleanup: InterruptCleanup.Ticket

  /// Creates the temporary file for the output `leaf` in `folder`, whose path is `path` and a slash, or empty.
  init(for leaf: [UInt8], in folder: System.Descriptor, path: [UInt8]) throws(Errno) {
    let name = Self.name(for: leaf)
    self.folder = folder
    self.name = name.terminated
    descriptor = try Self.openLocked(self.name, in: folder)
    cleanup = InterruptCleanup.register((path + name).terminated)
  }

  deinit {
    InterruptCleanup.withdraw(cleanup)
    try? System.closeFile(descriptor)
  }

  /// Writes everything and reports what the system had put off.
  func write(_ bytes: UnsafeRawBufferPointer) throws(Errno) {
    try System.writeAll(bytes, to: descriptor)
    try System.flush(descriptor)
  }

  /// Puts the file in place of the output, at one stroke.
  func move(to leaf: [CChar]) throws(Errno) {
    try System.move(name, to: leaf, in: folder)
  }

  /// Removes the file. Nothing is said if that fails: the next run removes it.
  func remove() {
    try? System.removeName(name, in: folder)
  }

  /// See ``TemporaryFile/name(for:)``.
  static func name(for leaf: [UInt8]) -> [UInt8] {
    guard leaf.count + 6 <= TemporaryFile.longestName else {
      return FolderEntryName.bytes(of: TemporaryFile.name(for: PathBytes.decode(leaf)))
    }
    return [UInt8](unsafeUninitializedCapacity: leaf.count + 6) { buffer, initialized in
      buffer[0] = UInt8(ascii: ".")
      for index in leaf.indices { buffer[index + 1] = leaf[index] }
      for (index, byte) in ".part".utf8.enumerated() { buffer[leaf.count + 1 + index] = byte }
      initialized = leaf.count + 6
    }
  }

  /// Removes what a killed writer of `leaf` has left, once no one holds its lock.
  static func removeLeftover(for leaf: [UInt8], in folder: System.Descriptor) {
    let name = name(for: leaf).terminated
    if (try? System.status(name, in: folder)) != nil { try? removeLeftover(name, in: folder) }
  }

  private static func openLocked(_ name: [CChar], in folder: System.Descriptor) throws(Errno) -> System.Descriptor {
    while true {
      do throws(Errno) {
        let descriptor = try System.openFile(name, in: folder, .creating)
        if try lockIfNamed(descriptor) { return descriptor }
      } catch .exists {
        try removeLeftover(name, in: folder)
      }
    }
  }

  private static func removeLeftover(_ name: [CChar], in folder: System.Descriptor) throws(Errno) {
    guard let descriptor = try openExisting(name, in: folder) else { return }
    if try lockIfNamed(descriptor) {
      defer { try? System.closeFile(descriptor) }
      // Its writer may have renamed it while this one waited: then the name is no one's, or a newer file's.
      let named = try? System.status(name, in: folder)
      if named?.identity == (try System.status(descriptor)).identity { try System.removeName(name, in: folder) }
    }
  }

  private static func openExisting(
    _ name: [CChar], in folder: System.Descriptor
  ) throws(Errno) -> System.Descriptor? {
    do throws(Errno) {
      do throws(Errno) {
        return try System.openFile(name, in: folder, .existing)
      } catch .permissionDenied {
        return try System.openFile(name, in: folder, .existingReadOnly)
      }
    } catch .noSuchFile {
      return nil
    }
  }

  /// Waits for the lock. If the file has no name any more, or on an error, the descriptor is closed.
  private static func lockIfNamed(_ descriptor: System.Descriptor) throws(Errno) -> Bool {
    do throws(Errno) {
      do throws(Errno) {
        try System.lock(descriptor)
      } catch {
        guard Errno.noLocks.contains(error) else { throw error }
      }
      if try System.isNamed(descriptor) { return true }
    } catch {
      try? System.closeFile(descriptor)
      throw error
    }
    try? System.closeFile(descriptor)
    return false
  }
}
