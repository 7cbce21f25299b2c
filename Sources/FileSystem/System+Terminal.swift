#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// Whether a terminal is at the other end. The C function is `isatty`.
  static func isTerminal(_ descriptor: Descriptor) -> Bool {
    isatty(descriptor) == 1
  }

  /// The width of the terminal, 0 where there is none. The C function is `ioctl`.
  static func terminalColumns(_ descriptor: Descriptor) -> Int {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
  }

  /// The height of the terminal in lines, 0 where there is none. The C function is `ioctl`.
  static func terminalRows(_ descriptor: Descriptor) -> Int {
    var size = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_row) : 0
  }
}
