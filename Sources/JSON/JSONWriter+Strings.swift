extension JSONWriter {
  /// Writes `text` in quotes. Escaped are the quote, the backslash and U+0000 to U+001F, as RFC 8785 writes them.
  public static func write(_ text: String, to output: inout [UInt8]) {
    output.append(ASCII.quote)
    for byte in text.utf8 {
      if byte >= 0x20, byte != ASCII.quote, byte != ASCII.backslash {
        output.append(byte)
      } else {
        output += escape(byte).utf8
      }
    }
    output.append(ASCII.quote)
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case ASCII.quote: "\\\""
    case ASCII.backslash: "\\\\"
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: (byte < 0x10 ? "\\u000" : "\\u00") + String(byte, radix: 16)
    }
  }
}
