#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// Makes writing beyond the limit on a file's size an error instead of the process's end. The C function is `signal`.
  static func ignoreFileLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Seconds since some moment before the process began; never less than before. The C function is `clock_gettime`.
  static func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension ProcessInformation {
  /// Seconds of a clock that only runs forward, for the difference of two of its values.
  public static var monotonicSeconds: Double { System.monotonicSeconds() }
}
