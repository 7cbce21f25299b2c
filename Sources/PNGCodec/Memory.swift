import CPNG

/// Asks before memory is taken: an array that cannot be had ends the process, where a message was due.
public enum Memory {
  /// Whether `byteCount` bytes in one piece can be had now. The C function is `malloc`.
  public static func isAvailable(_ byteCount: Int) -> Bool { byteCount >= 0 && cpng_can_allocate(byteCount) }
}
