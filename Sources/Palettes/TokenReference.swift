/// Where a token or a part of one is: an alias `{color.blue}`, or a JSON pointer `#/color/blue/$value`, also into
/// another file as `base.json#/color/blue`.
struct TokenReference {
  /// The file's name; nil for the same file.
  let file: String?
  /// The keys, parted as they were written.
  let keys: [String]
  /// Whether it is a JSON pointer.
  let isPointer: Bool

  /// The keys, parted by dots.
  var path: String { keys.joined(separator: ".") }

  /// Whether a text is an alias in braces.
  static func isAlias(_ text: String) -> Bool { text.hasPrefix("{") && text.hasSuffix("}") && text.utf8.count > 2 }

  /// Throws where `text` is neither an alias nor a pointer.
  init(_ text: String, at place: JSONPlace) throws(PaletteError) {
    if Self.isAlias(text) {
      (file, isPointer) = (nil, false)
      keys = text.dropFirst().dropLast().split(separator: ".").map { ASCII.trimmed($0) }
      return
    }
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].hasPrefix("/") else { throw place.error(.unknownPointer(text)) }
    file = parts[0].isEmpty ? nil : String(parts[0])
    isPointer = true
    keys = parts[1].dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(Self.unescaped)
  }

  /// RFC 6901 writes `/` as `~1` and `~` as `~0`; in a URI other characters may be percent-encoded.
  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else if byte == UInt8(ascii: "~"), let digit = rest.first, digit == 0x30 || digit == 0x31 {
        bytes.append(digit == 0x30 ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        rest = rest.dropFirst()
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
