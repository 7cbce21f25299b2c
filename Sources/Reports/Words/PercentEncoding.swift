import FileSystem

/// Paths as links.
public enum PercentEncoding {
  /// A relative path as a URL reference: the bytes of the name, all but letters, digits, `-`, `.`, `_`, `~` and `/` as
  /// `%NN` (RFC 3986). It can stand after a base that ends with a slash, and alone: no name reads as a scheme.
  public static func path(_ path: String) -> String { encoded(path, keeping: "-._~/") }

  /// A text as a fragment or one segment of a path; `/` is encoded too.
  public static func segment(_ text: String) -> String { encoded(text, keeping: "-._~") }

  /// `base` and the relative `path` with one slash between.
  public static func link(_ base: String, _ path: String) -> String {
    (base.hasSuffix("/") ? base : base + "/") + Self.path(path)
  }

  private static func encoded(_ text: String, keeping: String) -> String {
    var result = ""
    for byte in PathBytes.encode(text) {
      if isAlphanumeric(byte) || keeping.utf8.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
