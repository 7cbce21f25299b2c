#if os(Linux)
  import Glibc
  import PNGCodec
  import Pixels
  import TestSupport
  import Testing

  /// Memory that cannot be had is an error with a message, not a trap.
  struct MemoryTests {
    /// A sanitizer's own tables do not fit under such a limit.
    static let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil

    @Test(.enabled(if: !isSanitized, "address sanitizers need more address space than the test allows"))
    func tooLittleMemoryIsAnError() async {
      await #expect(processExitsWith: .success) {
        let picture = RefusalTests.claiming(width: 16_000, height: 16_000)
        try Self.limitAddressSpace(to: Self.addressSpace() + (256 << 20))
        #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap(from: picture) } == .outOfMemory)
        #expect(kind { () throws(PNGError) in try PNGDecoder.bitmap16(from: picture) } == .outOfMemory)
        #expect(kind { () throws(PNGError) in try PNGDecoder.mask(from: picture) } == .corrupt)
      }
    }

    /// Pages of address space in use, by the first number of /proc/self/statm, in bytes.
    static func addressSpace() -> UInt {
      guard let file = fopen("/proc/self/statm", "r") else { return 0 }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 64)
      fgets(&line, 64, file)
      return strtoul(line, nil, 10) * UInt(sysconf(Int32(_SC_PAGESIZE)))
    }

    static func limitAddressSpace(to bytes: UInt) throws {
      var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
      try #require(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
    }
  }
#endif
