/// What a file's first bytes say of its encoding.
public enum Encoding {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The bytes after a byte-order mark of UTF-8.
  static func withoutMark(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
  }

  /// The name of an encoding that is not UTF-8: by a byte-order mark, or by a zero byte beside a printable one.
  public static func foreign(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32 (little-endian)" }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32 (big-endian)" }
    if bytes.starts(with: [0xFF, 0xFE]) { return "UTF-16 (little-endian)" }
    if bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16 (big-endian)" }
    guard bytes.count >= 4 else { return nil }
    let isText = { (byte: UInt8) in byte >= 0x20 && byte < 0x7F }
    if isText(bytes[0]), bytes[1] == 0, isText(bytes[2]), bytes[3] == 0 { return "UTF-16 (little-endian)" }
    if bytes[0] == 0, isText(bytes[1]), bytes[2] == 0, isText(bytes[3]) { return "UTF-16 (big-endian)" }
    return nil
  }
}
