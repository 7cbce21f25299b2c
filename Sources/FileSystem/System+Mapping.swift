#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// The first `count` bytes of an open file, at least 1, as memory that shows them. The C function is `mmap`.
  static func map(_ descriptor: Descriptor, count: Int) throws(Errno) -> UnsafeRawBufferPointer {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { throw Errno(rawValue: errno) }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  /// Gives mapped memory back. The C function is `munmap`.
  static func unmap(_ bytes: UnsafeRawBufferPointer) {
    munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), bytes.count)
  }

  /// Lets the system take back the memory of the first `count` bytes, as far as they fill pages; they come back from the
  /// file when they are looked at again. The C function is `madvise`.
  static func release(_ bytes: UnsafeRawBufferPointer, first count: Int) {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let whole = min(count, bytes.count) / page * page
    guard whole > 0 else { return }
    madvise(UnsafeMutableRawPointer(mutating: bytes.baseAddress!), whole, MADV_DONTNEED)
  }
}
