#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// Opens a new file in `folder` for reading and writing, that only this process's user can read, and removes its name at
  /// once. The C functions are `mkstemp` and `unlink`.
  static func openScratch(in folder: String) throws(Errno) -> Descriptor {
    var template = try cString(Path.joined(folder, "shoe-render-XXXXXX"))
    let descriptor = try check { mkstemp(&template) }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// Reads from `offset` on until the buffer is full or the file ends, and gives how much it was. The C function is `pread`.
  static func readScratch(
    _ descriptor: Descriptor, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(Errno) -> Int {
    var done = 0
    while done < buffer.count {
      let (start, rest, place) = (buffer.baseAddress! + done, min(buffer.count - done, 1 << 30), offset + done)
      let count = try check { pread(descriptor, start, rest, off_t(place)) }
      if count == 0 { break }
      done += count
    }
    return done
  }

  /// Writes all bytes from `offset` on; what lies between there and the end of the file is zero. The C function is `pwrite`.
  static func writeScratch(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Descriptor, at offset: Int
  ) throws(Errno) {
    var done = 0
    while done < bytes.count {
      let (start, rest, place) = (bytes.baseAddress! + done, min(bytes.count - done, 1 << 30), offset + done)
      done += try check { pwrite(descriptor, start, rest, off_t(place)) }
    }
  }
}
