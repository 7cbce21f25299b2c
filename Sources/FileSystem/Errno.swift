/// An error number of the system. A struct and no enum, so that a number without a name here is kept too.
public struct Errno: RawRepresentable, Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, as the C library's `errno` gives it.
  public let rawValue: Int32

  /// Any number; unknown ones are kept.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The system's words, such as "No such file or directory". The C function is `strerror`.
  public var description: String {
    System.text(rawValue)
  }
}
