extension System {
  /// A file descriptor, closed by whoever opened it.
  typealias Descriptor = Int32

  /// How a file is opened. None of the descriptors is inherited by child processes.
  enum Access {
    /// For reading. A FIFO waits for its writer.
    case reading
    /// For reading what may come later: a FIFO is open at once, and has nothing to read until its writer comes.
    case listening
    /// For writing to a device or FIFO that exists.
    case writing
    /// A new file for writing; ``Errno/exists`` where the name is taken, be it by a link that leads nowhere.
    case creating
    /// A file that exists and is no symbolic link, for writing.
    case existing
    /// The same where writing is not allowed.
    case existingReadOnly
  }

  /// What `stat` tells, as far as the program asks.
  struct Status {
    var kind: FileSystem.Kind
    var isLink: Bool
    var size: Int
    /// Permission bits, at most 0o7777.
    var mode: UInt32
    var owner: UInt32
    var group: UInt32
    var identity: FileIdentity
  }

  /// The bytes of `path` and a NUL; ``Errno/invalidArgument`` where a NUL is inside, ``Errno/noSuchFile`` if empty.
  static func cString(_ path: String) throws(Errno) -> [CChar] {
    let bytes = PathBytes.encode(path)
    guard !bytes.isEmpty else { throw .noSuchFile }
    guard !bytes.contains(0) else { throw .invalidArgument }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }
}
