/// Reads JSON as RFC 8259 defines it, and nothing else: no comments, no trailing commas, no key twice.
///
/// The text is UTF-8; a byte order mark is skipped. Every value and every key gets its line and column.
public enum JSONReader {
  /// How many arrays and objects may lie inside each other.
  public static let depthLimit = 64

  /// The one value in `bytes`, or in a part of them. Throws at the first fault.
  ///
  /// - Parameters:
  ///   - range: the part to read, for example one line of JSON Lines; nil for all. A range outside `bytes` is a
  ///     programmer error and traps.
  ///   - line: the number of the line with which that part begins.
  ///   - column: the column in which it begins.
  public static func parse(
    _ bytes: [UInt8], in range: Range<Int>? = nil, line: Int = 1, column: Int = 1
  ) throws(JSONError) -> JSONValue {
    let range = range ?? 0..<bytes.count
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "the range lies outside the bytes")
    let start = JSONPosition(line: line, column: column)
    if let name = foreignEncoding(bytes[range]) { throw JSONError(.encoding(name), at: start) }
    var scanner = JSONScanner(bytes: bytes, range: range, at: start)
    scanner.skipMark()
    return try scanner.document()
  }

  /// The name of the encoding where the first bytes show UTF-16 or UTF-32: by a byte order mark, or by the zero
  /// bytes that any JSON text has there, as it starts with an ASCII character.
  private static func foreignEncoding(_ bytes: ArraySlice<UInt8>) -> String? {
    let start = Array(bytes.prefix(4))
    switch (start.count, start.first ?? 1, start.count > 1 ? start[1] : 1) {
    case (2..., 0xFF, 0xFE): return start.suffix(2) == [0, 0] && start.count == 4 ? utf32Little : utf16Little
    case (2..., 0xFE, 0xFF): return utf16Big
    case (4, 0, 0): return utf32Big
    case (2..., 0, let byte) where byte != 0: return utf16Big
    case (2..., let byte, 0) where byte != 0:
      return start.count == 4 && start[2] == 0 && start[3] == 0 ? utf32Little : utf16Little
    default: return nil
    }
  }

  private static let utf16Little = "UTF-16 (little-endian)"
  private static let utf16Big = "UTF-16 (big-endian)"
  private static let utf32Little = "UTF-32 (little-endian)"
  private static let utf32Big = "UTF-32 (big-endian)"
}
