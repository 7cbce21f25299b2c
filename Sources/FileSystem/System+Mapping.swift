#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// The first `count` bytes of an open file, at least 1, as memory that shows them; `atOnce` where all will be looked at.
  /// The C function is `mmap`.
  static func map(_ descriptor: Descriptor, count: Int, atOnce: Bool) throws(Errno) -> UnsafeRawBufferPointer {
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE | (atOnce ? populate : 0), descriptor, 0)
    guard let start, start != MAP_FAILED else { throw Errno(rawValue: errno) }
    return UnsafeRawBufferPointer(start: start, count: count)
  }

  #if os(Linux)
    private static let populate = Int32(MAP_POPULATE)
  #else
    private static let populate: Int32 = 0
  #endif

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
