#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// What tells two states of a file apart, as far as the system keeps it.
  struct Version: Equatable {
    var identity: FileIdentity
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// The state of a file; nil where there is none. The C function is `stat`.
  static func version(_ path: String) -> Version? {
    var buffer = stat()
    guard let name = try? cString(path), stat(name, &buffer) == 0 else { return nil }
    #if canImport(Darwin)
      let time = buffer.st_mtimespec
    #else
      let time = buffer.st_mtim
    #endif
    return Version(
      identity: FileIdentity(device: UInt64(truncatingIfNeeded: buffer.st_dev), node: UInt64(buffer.st_ino)),
      size: Int(buffer.st_size), seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }

  /// Waits for so long. The C function is `poll`.
  static func pause(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }

  /// Whether something can be read within so many milliseconds, for ever where they are negative. The C function is `poll`.
  static func canRead(_ descriptor: Descriptor, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }
}

#if canImport(Glibc) || canImport(Musl)
  extension System {
    /// A change of an entry of a folder that is watched.
    struct Notice {
      /// The number of the folder.
      var folder: Int32
      var name: String
      /// Whether notices were lost, so that anything may have changed.
      var isOverflow: Bool
    }

    /// Starts to watch; what is read from the descriptor are notices. The C function is `inotify_init1`.
    static func openNotices() throws(Errno) -> Descriptor { try check { inotify_init1(Int32(IN_CLOEXEC)) } }

    /// Watches a folder for files that are closed after writing, and for those that are moved or linked into it. Returns its number;
    /// one folder has one. The C function is `inotify_add_watch`.
    static func watch(_ folder: String, _ descriptor: Descriptor) throws(Errno) -> Int32 {
      let name = try cString(folder)
      return try check { inotify_add_watch(descriptor, name, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_ONLYDIR)) }
    }

    /// Waits for notices and returns them.
    static func notices(_ descriptor: Descriptor) throws(Errno) -> [Notice] {
      var notices: [Notice] = []
      let header = MemoryLayout<inotify_event>.size
      try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: MemoryLayout<inotify_event>.alignment) {
        (buffer) throws(Errno) in
        let count = try readBytes(descriptor, into: buffer)
        var start = 0
        while start + header <= count {
          let event = buffer.load(fromByteOffset: start, as: inotify_event.self)
          let name = buffer[start + header..<start + header + Int(event.len)].prefix { $0 != 0 }
          notices.append(
            Notice(
              folder: event.wd, name: PathBytes.decode(Array(name)), isOverflow: event.mask & UInt32(IN_Q_OVERFLOW) != 0
            ))
          start += header + Int(event.len)
        }
      }
      return notices
    }
  }
#endif
