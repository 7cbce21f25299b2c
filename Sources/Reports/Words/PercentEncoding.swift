import FileSystem

/// Paths as links.
public enum PercentEncoding {
  /// A relative path as a URL reference: the bytes of the name, all but letters, digits, `-`, `.`, `_`, `~` and `/` as
  /// `%NN` (RFC 3986). It can stand after a base that ends with a slash, and alone: no name reads as a scheme.
  public static func path(_ path: String) -> String { encoded(PathBytes.encode(path), keeping: "-._~/") }

  /// The text's own UTF-8 as a fragment, in which `/` is encoded too; not the bytes of a name of a file, so that a script
  /// that knows the text finds it.
  public static func fragment(_ text: String) -> String { encoded(Array(text.utf8), keeping: "-._~") }

  /// `base` and the relative `path` with one slash between.
  public static func link(_ base: String, _ path: String) -> String {
    (base.hasSuffix("/") ? base : base + "/") + Self.path(path)
  }

  private static func encoded(_ bytes: [UInt8], keeping: String) -> String {
    var result = ""
    for byte in bytes {
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
