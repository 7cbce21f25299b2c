/// A value as it can stand inside a file name on Linux, macOS and Windows.
///
/// 1. What separates folders (`/` and `\`), what Windows forbids (`< > : " | ? *`), control characters and line breaks
///    become `-`; so do the scalars by which ``FileSystem/PathBytes`` writes bytes that are no UTF-8.
/// 2. Invisible characters that change how a name reads are left out: soft hyphen, zero-width space, word joiner, byte
///    order mark, and the marks and embeddings of direction. Joiners stay, as emoji and some scripts need them.
/// 3. White space, dots and dashes at both ends are cut off, so that `..`, `.hidden` and `-rf` are no more than words. A
///    value that has nothing else is empty.
///
/// Everything else stays as it is written, in its normalisation form.
enum SafeText {
  /// What becomes of a character.
  enum Role: Equatable {
    case kept
    case replaced
    case dropped
  }

  /// What becomes of a scalar.
  static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar.value {
    case 0..<0x80: isPlain(UInt8(scalar.value)) ? .kept : .replaced
    case 0x80...0x9F, 0x2028, 0x2029, 0x10FE80...0x10FEFF: .replaced
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: .dropped
    default: .kept
    }
  }

  /// Appends the value made safe.
  @inline(__always)
  static func append(_ value: String, to name: inout [UInt8]) {
    let isDone = value.utf8.withContiguousStorageIfAvailable { appendPlain($0, to: &name) } ?? false
    if !isDone { name.append(contentsOf: slow(value).utf8) }
  }

  /// Appends a value of characters that all stay, which nearly all are; else appends nothing and returns false.
  private static func appendPlain(_ bytes: UnsafeBufferPointer<UInt8>, to name: inout [UInt8]) -> Bool {
    var (start, end) = (0, bytes.count)
    while start < end, isEdge(bytes[start]) { start += 1 }
    while start < end, isEdge(bytes[end - 1]) { end -= 1 }
    for index in start..<end where !isPlain(bytes[index]) { return false }
    name.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
    return true
  }

  /// The value made safe.
  private static func slow(_ value: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in value.unicodeScalars {
      switch role(of: scalar) {
      case .kept: scalars.append(scalar)
      case .replaced: scalars.append("-")
      case .dropped: break
      }
    }
    guard let start = scalars.firstIndex(where: { !isEdge($0) }), let end = scalars.lastIndex(where: { !isEdge($0) })
    else { return "" }
    return String(Substring(scalars[start...end]))
  }

  /// Whether a byte of ASCII is cut off at the ends.
  private static func isEdge(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x2D || byte == 0x2E }

  private static func isEdge(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "." || scalar.properties.isWhitespace
  }

  /// Whether a byte is a character of ASCII that stays.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<0x20, 0x7F...0xFF: false
    case UInt8(ascii: "/"), UInt8(ascii: "\\"): false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: ":"), UInt8(ascii: "\""): false
    case UInt8(ascii: "|"), UInt8(ascii: "?"), UInt8(ascii: "*"): false
    default: true
    }
  }
}
