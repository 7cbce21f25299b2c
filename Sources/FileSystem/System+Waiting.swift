#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// Milliseconds between two looks at whether anybody still waits.
  private static let patience: Int32 = 50

  /// Waits until reading would not wait: for bytes, an end or an error. False when `isInVain` says so first. The C function
  /// is `poll`.
  static func waitToRead(_ descriptor: Descriptor, unless isInVain: () -> Bool) -> Bool {
    while !isInVain() {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let count = poll(&request, 1, patience)
      if count > 0 || count < 0 && errno != EINTR { return true }
    }
    return false
  }
}
